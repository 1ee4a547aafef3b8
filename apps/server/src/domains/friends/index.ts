export { haveAsked } from "./ask-for-friendship.ts";
export { friendsRoutes } from "./friends.routes.ts";
export { onPresenceChanged } from "./on-presence-changed.ts";
export { friendsData } from "./personal-data.ts";
export { friendsOf, quietsOf, relationsOf, wereFriends } from "./relations.repository.ts";
export { removeFriend } from "./remove-friend.ts";
export { onRequested } from "./request-events.ts";
export { limitRequests } from "./request-limit.ts";
