import { FRIEND_REQUEST_MS, type Friend, type FriendRequest, Terminal } from "@4d/contract";
import type { Selectable } from "kysely";
import { maySeeProfile, presentUser, type UserRow, type Viewer } from "../users/index.ts";
import { stateAt, stateForAsker } from "./friends.policy.ts";
import type { FriendRequestTable, FriendshipTable } from "./friends.table.ts";
import { HIDDEN_PRESENCE, type VisiblePresence } from "./visible-presence.ts";

type Friendship = Pick<Selectable<FriendshipTable>, "friend_id" | "remark" | "labels" | "is_dnd" | "deleted">;

/** A friend, current or former, as the owner of this side sees them; names and pictures are the friend's own. */
export function presentFriend(
  row: Friendship,
  user: UserRow,
  presence: VisiblePresence = HIDDEN_PRESENCE,
): Friend {
  const onlineApp = presence.terminals.includes(Terminal.APP);
  const onlineWeb = presence.terminals.some((terminal) => terminal !== Terminal.APP);
  return {
    id: user.id,
    userName: user.user_name,
    nickName: user.nick_name,
    remark: row.remark,
    labels: row.labels,
    signature: maySeeProfile(user.see_profile, presence.relation) ? user.signature : "",
    headImage: user.head_image,
    headImageThumb: user.head_image_thumb,
    online: onlineWeb || onlineApp,
    onlineWeb,
    onlineApp,
    lastSeenAt: presence.lastSeenAt,
    isDnd: row.is_dnd,
    deleted: row.deleted,
    type: user.type,
  };
}

/** A request as one of the two people sees it. */
export function presentRequest(
  row: Selectable<FriendRequestTable>,
  people: { viewerId: number; from: UserRow; to: UserRow; viewer: (row: UserRow) => Viewer },
  now: number,
): FriendRequest {
  const state = people.viewerId === row.from_id ? stateForAsker : stateAt;
  return {
    id: row.id,
    fromUser: presentUser(people.from, people.viewer(people.from), now),
    toUser: presentUser(people.to, people.viewer(people.to), now),
    message: row.message,
    state: state(row, now, FRIEND_REQUEST_MS),
    createdAt: row.created_at,
  };
}
