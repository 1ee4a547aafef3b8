import type { Comment } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { type CardRow, findCards } from "./cards.repository.ts";

import { presentComment } from "./comments.presenter.ts";
import { findComment, findViewedComments, type ViewedCommentRow } from "./comments.repository.ts";
import { findPost } from "./posts.repository.ts";
import { maySee, maySeeComment } from "./square.policy.ts";

export const NO_POST = { zh: "帖子不存在或已被删除", en: "This post doesn’t exist or was deleted" };

/** A post the caller sees. @throws Failure notFound. */
export async function findVisiblePost({ services, actor }: Context, id: number): Promise<CardRow> {
  const [row] = await findCards(services.db, actor.id, [id]);
  ensure(row && maySee(row, actor.id, services.clock.now()), "notFound", NO_POST);
  return row;
}

export const NO_COMMENT = {
  zh: "评论不存在或已被删除",
  en: "This comment doesn’t exist or was deleted",
};

/** A comment the caller sees, with its post. @throws Failure notFound. */
export async function findVisibleComment(
  ctx: Context,
  id: number,
): Promise<{ comment: ViewedCommentRow; post: CardRow }> {
  const { services, actor } = ctx;
  const [comment] = await findViewedComments(services.db, actor.id, [id]);
  ensure(comment && maySeeComment(comment, actor.id), "notFound", NO_COMMENT);
  return { comment, post: await findVisiblePost(ctx, comment.post_id) };
}

/** Comments by id as the caller sees them, without those they may not see. */
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

type Accusation = Record<string, unknown> & { accusedId: number };

const none = () => undefined;

/** The server's copy of a reported post; undefined when the reporter does not see it, or it is their own. */
export async function postEvidence(ctx: Context, { id }: { id: number }): Promise<Accusation | undefined> {
  const seen = await findVisiblePost(ctx, id).catch(none);
  if (!seen || seen.author_id === ctx.actor.id) return undefined;
  return { ...(await findPost(ctx.services.db, id)), accusedId: seen.author_id };
}

/** The server's copy of a reported comment, with its post. */
export async function commentEvidence(ctx: Context, { id }: { id: number }): Promise<Accusation | undefined> {
  const seen = await findVisibleComment(ctx, id).catch(none);
  if (!seen || seen.comment.author_id === ctx.actor.id) return undefined;
  const { title, text } = seen.post;
  const held = await findComment(ctx.services.db, id);
  return { ...held, post: { id: seen.post.id, title, text }, accusedId: seen.comment.author_id };
}
