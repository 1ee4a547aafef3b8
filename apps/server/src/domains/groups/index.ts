export { banGroup, unbanGroup } from "./ban-group.ts";
export { dissolveGroup } from "./dissolve-group.ts";
export { groupEvidence } from "./group-evidence.ts";
export { groupsRoutes } from "./groups.routes.ts";
export {
  hearersOf,
  type Membership,
  membershipsOf,
  membersOfRoom,
  roomsOf,
} from "./memberships.repository.ts";
export { quitGroup } from "./quit-group.ts";
export { transferGroup } from "./transfer-group.ts";
