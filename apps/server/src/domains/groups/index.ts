export {
  type Membership,
  membersOfRoom,
  membershipsOf,
  roomsOf,
  type RoomWindow,
  type Seat,
} from "./memberships.repository.ts";
