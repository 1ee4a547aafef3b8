export { groupsRoutes } from "./groups.routes.ts";
export { dissolveGroup, quitGroup } from "./leave-group.ts";
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
export { banGroup, groupEvidence, unbanGroup } from "./moderate-group.ts";
export { groupsData } from "./personal-data.ts";
export { canReadRow, currentReadersOf, readWindowsOf } from "./read-windows.ts";
export { handOverGroup } from "./transfer-group.ts";
