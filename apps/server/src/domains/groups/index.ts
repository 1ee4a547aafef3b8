export { banGroup, unbanGroup } from "./ban-group.ts";
export { dissolveGroup } from "./dissolve-group.ts";
export { groupEvidence } from "./group-evidence.ts";
export { groupsRoutes } from "./groups.routes.ts";
export {
  countPeople,
  type Membership,
  membershipsOf,
  membersOfRoom,
  peopleOfRoom,
  roomsOf,
  shareGroup,
  unmutedMembersOf,
} from "./memberships.repository.ts";
export { groupsData } from "./personal-data.ts";
export { quitGroup } from "./quit-group.ts";
export { canReadRow, currentReadersOf, readWindowsOf } from "./read-windows.ts";
export { handOverGroup } from "./transfer-group.ts";
