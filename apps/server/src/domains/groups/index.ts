export { groupsRoutes } from "./groups.routes.ts";
export {
  type Membership,
  membershipsOf,
  membersOfRoom,
  roomsOf,
} from "./memberships.repository.ts";
