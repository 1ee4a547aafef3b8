import type { Comment } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { CardRow } from "./cards.repository.ts";
import { presentComment } from "./comments.presenter.ts";
import { findViewedComments, type ViewedCommentRow } from "./comments.repository.ts";
import { maySeeComment } from "./square.policy.ts";
import { findVisiblePost } from "./visible-post.ts";

export const NO_COMMENT = {
  zh: "评论不存在或已被删除",
  en: "There is no such comment, or it was taken away",
};

/** A comment the caller sees, with the post it stands under. @throws Failure notFound. */
export async function findVisibleComment(
  ctx: Context,
  id: number,
): Promise<{ comment: ViewedCommentRow; post: CardRow }> {
  const { services, actor } = ctx;
  const [comment] = await findViewedComments(services.db, actor.id, [id]);
  ensure(comment && maySeeComment(comment, actor.id), "notFound", NO_COMMENT);
  return { comment, post: await findVisiblePost(ctx, comment.post_id) };
}

/** Comments by id as the caller sees them; those he may not see are left out. */
export async function presentComments(
  { services, actor }: Context,
  post: Pick<CardRow, "author_id">,
  ids: readonly number[],
): Promise<Comment[]> {
  const rows = await findViewedComments(services.db, actor.id, ids);
  return rows
    .filter((row) => maySeeComment(row, actor.id))
    .map((row) => presentComment(row, { viewerId: actor.id, postAuthorId: post.author_id }));
}
