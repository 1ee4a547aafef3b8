import type { Services } from "../../platform/services.ts";
import { maySeeOnline, type UserRow } from "../users/index.ts";
import { relationsOf } from "./relations.repository.ts";

/** What a viewer may know of a person's presence. `lastSeenAt` in epoch milliseconds, null when not told. */
export interface Sight {
  terminals: number[];
  lastSeenAt: number | null;
}

export const HIDDEN: Sight = { terminals: [], lastSeenAt: null };

/**
 * Where these people are online, as far as each of them lets the viewer see it (`USER-3`); whoever does not
 * is absent. One question to the database however many people.
 */
export async function sightOf(
  services: Pick<Services, "db" | "presence">,
  viewerId: number,
  people: Iterable<UserRow>,
): Promise<Map<number, Sight>> {
  const all = [...people];
  const relations = await relationsOf(
    services.db,
    all.map(({ id }) => ({ from: viewerId, to: id })),
  );
  const visible = all.filter(({ id, see_online }, index) => {
    const relation = relations[index];
    return id === viewerId || (relation !== undefined && maySeeOnline(see_online, relation));
  });
  const online = await services.presence.terminalsOf(visible.map(({ id }) => id));
  return new Map(
    visible.map((person) => [
      person.id,
      { terminals: online.get(person.id) ?? [], lastSeenAt: person.last_seen_at || null },
    ]),
  );
}
