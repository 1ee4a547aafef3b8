export { createUser } from "./create-user.ts";
export { nameKey } from "./name-keys.ts";
export { isBannedAt, maySeeOnline, type Relation } from "./users.policy.ts";
export { presentUser } from "./users.presenter.ts";
export {
  bindEmailTo,
  changeUser,
  findByEmailKey,
  findByNameKey,
  findPasswordHash,
  findUser,
  findUsers,
  lockUser,
  type UserWithPassword,
} from "./users.repository.ts";
export type { UserRow } from "./users.table.ts";
