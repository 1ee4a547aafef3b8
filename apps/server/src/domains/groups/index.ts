export { dissolveGroup } from "./dissolve-group.ts";
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
