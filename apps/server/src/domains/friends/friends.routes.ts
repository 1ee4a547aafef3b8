import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { acceptRequest } from "./accept-request.ts";
import { addFriend } from "./add-friend.ts";
import { blockUser } from "./block-user.ts";
import { declineRequest } from "./decline-request.ts";
import { findFriend } from "./find-friend.ts";
import { listBlocked } from "./list-blocked.ts";
import { listFriends } from "./list-friends.ts";
import { listRequests } from "./list-requests.ts";
import { muteFriend } from "./mute-friend.ts";
import { removeFriend } from "./remove-friend.ts";
import { setLabels } from "./set-labels.ts";
import { setRemark } from "./set-remark.ts";
import { showRelation } from "./show-relation.ts";
import { suggestFriends } from "./suggest-friends.ts";
import { unblockUser } from "./unblock-user.ts";
import { updateFriend } from "./update-friend.ts";

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
