export { GroupCardRow } from "./components/group-card-row.tsx";
export { groupCharacters } from "./group-characters.ts";
export { isLive, mayInvite, mayManage, presentMembers, presentPeople } from "./group-rules.ts";
export {
  groupOf,
  groupsStore,
  loadGroup,
  loadGroups,
  loadMembers,
  setGroupDnd,
} from "./groups.store.ts";
export { discoverGroups, invitationsStore } from "./invitations.store.ts";
