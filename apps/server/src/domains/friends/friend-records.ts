import { FRIEND_REQUEST_MS, type Friend, type User, UserType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers, mayLookUp, presentUser, type UserRow, viewersOf } from "../users/index.ts";
import { presentFriend } from "./friends.presenter.ts";
import { findFriendship, findFriendships } from "./friends.repository.ts";
import { findSuggestions } from "./suggestions.repository.ts";
import { visiblePresenceOf } from "./visible-presence.ts";

/** The record of a character that was never a friend; it is marked like a former one. */
async function characterRow(services: Services, viewerId: number, user: UserRow) {
  const isAccessible = user.type === UserType.CHARACTER && (await mayLookUp(services, viewerId, user));
  return isAccessible
    ? { friend_id: user.id, remark: "", labels: [], is_dnd: false, deleted: true }
    : undefined;
}

/**
 * A friend, current or former, as one person sees them; or a character they chat with or may access, which writes
 * without a friendship: older clients show its messages by this record (`protocol §5.3`). Undefined for other
 * strangers.
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

/** My friends with the presence each lets me see, and former ones flagged `deleted` (`FRIEND-1`). */
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

/**
 * One friend, current or former, or a character I chat with or may access (`protocol §5.3`).
 * @throws Failure notFound for everybody else.
 */
export async function findFriend({ ctx, input }: Call<{ friendId: number }>): Promise<Friend> {
  const record = await friendRecord(ctx.services, ctx.actor.id, input.friendId);
  ensure(record, "notFound");
  return record;
}

const MOST = 30;
const SUGGESTIONS = { rate: 0.5, burst: 20 };

/**
 * People I may know: by number of common friends, then the newest who may be added (`FRIEND-2`).
 * @throws Failure tooMany.
 */
export async function suggestFriends({ ctx }: Call<unknown>): Promise<{ user: User; mutual: number }[]> {
  const { services, actor } = ctx;
  await enforceLimit(services, `suggest:${actor.id}`, SUGGESTIONS);
  const now = services.clock.now();
  const asker = { userId: actor.id, since: now - FRIEND_REQUEST_MS, now };
  const found = await findSuggestions(services.db, asker, MOST);
  const people = await findUsers(
    services.db,
    found.map(({ id }) => id),
  );
  const viewer = await viewersOf(services, actor.id, [...people.values()], { online: false });
  return found.flatMap(({ id, mutual }) => {
    const person = people.get(id);
    return person ? [{ user: presentUser(person, viewer(person), now), mutual }] : [];
  });
}
