import type { FeedReason, PostCard } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { type CardRow, findCards } from "./cards.repository.ts";
import { linksOf } from "./creations.ts";
import { maySee } from "./square.policy.ts";
import { parseCreation, presentPostCard } from "./square.presenter.ts";

/** An entry of a list: the post, its sort value, and why it is shown. */
export interface ListEntry {
  id: number;
  value: number;
  reason?: FeedReason | undefined;
}

/** Whether a list includes a post that the caller may see. */
type CardFilter = (row: CardRow) => boolean;

/**
 * Posts of a list as the caller sees them, in order, in one statement, without those they may not see. The filter may
 * be loaded meanwhile.
 */
export async function presentCards(
  { services, actor, lang }: Context,
  entries: readonly ListEntry[],
  filter: CardFilter | Promise<CardFilter> = () => true,
): Promise<PostCard[]> {
  const ids = entries.map((entry) => entry.id);
  const [rows, wanted] = await Promise.all([findCards(services.db, actor.id, ids), filter]);
  const reasons = new Map(entries.map((entry) => [entry.id, entry.reason]));
  const now = services.clock.now();
  const shown = rows.filter((row) => maySee(row, actor.id, now) && wanted(row));
  const links = await linksOf(
    services,
    shown.map((row) => ({ author_id: row.author_id, creation: parseCreation(row) })),
  );
  return shown.map((row, index) => {
    const listReason = reasons.get(row.id);
    const reason = listReason && row.followed ? "following" : listReason;
    return presentPostCard(row, { lang, reason, link: links[index] });
  });
}
