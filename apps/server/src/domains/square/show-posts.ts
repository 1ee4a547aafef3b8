import type { api, InputOf, OutputOf, Post } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { cardPage, readCursor } from "./card-page.ts";
import { findCards } from "./cards.repository.ts";
import { linksOf } from "./creations.ts";
import { findPost, postsOfAuthor, postsOfTree } from "./posts.repository.ts";
import { type PostRow, Reaction } from "./posts.table.ts";
import { react } from "./react.ts";
import { hasReacted, reactedPosts } from "./reactions.repository.ts";
import { maySee } from "./square.policy.ts";
import { excerptOf, parseCreation, presentPost } from "./square.presenter.ts";
import { findVisiblePost, NO_POST } from "./visible-content.ts";

/** The original a remix credits; null when the caller may not see it, or it was removed. */
async function originOf({ services, actor }: Context, id: number | null): Promise<Post["remixOf"]> {
  const [row] = id === null ? [] : await findCards(services.db, actor.id, [id]);
  if (!row || !maySee(row, actor.id, services.clock.now())) return null;
  return { id: row.id, title: row.title || excerptOf(row.text), author: row.nick_name };
}

/** A post as the caller sees it. @throws Failure notFound. */
export async function showOne(ctx: Context, row: PostRow | undefined): Promise<Post> {
  const { services, actor, lang } = ctx;
  const [card] = row ? await findCards(services.db, actor.id, [row.id]) : [];
  ensure(row && card && maySee(card, actor.id, services.clock.now()), "notFound", NO_POST);
  const [link] = await linksOf(services, [{ author_id: row.author_id, creation: parseCreation(row) }]);
  return presentPost(row, card, {
    lang,
    link,
    viewerId: actor.id,
    remixOf: await originOf(ctx, row.remix_of),
  });
}

/** An opened post; each reader counts once, its author never. @throws Failure notFound. */
export async function showPost({ ctx, input }: Call<InputOf<typeof api.posts.find>>): Promise<Post> {
  const { services, actor } = ctx;
  const row = await findPost(services.db, input.id);
  const shown = await showOne(ctx, row);
  const reading = { postId: input.id, userId: actor.id, kind: Reaction.READ };
  if (!shown.isMine && !(await hasReacted(services.db, reading)))
    await react(services, { ...reading, on: true, authorId: shown.author.id });
  return shown;
}

type Mine = typeof api.posts.mine;

/** The caller's posts, including waiting ones. @throws Failure invalid (cursor). */
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

type Lineage = typeof api.posts.lineage;

const MOST = 200;

/**
 * The tree of remixes a post belongs to, from the first one on. Posts the caller may not see are left out; a remix of
 * such a post has no parent. @throws Failure notFound.
 */
export async function showLineage({ ctx, input }: Call<InputOf<Lineage>>): Promise<OutputOf<Lineage>> {
  const { services, actor } = ctx;
  const seen = await findVisiblePost(ctx, input.id);
  const ids = (await postsOfTree(services.db, seen.root_id ?? seen.id, MOST + 1)).map((row) => row.id);
  const now = services.clock.now();
  const rows = await findCards(services.db, actor.id, ids.slice(0, MOST));
  const shown = rows.filter((row) => maySee(row, actor.id, now));
  const known = new Set(shown.map((row) => row.id));
  return {
    nodes: shown.map((row) => ({
      id: row.id,
      parentId: row.remix_of !== null && known.has(row.remix_of) ? row.remix_of : null,
      depth: row.depth,
      title: row.title || excerptOf(row.text),
      author: { id: row.author_id, nickName: row.nick_name },
      likes: row.likes,
    })),
    more: ids.length > MOST,
  };
}
