import type { Friend } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers } from "../users/index.ts";
import { presentFriend } from "./friends.presenter.ts";
import { findFriendships } from "./friends.repository.ts";
import { visiblePresenceOf } from "./visible-presence.ts";

/** My friends with what each lets me see of his presence, and former ones flagged `deleted` (`FRIEND-1`). */
export async function listFriends({ ctx }: Call<unknown>): Promise<Friend[]> {
  const { services, actor } = ctx;
  const rows = await findFriendships(services.db, actor.id);
  const people = await findUsers(
    services.db,
    rows.map((row) => row.friend_id),
  );
  const presences = await visiblePresenceOf(services, actor.id, people.values());
  return rows.flatMap((row) => {
    const user = people.get(row.friend_id);
    return user ? [presentFriend(row, user, presences.get(user.id))] : [];
  });
}
