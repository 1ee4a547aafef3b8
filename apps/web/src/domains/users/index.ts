export { AvatarPicker } from "./components/avatar-picker.tsx";
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
  onFrame,
  searchPeople,
  uploadPicture,
  usersStore,
} from "./users.store.ts";
