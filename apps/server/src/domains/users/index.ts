export { anonymiseUser } from "./anonymise-user.ts";
export {
  admitGuest,
  deleteGuests,
  guestsAmong,
  visitKey,
} from "./character-guests.repository.ts";
export {
  type CharacterFace,
  changeCharacterUser,
  createCharacterUser,
  detachCharacterUser,
} from "./character-users.ts";
export { checkPictures, holdPictures } from "./check-pictures.ts";
export { claimOldLooks } from "./claim-looks.ts";
export { createUser } from "./create-user.ts";
export { ensureHouseUser } from "./house-user.ts";
export { flushLastSeen, recordLastSeen } from "./last-seen.ts";
export { FOLDING, gramsOf, nameKey, refoldNames, searchWordsOf } from "./name-keys.ts";
export { ensureNameAllowed, ensureNotReserved } from "./name-rules.ts";
export { usersData } from "./personal-data.ts";
export { publishProfile } from "./profile-events.ts";
export type { EvidenceSource } from "./report.ts";
export { reportsAgainst } from "./reports.repository.ts";
export { addMePolicyOf, mayLookUp } from "./show-user.ts";
export { ensureMayBuy, ensureMayUseAiChats } from "./teen-mode.ts";
export {
  isBannedAt,
  mayMeetCharacter,
  maySeeOnline,
  maySeeProfile,
  type Relation,
  type ViewerRelation,
  viewerRelationOf,
} from "./users.policy.ts";
export { ADMINISTRATOR, presentUser, type Viewer } from "./users.presenter.ts";
export {
  bindEmailTo,
  changeTeenModePin,
  changeUser,
  deletePendingUser,
  findByEmailKey,
  findByNameKey,
  findCharacterUsers,
  findPasswordHash,
  findTeenModePin,
  findUser,
  findUsers,
  lockUser,
  type UserWithPassword,
} from "./users.repository.ts";
export { usersRoutes } from "./users.routes.ts";
export type { UserRow } from "./users.table.ts";
export { presenceFor, viewersOf } from "./visibility.ts";
