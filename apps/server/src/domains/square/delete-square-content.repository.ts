import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./comments.table.ts";
import "./people.table.ts";
import type { Reaction } from "./posts.table.ts";

type Db = Kysely<Tables>;

/** Somebody's posts that were not removed. */
export async function findPostsOf(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("post")
    .select("id")
    .where("author_id", "=", userId)
    .where("removed_at", "is", null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody's comments that were not removed. */
export const findCommentsOf = (
  db: Db,
  userId: number,
  limit: number,
): Promise<{ id: number; parent_id: number | null }[]> =>
  db
    .selectFrom("post_comment")
    .select(["id", "parent_id"])
    .where("author_id", "=", userId)
    .where("removed_at", "is", null)
    .limit(limit)
    .execute();

/** What somebody likes and saves. */
export const findReactionsOf = (
  db: Db,
  userId: number,
  limit: number,
): Promise<{ postId: number; userId: number; kind: Reaction }[]> =>
  db
    .selectFrom("post_reaction")
    .select(["post_id as postId", "user_id as userId", "kind"])
    .where("user_id", "=", userId)
    // Repeats the condition of the index, which the planner needs.
    .where(sql<boolean>`kind in (1, 2)`)
    .limit(limit)
    .execute();

/** Whom somebody follows, and who follows them. */
export async function findFollowsOf(
  db: Db,
  userId: number,
  limit: number,
): Promise<{ user_id: number; followee_id: number }[]> {
  const { rows } = await sql<{ user_id: number; followee_id: number }>`
    (select user_id, followee_id from follow where user_id = ${userId} limit ${limit})
    union all
    (select user_id, followee_id from follow where followee_id = ${userId} limit ${limit})
    limit ${limit}`.execute(db);
  return rows;
}

/** Blanks the text of what somebody removed. @returns what was changed, at most twice `limit`. */
export async function blankRemovedTexts(db: Db, userId: number, limit: number): Promise<unknown[]> {
  const { rows: posts } = await sql`
    update post set title = '', text = '', media = '[]', media_count = 0, cover = null, creation = null, clip = null
    where id in (
      select id from post where author_id = ${userId} and removed_at is not null
        and (title <> '' or text <> '' or media <> '[]' or cover is not null or creation is not null or clip is not null)
      limit ${limit}
    ) returning id`.execute(db);
  const { rows: comments } = await sql`
    update post_comment set text = '' where id in (
      select id from post_comment where author_id = ${userId} and removed_at is not null and text <> ''
      limit ${limit}
    ) returning id`.execute(db);
  return posts.length >= comments.length ? posts : comments;
}
