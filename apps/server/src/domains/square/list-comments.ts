import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { firstComments, repliesOf } from "./comments.repository.ts";
import { findVisibleComment, presentComments } from "./visible-comment.ts";
import { findVisiblePost } from "./visible-post.ts";

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

/** Comments of a post, the newest first. @throws Failure notFound, invalid (cursor). */
export async function listComments({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { id, cursor, limit } = input;
  const post = await findVisiblePost(ctx, id);
  const page = { after: readId(cursor), limit: limit + 1, viewerId: ctx.actor.id };
  const { shown, nextCursor } = cutIds(await firstComments(ctx.services.db, id, page), limit);
  return { items: await presentComments(ctx, post, shown), nextCursor };
}

/** Replies to a comment, the oldest first. @throws Failure notFound, invalid (cursor). */
export async function listReplies({ ctx, input }: Call<InputOf<Replies>>): Promise<OutputOf<Replies>> {
  const { id, cursor, limit } = input;
  const { post } = await findVisibleComment(ctx, id);
  const page = { after: readId(cursor), limit: limit + 1, viewerId: ctx.actor.id };
  const { shown, nextCursor } = cutIds(await repliesOf(ctx.services.db, id, page), limit);
  return { items: await presentComments(ctx, post, shown), nextCursor };
}
