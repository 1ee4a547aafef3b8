export { AvatarPicker } from "./components/avatar-picker.tsx";
export { uploadPicture } from "./pictures.store.ts";
export {
  presenceStore,
  presenceText,
  refreshPresence,
  setPresences,
  watchPresence,
} from "./presence.store.ts";
export {
  cachePeople,
  findUser,
  searchPeople,
  setAvatar,
  setTeenMode,
  usersStore,
  useTeenMode,
} from "./users.store.ts";
