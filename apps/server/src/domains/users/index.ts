export { provideAcquaintance } from "./acquaintance.ts";
export {
  type CharacterFace,
  changeCharacterUser,
  createCharacterUser,
  retireCharacterUser,
} from "./character-users.ts";
export { checkPictures } from "./check-pictures.ts";
export { claimOldLooks } from "./claim-looks.ts";
export { createUser } from "./create-user.ts";
export { type EvidenceSource, provideEvidence } from "./evidence.ts";
export { ensureHouseUser } from "./house-user.ts";
export { flushLastSeen, noteLastSeen } from "./last-seen.ts";
export { ensureMayBuy, ensureMayTalk } from "./minor-mode.ts";
export { gramsOf, gramsOfQuery, nameKey } from "./name-keys.ts";
export { ensureNoOffice, ensureOpenName } from "./open-names.ts";
export { announceProfile, onProfileChanged } from "./profile-events.ts";
export { reportsAgainst } from "./reports.repository.ts";
export { retireUser } from "./retire-user.ts";
export { mayLookUp } from "./show-user.ts";
export { isBannedAt, isOwnPicture, mayMeetCharacter, maySeeOnline, type Relation } from "./users.policy.ts";
export { presentUser } from "./users.presenter.ts";
export {
  bindEmailTo,
  changeMinorPin,
  changeUser,
  deleteWaiting,
  findByEmailKey,
  findByNameKey,
  findCharacterUsers,
  findMinorPin,
  findPasswordHash,
  findUser,
  findUsers,
  lockUser,
  type UserWithPassword,
} from "./users.repository.ts";
export { usersRoutes } from "./users.routes.ts";
export type { UserRow } from "./users.table.ts";
export { presenceFor, provideRelations } from "./visibility.ts";
