import type { api, InputOf, PostEngagement } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { findCollection } from "./collections.repository.ts";
import { Reaction } from "./posts.table.ts";
import { react } from "./react.ts";
import { figuresOf } from "./square.presenter.ts";
import { findVisiblePost } from "./visible-content.ts";

/** Rate limit of one person's taps: a burst of idle tapping, then two a second. */
const TAPS = { rate: 2, burst: 60 };

async function reactionState(ctx: Context, id: number): Promise<PostEngagement> {
  const row = await findVisiblePost(ctx, id);
  return { figures: figuresOf(row), liked: row.liked, saved: row.saved };
}

async function recordReaction(
  ctx: Context,
  postId: number,
  request: { kind: Reaction; on: boolean; collectionId?: number | null | undefined },
): Promise<PostEngagement> {
  const { services, actor } = ctx;
  await enforceLimit(services, `react-post:${actor.id}`, TAPS);
  const row = await findVisiblePost(ctx, postId);
  // An author's own plays and shares do not show how much a work is liked.
  const counts =
    row.author_id !== actor.id || request.kind === Reaction.LIKE || request.kind === Reaction.SAVE;
  if (counts) await react(services, { ...request, postId, userId: actor.id, authorId: row.author_id });
  return reactionState(ctx, postId);
}

/** Likes or unlikes a post; idempotent. @throws Failure notFound, tooMany. */
export const likePost = ({ ctx, input }: Call<InputOf<typeof api.posts.like>>): Promise<PostEngagement> =>
  recordReaction(ctx, input.id, { kind: Reaction.LIKE, on: input.on });

/** Saves a post, into a collection if one is named, or removes it. @throws Failure notFound, tooMany. */
export async function savePost({
  ctx,
  input,
}: Call<InputOf<typeof api.posts.save>>): Promise<PostEngagement> {
  const { id, on, collectionId } = input;
  if (on && collectionId) {
    const known = await findCollection(ctx.services.db, ctx.actor.id, collectionId);
    ensure(known, "notFound", { zh: "收藏夹不存在", en: "Collection not found" });
  }
  return recordReaction(ctx, id, { kind: Reaction.SAVE, on, collectionId });
}

/** Counts the caller once among those who sent a post to somebody. @throws Failure notFound, tooMany. */
export const sharePost = ({ ctx, input }: Call<InputOf<typeof api.posts.share>>): Promise<PostEngagement> =>
  recordReaction(ctx, input.id, { kind: Reaction.SHARE, on: true });

/** Counts the caller once among those who played what a post shows. @throws Failure notFound, tooMany. */
export const playPost = ({ ctx, input }: Call<InputOf<typeof api.posts.play>>): Promise<PostEngagement> =>
  recordReaction(ctx, input.id, { kind: Reaction.PLAY, on: true });
