import type { api, InputOf, PostStanding } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import { findCollection } from "./collections.repository.ts";
import { Reaction } from "./posts.table.ts";
import { react } from "./react.ts";
import { seenPost } from "./seen-post.ts";
import { figuresOf } from "./square.presenter.ts";

/** Taps of one person: a second of idle tapping, then two a second. */
const TAPS = { rate: 2, burst: 60 };

async function standing(ctx: Context, id: number): Promise<PostStanding> {
  const row = await seenPost(ctx, id);
  return { figures: figuresOf(row), liked: row.liked, saved: row.saved };
}

async function did(
  ctx: Context,
  postId: number,
  wish: { kind: Reaction; on: boolean; collectionId?: number | null | undefined },
): Promise<PostStanding> {
  const { services, actor } = ctx;
  await limited(services, `react-post:${actor.id}`, TAPS);
  const row = await seenPost(ctx, postId);
  // An author's own plays and shares say nothing about how a work is liked.
  const counts = row.author_id !== actor.id || wish.kind === Reaction.LIKE || wish.kind === Reaction.SAVE;
  if (counts) await react(services, { ...wish, postId, userId: actor.id, authorId: row.author_id });
  return standing(ctx, postId);
}

/** Likes a post, or no more; again changes nothing. @throws Failure notFound, tooMany. */
export const likePost = ({ ctx, input }: Call<InputOf<typeof api.posts.like>>): Promise<PostStanding> =>
  did(ctx, input.id, { kind: Reaction.LIKE, on: input.on });

/** Keeps a post, in a collection if it is named, or no more. @throws Failure notFound, tooMany. */
export async function savePost({ ctx, input }: Call<InputOf<typeof api.posts.save>>): Promise<PostStanding> {
  const { id, on, collectionId } = input;
  if (on && collectionId) {
    const known = await findCollection(ctx.services.db, ctx.actor.id, collectionId);
    ensure(known, "notFound", { zh: "收藏夹不存在", en: "There is no such collection" });
  }
  return did(ctx, id, { kind: Reaction.SAVE, on, collectionId });
}

/** Counts the caller once among those who sent a post to somebody. @throws Failure notFound, tooMany. */
export const sharePost = ({ ctx, input }: Call<InputOf<typeof api.posts.share>>): Promise<PostStanding> =>
  did(ctx, input.id, { kind: Reaction.SHARE, on: true });

/** Counts the caller once among those who played what a post shows. @throws Failure notFound, tooMany. */
export const playPost = ({ ctx, input }: Call<InputOf<typeof api.posts.play>>): Promise<PostStanding> =>
  did(ctx, input.id, { kind: Reaction.PLAY, on: true });
