export { AvatarPicker } from "./components/avatar-picker.tsx";
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
  uploadPicture,
  usersStore,
  useTeenMode,
} from "./users.store.ts";
