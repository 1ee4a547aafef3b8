export { AvatarPicker } from "./components/avatar-picker.tsx";
export {
  notePresences,
  presenceStore,
  refreshPresence,
  watchPresence,
} from "./presence.store.ts";
export { presenceText } from "./presence-text.ts";
export { useMinor } from "./use-minor.ts";
export {
  findUser,
  keepPeople,
  searchPeople,
  setMinorMode,
  uploadPicture,
  usersStore,
  wearFace,
} from "./users.store.ts";
