import type { Services } from "../../platform/services.ts";
import { maySeeOnline, type UserRow, type ViewerRelation, viewerRelationOf } from "../users/index.ts";
import { relationsOf } from "./relations.repository.ts";

/**
 * A viewer's relation to a person, and what they may know of the person's presence. `lastSeenAt` is null when hidden.
 */
export interface VisiblePresence {
  relation: ViewerRelation;
  terminals: number[];
  lastSeenAt: number | null;
}

export const HIDDEN_PRESENCE: VisiblePresence = { relation: "stranger", terminals: [], lastSeenAt: null };

/**
 * The viewer's relation to these people, and their presence as far as each lets the viewer see it (`USER-3`). One
 * query, however many people.
 */
export async function visiblePresenceOf(
  services: Pick<Services, "db" | "presence">,
  viewerId: number,
  people: Iterable<UserRow>,
): Promise<Map<number, VisiblePresence>> {
  const all = [...people];
  const relations = await relationsOf(
    services.db,
    all.map(({ id }) => ({ from: viewerId, to: id })),
  );
  const viewerRelations = all.map(({ id }, index) => viewerRelationOf(viewerId, id, relations[index]));
  const visible = all.filter(({ see_online }, index) =>
    maySeeOnline(see_online, viewerRelations[index] ?? "stranger"),
  );
  const shown = new Set(visible.map(({ id }) => id));
  const online = await services.presence.terminalsOf([...shown]);
  return new Map(
    all.map(({ id, last_seen_at }, index) => {
      const relation = viewerRelations[index] ?? "stranger";
      if (!shown.has(id)) return [id, { ...HIDDEN_PRESENCE, relation }];
      return [id, { relation, terminals: online.get(id) ?? [], lastSeenAt: last_seen_at || null }];
    }),
  );
}
