export { haveAsked } from "./ask-for-friendship.ts";
export { publishPresence } from "./friend-signals.ts";
export { friendsRoutes } from "./friends.routes.ts";
export { friendsData } from "./personal-data.ts";
export { friendsOf, muteStatesOf, relationsOf, wereFriends } from "./relations.repository.ts";
export { removeFriend } from "./remove-friend.ts";
