import type { FeedReason, PostCard } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { type CardRow, findCards } from "./cards.repository.ts";
import { maySee } from "./square.policy.ts";
import { presentPostCard } from "./square.presenter.ts";

/** One place of a list: which post, what the list is sorted by, and why it is shown. */
export interface Entry {
  id: number;
  value: number;
  reason?: FeedReason | undefined;
}

/** Posts of a list as the caller sees them, in its order, in one statement; those he may not see are left out. */
export async function hydrateCards(
  { services, actor, lang }: Context,
  entries: readonly Entry[],
  wanted: (row: CardRow) => boolean = () => true,
): Promise<PostCard[]> {
  const rows = await findCards(
    services.db,
    actor.id,
    entries.map((entry) => entry.id),
  );
  const reasons = new Map(entries.map((entry) => [entry.id, entry.reason]));
  const now = services.clock.now();
  return rows
    .filter((row) => maySee(row, actor.id, now) && wanted(row))
    .map((row) => {
      const told = reasons.get(row.id);
      return presentPostCard(row, lang, told && row.followed ? "following" : told);
    });
}
