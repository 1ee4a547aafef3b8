import type { Comment } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { CardRow } from "./cards.repository.ts";
import { presentComment } from "./comments.presenter.ts";
import { findSeenComments, type SeenCommentRow } from "./comments.repository.ts";
import { seenPost } from "./seen-post.ts";
import { maySeeComment } from "./square.policy.ts";

export const NO_COMMENT = {
  zh: "评论不存在或已被删除",
  en: "There is no such comment, or it was taken away",
};

/** A comment the caller sees, with the post it stands under. @throws Failure notFound. */
export async function seenComment(
  ctx: Context,
  id: number,
): Promise<{ comment: SeenCommentRow; post: CardRow }> {
  const { services, actor } = ctx;
  const [comment] = await findSeenComments(services.db, actor.id, [id]);
  ensure(comment && maySeeComment(comment, actor.id), "notFound", NO_COMMENT);
  return { comment, post: await seenPost(ctx, comment.post_id) };
}

/** Comments by id as the caller sees them; those he may not see are left out. */
export async function hydrateComments(
  { services, actor }: Context,
  post: Pick<CardRow, "author_id">,
  ids: readonly number[],
): Promise<Comment[]> {
  const rows = await findSeenComments(services.db, actor.id, ids);
  return rows
    .filter((row) => maySeeComment(row, actor.id))
    .map((row) => presentComment(row, { viewerId: actor.id, postAuthorId: post.author_id }));
}
