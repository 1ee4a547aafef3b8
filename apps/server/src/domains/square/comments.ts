import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import {
  addToCounts,
  findComment,
  findReplies,
  firstComments,
  lockComment,
  removeComments,
  repliesOf,
  setCommentLike,
} from "./comments.repository.ts";
import type { CommentRow } from "./comments.table.ts";
import { deleteCommentNotifications } from "./notifications.repository.ts";
import { dayNumber, publishUnread, writeNotifications } from "./notify.ts";
import { findPost } from "./posts.repository.ts";
import { mayRemoveComment } from "./square.policy.ts";
import { findVisibleComment, findVisiblePost, NO_COMMENT, presentComments } from "./visible-content.ts";

type List = typeof api.comments.list;
type Replies = typeof api.comments.replies;

/** @throws Failure invalid. */
function readId(cursor: string | undefined): number | undefined {
  ensure(cursor === undefined || /^\d{1,15}$/.test(cursor), "invalid", { field: "cursor" });
  return cursor === undefined ? undefined : Number(cursor);
}

const cutIds = (ids: readonly number[], limit: number) => ({
  shown: ids.slice(0, limit),
  nextCursor: ids.length > limit ? String(ids[limit - 1]) : null,
});

/** Comments of a post, newest first. @throws Failure notFound, invalid (cursor). */
export async function listComments({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { id, cursor, limit } = input;
  const post = await findVisiblePost(ctx, id);
  const page = { after: readId(cursor), limit: limit + 1, viewerId: ctx.actor.id };
  const { shown, nextCursor } = cutIds(await firstComments(ctx.services.db, id, page), limit);
  return { items: await presentComments(ctx, post, shown), nextCursor };
}

/** Replies to a comment, oldest first. @throws Failure notFound, invalid (cursor). */
export async function listReplies({ ctx, input }: Call<InputOf<Replies>>): Promise<OutputOf<Replies>> {
  const { id, cursor, limit } = input;
  const { post } = await findVisibleComment(ctx, id);
  const page = { after: readId(cursor), limit: limit + 1, viewerId: ctx.actor.id };
  const { shown, nextCursor } = cutIds(await repliesOf(ctx.services.db, id, page), limit);
  return { items: await presentComments(ctx, post, shown), nextCursor };
}

type Like = typeof api.comments.like;

/** Likes or unlikes a comment; idempotent. @throws Failure notFound, tooMany. */
export async function likeComment({ ctx, input }: Call<InputOf<Like>>): Promise<OutputOf<Like>> {
  const { services, actor } = ctx;
  await enforceLimit(services, `react-post:${actor.id}`, { rate: 2, burst: 60 });
  const { comment } = await findVisibleComment(ctx, input.id);
  const now = services.clock.now();
  const { likes, told: notifiedIds } = await services.db.transaction().execute(async (trx) => {
    const row = await lockComment(trx, comment.id);
    ensure(row, "notFound", NO_COMMENT);
    const change = { commentId: row.id, userId: actor.id, on: input.on, now };
    const amount = await setCommentLike(trx, change);
    if (amount <= 0) return { likes: row.likes + amount, told: [] };
    const notification = {
      userId: row.author_id,
      kind: "commentLike",
      groupKey: `commentLike:${row.id}:${dayNumber(now)}`,
      actorIds: [actor.id],
      postId: row.post_id,
      commentId: row.id,
      text: row.text,
    } as const;
    return { likes: row.likes + amount, told: await writeNotifications(trx, [notification], now) };
  });
  await publishUnread(services, notifiedIds);
  return { likes, liked: input.on };
}

/** Removes a comment and its replies, and the notifications about them. */
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
 * Removes a comment with its replies: the caller's own, or one under a post of theirs. Idempotent.
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
    // A reply's thread is locked before it, so that concurrent removals count each comment once.
    if (known.parent_id !== null) await lockComment(trx, known.parent_id);
    const row = await lockComment(trx, known.id);
    if (row && row.removed_at === null) await removeCommentTree(trx, row, services.clock.now());
  });
  return null;
}
