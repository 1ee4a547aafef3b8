import { FRIEND_REQUEST_MS, type User } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { findUsers, presentUser, viewersOf } from "../users/index.ts";
import { findSuggestions } from "./suggestions.repository.ts";

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
