export { AvatarPicker } from "./components/avatar-picker.tsx";
export { uploadPicture } from "./pictures.store.ts";
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
  usersStore,
  wearFace,
} from "./users.store.ts";
