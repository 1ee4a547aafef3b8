import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { FeedPreferences } from "./discover.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** How many of a person's latest refusals are read. */
const MOST = 300;

/** What a person wants to see less of, most recent first. */
export async function findFeedPreferences(db: Db, userId: number): Promise<FeedPreferences> {
  const { rows } = await sql<{ post_id: number | null; author_id: number; topic_id: number | null }>`
    (select post_id, author_id, topic_id from feed_feedback
      where user_id = ${userId} order by created_at desc limit ${sql.lit(MOST)})
    union all
    (select null, author_id, null from feed_hidden_author where user_id = ${userId} limit ${sql.lit(MOST)})`.execute(
    db,
  );
  const less = rows.filter((row) => row.post_id !== null);
  return {
    posts: less.map((row) => row.post_id ?? 0),
    authors: less.map((row) => row.author_id),
    topics: less.flatMap((row) => (row.topic_id === null ? [] : [row.topic_id])),
    hiddenAuthors: rows.filter((row) => row.post_id === null).map((row) => row.author_id),
  };
}

/** Saves that a person wants less like a post. Idempotent. */
export async function saveLessLike(
  db: Db,
  preferences: { userId: number; postId: number; authorId: number; topicId: number | null; now: number },
): Promise<void> {
  await db
    .insertInto("feed_feedback")
    .values({
      user_id: preferences.userId,
      post_id: preferences.postId,
      author_id: preferences.authorId,
      topic_id: preferences.topicId,
      created_at: preferences.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropLessLike(db: Db, userId: number, postId: number): Promise<void> {
  await db.deleteFrom("feed_feedback").where("user_id", "=", userId).where("post_id", "=", postId).execute();
}

/** Hides an author from a person's discover. Idempotent. */
export async function saveHidden(db: Db, userId: number, authorId: number, now: number): Promise<void> {
  await db
    .insertInto("feed_hidden_author")
    .values({ user_id: userId, author_id: authorId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropHidden(db: Db, userId: number, authorId: number): Promise<void> {
  await db
    .deleteFrom("feed_hidden_author")
    .where("user_id", "=", userId)
    .where("author_id", "=", authorId)
    .execute();
}

/** Authors a person hides, most recently hidden first. */
export async function findHidden(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("feed_hidden_author")
    .select("author_id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => row.author_id);
}
