export { GroupCardRow } from "./components/group-card-row.tsx";
export { isLive, isMuted, mayInvite, mayManage, presentMembers } from "./group-rules.ts";
export {
  groupOf,
  groupsStore,
  loadGroup,
  loadGroups,
  loadMembers,
  onFrame,
  setGroupDnd,
} from "./groups.store.ts";
export { discoverGroups, invitationsStore, joinGroup } from "./invitations.store.ts";
