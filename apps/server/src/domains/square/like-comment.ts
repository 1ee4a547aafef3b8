import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { lockComment, setCommentLike } from "./comments.repository.ts";
import { dayNumber, publishUnread, writeNotifications } from "./notify.ts";
import { findVisibleComment, NO_COMMENT } from "./visible-comment.ts";

type Like = typeof api.comments.like;

/** Likes a comment, or no more; again changes nothing. @throws Failure notFound, tooMany. */
export async function likeComment({ ctx, input }: Call<InputOf<Like>>): Promise<OutputOf<Like>> {
  const { services, actor } = ctx;
  await enforceLimit(services, `react-post:${actor.id}`, { rate: 2, burst: 60 });
  const { comment } = await findVisibleComment(ctx, input.id);
  const now = services.clock.now();
  const { likes, told } = await services.db.transaction().execute(async (trx) => {
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
  await publishUnread(services, told);
  return { likes, liked: input.on };
}
