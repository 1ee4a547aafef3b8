import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { writeNotifications } from "./notify.ts";
import { addRemixes, findPost, saveFirstPostTime } from "./posts.repository.ts";
import type { PostRow } from "./posts.table.ts";

/**
 * What else happens when a post becomes visible: its author has begun to publish, and what it was made from gains a
 * remix, which its author is told. @returns whom `publishUnread` is to tell.
 */
export async function onPostPublished(
  trx: Transaction<Tables>,
  row: PostRow,
  now: number,
): Promise<number[]> {
  await saveFirstPostTime(trx, row.author_id, now);
  if (row.remix_of === null) return [];
  await addRemixes(trx, row.remix_of, 1);
  const origin = await findPost(trx, row.remix_of);
  if (!origin) return [];
  const notification = { userId: origin.author_id, kind: "remix", groupKey: `remix:${row.id}` } as const;
  return writeNotifications(
    trx,
    [{ ...notification, actorIds: [row.author_id], postId: row.id, text: row.title }],
    now,
  );
}
