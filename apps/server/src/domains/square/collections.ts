import { randomUUID } from "node:crypto";
import type { api, Collection, InputOf, OutputOf, PostMedia } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { cardPage, readCursor } from "./card-page.ts";
import {
  type CollectionCard,
  countCollections,
  deleteCollection,
  findCollection,
  findCollectionByKey,
  findCollections,
  insertCollection,
  renameCollection,
} from "./collections.repository.ts";
import { Reaction } from "./posts.table.ts";
import { reactedPosts } from "./reactions.repository.ts";

type Table = typeof api.collections;

const MOST = 50;
const NONE = { zh: "收藏夹不存在", en: "Collection not found" };

const present = ({ id, name, posts, covers }: CollectionCard): Collection => ({
  id,
  name,
  posts,
  covers: covers.map((cover) => (JSON.parse(cover) as PostMedia).thumbUrl),
});

/** The caller's collections. */
export async function listCollections({ ctx }: Call<unknown>): Promise<Collection[]> {
  return (await findCollections(ctx.services.db, ctx.actor.id, MOST)).map(present);
}

/** Creates a collection, once per key. @throws Failure tooMany (the limit is reached). */
export async function createCollection({ ctx, input }: Call<InputOf<Table["create"]>>): Promise<Collection> {
  const { db, clock } = ctx.services;
  const { "idempotency-key": key = randomUUID(), name } = input;
  const known = await findCollectionByKey(db, ctx.actor.id, key);
  if (known) return present({ ...known, posts: 0, covers: [] });
  ensure((await countCollections(db, ctx.actor.id)) < MOST, "tooMany", {
    zh: `最多 ${MOST} 个收藏夹`,
    en: `You can have at most ${MOST} collections`,
  });
  const row = { user_id: ctx.actor.id, name, idem_key: key, created_at: clock.now() };
  const made = (await insertCollection(db, row)) ?? (await findCollectionByKey(db, ctx.actor.id, key));
  ensure(made, "failed");
  return present({ ...made, posts: 0, covers: [] });
}

/** Renames a collection. @throws Failure notFound. */
export async function nameCollection({ ctx, input }: Call<InputOf<Table["rename"]>>): Promise<null> {
  const { db } = ctx.services;
  ensure(await findCollection(db, ctx.actor.id, input.id), "notFound", NONE);
  await renameCollection(db, input.id, input.name);
  return null;
}

/** Deletes a collection; its posts stay saved. @throws Failure notFound. */
export async function removeCollection({ ctx, input }: Call<InputOf<Table["remove"]>>): Promise<null> {
  const { db } = ctx.services;
  ensure(await findCollection(db, ctx.actor.id, input.id), "notFound", NONE);
  await deleteCollection(db, ctx.actor.id, input.id);
  return null;
}

/** The caller's saved posts, the last saved first. @throws Failure notFound (the collection), invalid (cursor). */
export async function listSaved({
  ctx,
  input,
}: Call<InputOf<Table["saved"]>>): Promise<OutputOf<Table["saved"]>> {
  const { db } = ctx.services;
  const { collectionId, cursor, limit } = input;
  if (collectionId !== undefined)
    ensure(await findCollection(db, ctx.actor.id, collectionId), "notFound", NONE);
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await reactedPosts(db, { userId: ctx.actor.id, kind: Reaction.SAVE, collectionId, ...page });
  return cardPage(ctx, rows, limit);
}
