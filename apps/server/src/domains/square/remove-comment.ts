import type { api, InputOf } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import { addToCounts, findComment, findReplies, lockComment, removeComments } from "./comments.repository.ts";
import type { CommentRow } from "./comments.table.ts";
import { deleteCommentNotifications } from "./notifications.repository.ts";
import { findPost } from "./posts.repository.ts";
import { mayRemoveComment } from "./square.policy.ts";
import { NO_COMMENT } from "./visible-comment.ts";

/** Takes a comment and its replies away, and everything that told of them. */
export async function removeCommentTree(
  trx: Transaction<Tables>,
  row: CommentRow,
  now: number,
): Promise<void> {
  const replies = row.parent_id === null ? await findReplies(trx, row.id) : [];
  const all = [row, ...replies];
  const ids = all.map((one) => one.id);
  await removeComments(trx, ids, now);
  const counted = all.filter((one) => one.status === "published").length;
  const parentId = row.status === "published" ? row.parent_id : null;
  if (counted > 0) await addToCounts(trx, { postId: row.post_id, parentId, amount: -counted });
  await deleteCommentNotifications(trx, ids);
}

/**
 * Takes a comment away with its replies: one's own, or one under a post of one's own. Again changes nothing.
 * @throws Failure notFound, forbidden.
 */
export async function removeComment({
  ctx,
  input,
}: Call<InputOf<typeof api.comments.remove>>): Promise<null> {
  const { services, actor } = ctx;
  const known = await findComment(services.db, input.id);
  const post = known && (await findPost(services.db, known.post_id));
  ensure(known && post, "notFound", NO_COMMENT);
  ensure(known.status === "published" || known.author_id === actor.id, "notFound", NO_COMMENT);
  ensure(mayRemoveComment(known, post, actor.id), "forbidden");
  await services.db.transaction().execute(async (trx) => {
    // A reply's thread is locked before it, so that both going at once count each comment once.
    if (known.parent_id !== null) await lockComment(trx, known.parent_id);
    const row = await lockComment(trx, known.id);
    if (row && row.removed_at === null) await removeCommentTree(trx, row, services.clock.now());
  });
  return null;
}
