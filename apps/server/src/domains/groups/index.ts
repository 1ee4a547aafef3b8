export { groupsRoutes } from "./groups.routes.ts";
export {
  type Membership,
  membershipsOf,
  membersOfRoom,
  type RoomWindow,
  roomsOf,
  type Seat,
} from "./memberships.repository.ts";
