export { banGroup, unbanGroup } from "./ban-group.ts";
export { dissolveGroup } from "./dissolve-group.ts";
export { groupEvidence } from "./group-evidence.ts";
export { groupsRoutes } from "./groups.routes.ts";
export {
  countPeople,
  hearersOf,
  type Membership,
  membershipsOf,
  membersOfRoom,
  peopleOfRoom,
  roomsOf,
  shareGroup,
} from "./memberships.repository.ts";
export { groupsData } from "./personal-data.ts";
export { quitGroup } from "./quit-group.ts";
export { peopleReading, readsRow, windowsOf } from "./reads-row.ts";
export { bequeathGroup } from "./transfer-group.ts";
