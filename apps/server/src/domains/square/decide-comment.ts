import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { addToCounts, changeComment, findComment, lockComment } from "./comments.repository.ts";
import type { CommentRow } from "./comments.table.ts";
import { NOTIFICATION_OF_VERDICT, type Verdict } from "./decide-post.ts";
import { publishUnread, writeNotifications } from "./notify.ts";
import { findPost } from "./posts.repository.ts";
import { NO_COMMENT } from "./visible-content.ts";
import { onCommentPublished } from "./write-comment.ts";

/**
 * Publishes a waiting or hidden comment, rejects it, or hides it; its author is notified, with the reason. Repeating it
 * changes nothing. @returns the comment as it was before. @throws Failure notFound.
 */
export async function decideComment(
  services: Services,
  { id, verdict, reason }: { id: number; verdict: Verdict; reason: string },
): Promise<CommentRow> {
  const now = services.clock.now();
  const known = await findComment(services.db, id);
  const post = known && (await findPost(services.db, known.post_id));
  ensure(known && post, "notFound", NO_COMMENT);
  const { before, told: notifiedIds } = await services.db.transaction().execute(async (trx) => {
    if (known.parent_id !== null) await lockComment(trx, known.parent_id);
    const row = await lockComment(trx, id);
    ensure(row && row.removed_at === null, "notFound", NO_COMMENT);
    if (row.status === verdict) return { before: row, told: [] };
    await changeComment(trx, id, { status: verdict });
    const seen = { postAuthorId: post.author_id, now };
    const others = verdict === "published" ? await onCommentPublished(trx, row, seen) : [];
    if (row.status === "published")
      await addToCounts(trx, { postId: row.post_id, parentId: row.parent_id, amount: -1 });
    const notification = {
      userId: row.author_id,
      kind: NOTIFICATION_OF_VERDICT[verdict],
      groupKey: `${verdict}:comment:${id}:${now}`,
      actorIds: [],
      postId: row.post_id,
      commentId: id,
      text: reason,
    };
    return { before: row, told: [...others, ...(await writeNotifications(trx, [notification], now))] };
  });
  await publishUnread(services, notifiedIds);
  return before;
}
