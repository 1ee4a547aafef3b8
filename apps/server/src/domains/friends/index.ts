export { friendsRoutes } from "./friends.routes.ts";
export { onPresenceChanged } from "./on-presence-changed.ts";
export { type Direction, friendsOf, relationsOf, type Standing } from "./relations.repository.ts";
