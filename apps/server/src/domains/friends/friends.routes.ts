import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { addFriend } from "./add-friend.ts";
import { blockUser, listBlocked, unblockUser } from "./blocks.ts";
import { findFriend, listFriends, suggestFriends } from "./friend-records.ts";
import { acceptRequest, declineRequest, listRequests } from "./friend-requests.ts";
import { muteFriend, setLabels, setRemark, updateFriend } from "./friend-settings.ts";
import { removeFriend } from "./remove-friend.ts";
import { showRelation } from "./show-relation.ts";

/** The contract's `friends`, each bound to its verb. */
export const friendsRoutes = routes(api.friends, {
  list: listFriends,
  find: findFriend,
  add: addFriend,
  remove: removeFriend,
  setDnd: muteFriend,
  update: updateFriend,
  setRemark,
  setLabels,
  relation: showRelation,
  suggest: suggestFriends,
  requests: listRequests,
  acceptRequest,
  declineRequest,
  block: blockUser,
  unblock: unblockUser,
  blocked: listBlocked,
});
