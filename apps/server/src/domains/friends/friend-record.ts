import { type Friend, UserType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { findUsers, mayLookUp, type UserRow } from "../users/index.ts";
import { presentFriend } from "./friends.presenter.ts";
import { findFriendship } from "./friends.repository.ts";
import { visiblePresenceOf } from "./visible-presence.ts";

/** What is kept about a character that never was a friend: it is marked like a former one. */
async function characterRow(services: Services, viewerId: number, user: UserRow) {
  const isAccessible = user.type === UserType.CHARACTER && (await mayLookUp(services, viewerId, user));
  return isAccessible
    ? { friend_id: user.id, remark: "", labels: [], is_dnd: false, deleted: true }
    : undefined;
}

/**
 * A friend, current or former, as one person sees him; and a character he talks with or may meet, which writes without
 * a friendship: older clients show its messages by this record (`protocol §5.3`). Undefined for other strangers.
 */
export async function friendRecord(
  services: Services,
  viewerId: number,
  friendId: number,
): Promise<Friend | undefined> {
  const user = (await findUsers(services.db, [friendId])).get(friendId);
  if (user === undefined) return undefined;
  const friendship = await findFriendship(services.db, viewerId, friendId);
  const row = friendship ?? (await characterRow(services, viewerId, user));
  if (row === undefined) return undefined;
  const presence = await visiblePresenceOf(services, viewerId, [user]);
  return presentFriend(row, user, presence.get(friendId));
}
