export { AvatarPicker } from "./components/avatar-picker.tsx";
export { uploadPicture } from "./pictures.store.ts";
export {
  presenceStore,
  refreshPresence,
  setPresences,
  watchPresence,
} from "./presence.store.ts";
export { presenceText } from "./presence-text.ts";
export { useTeenMode } from "./use-teen-mode.ts";
export {
  cachePeople,
  findUser,
  searchPeople,
  setAvatar,
  setTeenMode,
  usersStore,
} from "./users.store.ts";
