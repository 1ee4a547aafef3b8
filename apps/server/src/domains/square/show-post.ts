import type { api, InputOf, Post } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findCards } from "./cards.repository.ts";
import { linksOf } from "./creations.ts";
import { findPost } from "./posts.repository.ts";
import { type PostRow, Reaction } from "./posts.table.ts";
import { react } from "./react.ts";
import { hasReacted } from "./reactions.repository.ts";
import { maySee } from "./square.policy.ts";
import { excerptOf, parseCreation, presentPost } from "./square.presenter.ts";
import { NO_POST } from "./visible-post.ts";

/** Whom a remix thanks; null when the caller may not see it, or it is gone. */
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

/** A post opened; its reader counts once, its author never. @throws Failure notFound. */
export async function showPost({ ctx, input }: Call<InputOf<typeof api.posts.find>>): Promise<Post> {
  const { services, actor } = ctx;
  const row = await findPost(services.db, input.id);
  const shown = await showOne(ctx, row);
  const reading = { postId: input.id, userId: actor.id, kind: Reaction.READ };
  if (!shown.isMine && !(await hasReacted(services.db, reading)))
    await react(services, { ...reading, on: true, authorId: shown.author.id });
  return shown;
}
