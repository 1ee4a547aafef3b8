import type { Friend } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { presentFriend } from "./friends.presenter.ts";
import { findFriendship } from "./friends.repository.ts";
import { sightOf } from "./sight.ts";

/** A friend, current or former, as one person sees him; undefined when they never were friends. */
export async function friendRecord(
  services: Services,
  viewerId: number,
  friendId: number,
): Promise<Friend | undefined> {
  const row = await findFriendship(services.db, viewerId, friendId);
  const user = row && (await findUsers(services.db, [friendId])).get(friendId);
  if (!row || !user) return undefined;
  const sight = await sightOf(services, viewerId, [user]);
  return presentFriend(row, user, sight.get(friendId));
}
