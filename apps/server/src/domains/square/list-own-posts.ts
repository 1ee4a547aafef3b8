import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { cardPage, readCursor } from "./card-page.ts";
import { postsOfAuthor } from "./posts.repository.ts";
import { Reaction } from "./posts.table.ts";
import { reactedPosts } from "./reactions.repository.ts";

type Mine = typeof api.posts.mine;

/** The caller's posts, those that wait too. @throws Failure invalid (cursor). */
export async function listMyPosts({ ctx, input }: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  const { cursor, limit } = input;
  const page = { after: readCursor(cursor), limit: limit + 1 };
  return cardPage(ctx, await postsOfAuthor(ctx.services.db, ctx.actor.id, page), limit);
}

/** What the caller likes, the last liked first. @throws Failure invalid (cursor). */
export async function listLiked({ ctx, input }: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  const { cursor, limit } = input;
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await reactedPosts(ctx.services.db, { userId: ctx.actor.id, kind: Reaction.LIKE, ...page });
  return cardPage(ctx, rows, limit);
}
