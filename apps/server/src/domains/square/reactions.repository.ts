import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { type PageCursor, Reaction } from "./posts.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** A person's request about a post: to have this reaction, or not. */
export interface ReactionRequest {
  postId: number;
  userId: number;
  kind: Reaction;
  on: boolean;
  /** For a save: its collection; undefined leaves it where it is. */
  collectionId?: number | null | undefined;
}

/** What a request changed. */
export interface ReactionChange {
  post_id: number;
  user_id: number;
  kind: Reaction;
}

const columns = (requests: readonly ReactionRequest[]) =>
  [
    int8(requests.map((one) => one.postId)),
    int8(requests.map((one) => one.kind)),
    int8(requests.map((one) => one.userId)),
  ] as const;

/** Locks the figures of posts in a fixed order, so that two nodes cannot deadlock. */
export async function lockFigures(trx: Trx, postIds: readonly number[]): Promise<void> {
  await sql`
    select post_id from post_figure where post_id = any(${int8(postIds)}) order by post_id for update`.execute(
    trx,
  );
}

/** Stores reactions. @returns only the new ones. */
export async function insertReactions(
  trx: Trx,
  requests: readonly ReactionRequest[],
  now: number,
): Promise<ReactionChange[]> {
  if (requests.length === 0) return [];
  const [posts, kinds, users] = columns(requests);
  const { rows } = await sql<ReactionChange>`
    insert into post_reaction (post_id, kind, user_id, created_at)
    select post_id, kind, user_id, ${now}
    from unnest(${posts}, ${kinds}, ${users}) as wish (post_id, kind, user_id)
    on conflict do nothing
    returning post_id, kind, user_id`.execute(trx);
  return rows;
}

/** Deletes reactions. @returns only those that existed. */
export async function deleteReactions(
  trx: Trx,
  requests: readonly ReactionRequest[],
): Promise<ReactionChange[]> {
  if (requests.length === 0) return [];
  const [posts, kinds, users] = columns(requests);
  const { rows } = await sql<ReactionChange>`
    delete from post_reaction r
    using unnest(${posts}, ${kinds}, ${users}) as wish (post_id, kind, user_id)
    where r.post_id = wish.post_id and r.kind = wish.kind and r.user_id = wish.user_id
    returning r.post_id, r.kind, r.user_id`.execute(trx);
  return rows;
}

/** Moves saved posts into collections. */
export async function moveSaves(trx: Trx, requests: readonly ReactionRequest[]): Promise<void> {
  if (requests.length === 0) return;
  await sql`
    update post_reaction r set collection_id = wish.collection_id
    from unnest(${int8(requests.map((one) => one.postId))}, ${int8(requests.map((one) => one.userId))},
      ${int8(requests.map((one) => one.collectionId ?? null))}) as wish (post_id, user_id, collection_id)
    where r.post_id = wish.post_id and r.user_id = wish.user_id and r.kind = ${sql.lit(Reaction.SAVE)}`.execute(
    trx,
  );
}

/** Adds to the counters of posts, one row each, however many people reacted. */
export async function addToFigures(
  trx: Trx,
  added: ReadonlyMap<number, ReadonlyMap<Reaction, number>>,
): Promise<void> {
  const ids = [...added.keys()];
  if (ids.length === 0) return;
  const amounts = (kind: Reaction) => int8(ids.map((id) => added.get(id)?.get(kind) ?? 0));
  await sql`
    update post_figure f
    set likes = f.likes + n.likes, saves = f.saves + n.saves, shares = f.shares + n.shares,
      plays = f.plays + n.plays, readers = f.readers + n.readers, commenters = f.commenters + n.commenters
    from unnest(${int8(ids)}, ${amounts(Reaction.LIKE)}, ${amounts(Reaction.SAVE)}, ${amounts(Reaction.SHARE)},
      ${amounts(Reaction.PLAY)}, ${amounts(Reaction.READ)}, ${amounts(Reaction.COMMENT)})
      as n (post_id, likes, saves, shares, plays, readers, commenters)
    where f.post_id = n.post_id`.execute(trx);
}

/** Whether somebody has this reaction already: checked before anything is locked again. */
export async function hasReacted(
  db: Db,
  { postId, userId, kind }: Pick<ReactionRequest, "postId" | "userId" | "kind">,
): Promise<boolean> {
  const row = await db
    .selectFrom("post_reaction")
    .select("post_id")
    .where("post_id", "=", postId)
    .where("kind", "=", kind)
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Posts a person likes or saves, the last ones first; of one collection when it is named. */
export const reactedPosts = (
  db: Db,
  wanted: {
    userId: number;
    kind: typeof Reaction.LIKE | typeof Reaction.SAVE;
    collectionId?: number | undefined;
    after: PageCursor | undefined;
    limit: number;
  },
): Promise<PageCursor[]> =>
  db
    .selectFrom("post_reaction")
    .select(["post_id as id", "created_at as value"])
    .where("user_id", "=", wanted.userId)
    .where("kind", "=", wanted.kind)
    // Repeats the condition of the index, which the planner needs.
    .where(sql<boolean>`kind in (1, 2)`)
    .$if(wanted.collectionId !== undefined, (query) =>
      query.where("collection_id", "=", wanted.collectionId ?? 0),
    )
    .$if(wanted.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, post_id) < (${wanted.after?.value ?? 0}, ${wanted.after?.id ?? 0})`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("post_id", "desc")
    .limit(wanted.limit)
    .execute();
