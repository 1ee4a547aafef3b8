import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { writeNotices } from "./notify.ts";
import { addRemixes, findPost, noteFirstPost } from "./posts.repository.ts";
import type { PostRow } from "./posts.table.ts";

/**
 * What else happens when a post becomes visible: its author has begun to publish, and what it was made from gains a
 * remix, which its author is told. @returns whom `tellUnread` is to tell.
 */
export async function published(trx: Transaction<Tables>, row: PostRow, now: number): Promise<number[]> {
  await noteFirstPost(trx, row.author_id, now);
  if (row.remix_of === null) return [];
  await addRemixes(trx, row.remix_of, 1);
  const origin = await findPost(trx, row.remix_of);
  if (!origin) return [];
  const notice = { userId: origin.author_id, kind: "remix", groupKey: `remix:${row.id}` } as const;
  return writeNotices(trx, [{ ...notice, actorIds: [row.author_id], postId: row.id, text: row.title }], now);
}
