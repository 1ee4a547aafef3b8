import type { Context } from "../../platform/context.ts";
import { findComment } from "./comments.repository.ts";
import { findPost } from "./posts.repository.ts";
import { findVisibleComment } from "./visible-comment.ts";
import { findVisiblePost } from "./visible-post.ts";

type Accusation = Record<string, unknown> & { accusedId: number };

const none = () => undefined;

/** What the server holds of a reported post; undefined when the reporter does not see it, or it is his own. */
export async function postEvidence(ctx: Context, { id }: { id: number }): Promise<Accusation | undefined> {
  const seen = await findVisiblePost(ctx, id).catch(none);
  if (!seen || seen.author_id === ctx.actor.id) return undefined;
  return { ...(await findPost(ctx.services.db, id)), accusedId: seen.author_id };
}

/** What the server holds of a reported comment, with the post it stands under. */
export async function commentEvidence(ctx: Context, { id }: { id: number }): Promise<Accusation | undefined> {
  const seen = await findVisibleComment(ctx, id).catch(none);
  if (!seen || seen.comment.author_id === ctx.actor.id) return undefined;
  const { title, text } = seen.post;
  const held = await findComment(ctx.services.db, id);
  return { ...held, post: { id: seen.post.id, title, text }, accusedId: seen.comment.author_id };
}
