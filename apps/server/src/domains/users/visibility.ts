import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { maySeeOnline, type Relation } from "./users.policy.ts";
import { findUsers } from "./users.repository.ts";

interface Pair {
  from: number;
  to: number;
}

/** How each `from` stands to its `to`, in the order asked; `blocked` when `to` blocks `from`. */
export type RelationSource = (db: Services["db"], pairs: readonly Pair[]) => Promise<readonly Relation[]>;

// Without friends connected nobody is anybody's friend: only `everyone` shows.
const strangers: RelationSource = async (_db, pairs) => pairs.map(() => ({ friends: false, blocked: false }));
const sourceOf = perServices<{ relations: RelationSource }>(() => ({ relations: strangers }));

/** Connects the friends' answer: `friends` comes after `users`, so `app.ts` brings the two together. */
export function provideRelations(services: Services, relations: RelationSource): void {
  sourceOf(services).relations = relations;
}

/**
 * The terminals of those of these people who are online and let the viewer see it (USER-2, USER-3). One
 * sees oneself always. Two questions to the database however many people.
 */
export async function presenceFor(
  services: Services,
  viewerId: number,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  const online = await services.presence.terminalsOf(userIds);
  const others = [...online.keys()].filter((id) => id !== viewerId);
  if (others.length === 0) return online;
  const people = await findUsers(services.db, others);
  const pairs = others.map((to) => ({ from: viewerId, to }));
  const relations = await sourceOf(services).relations(services.db, pairs);
  for (const [index, id] of others.entries()) {
    const setting = people.get(id)?.see_online ?? "nobody";
    const relation = relations[index];
    if (!relation || !maySeeOnline(setting, relation)) online.delete(id);
  }
  return online;
}
