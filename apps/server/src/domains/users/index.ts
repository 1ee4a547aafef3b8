export { provideAcquaintance } from "./acquaintance.ts";
export { addMeOf } from "./add-me-of.ts";
export {
  admitGuest,
  dismissGuests,
  guestsAmong,
  visitKey,
} from "./character-guests.repository.ts";
export {
  type CharacterFace,
  changeCharacterUser,
  createCharacterUser,
  retireCharacterUser,
} from "./character-users.ts";
export { checkPictures, holdPictures } from "./check-pictures.ts";
export { claimOldLooks } from "./claim-looks.ts";
export { createUser } from "./create-user.ts";
export { type EvidenceSource, provideEvidence } from "./evidence.ts";
export { ensureHouseUser } from "./house-user.ts";
export { flushLastSeen, noteLastSeen } from "./last-seen.ts";
export { ensureMayBuy, ensureMayTalk } from "./minor-mode.ts";
export { FOLDING, gramsOf, lookedFor, nameKey } from "./name-keys.ts";
export { ensureNoOffice, ensureOpenName } from "./open-names.ts";
export { usersData } from "./personal-data.ts";
export { announceProfile, onProfileChanged } from "./profile-events.ts";
export { refoldNames } from "./refold-names.ts";
export { reportsAgainst } from "./reports.repository.ts";
export { retireUser } from "./retire-user.ts";
export { mayLookUp } from "./show-user.ts";
export {
  isBannedAt,
  mayMeetCharacter,
  maySeeOnline,
  maySeeProfile,
  type Relation,
  type Standing,
  standingOf,
} from "./users.policy.ts";
export { ADMINISTRATOR, presentUser, type Viewer } from "./users.presenter.ts";
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
export { presenceFor, provideRelations, viewersOf } from "./visibility.ts";
