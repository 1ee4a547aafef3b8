export {
  notePresences,
  type Presence,
  presenceStore,
  refreshPresence,
  watchPresence,
} from "./presence.store.ts";
export { presenceText } from "./presence-text.ts";
export {
  findUser,
  keepPeople,
  loadSelf,
  onFrame as onUsersFrame,
  searchPeople,
  uploadPicture,
  usersStore,
} from "./users.store.ts";
