import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { CommentRow } from "./comments.table.ts";
import "./people.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** A comment with its author and the viewer's relation to both. */
export interface ViewedCommentRow extends CommentRow {
  nick_name: string;
  head_image_thumb: string;
  user_type: number;
  reply_to_name: string | null;
  liked: boolean;
  followed: boolean;
  apart: boolean;
}

/** Stores a comment, once per key. @returns undefined when the key was used already. */
export const insertComment = (
  trx: Trx,
  row: Insertable<Tables["post_comment"]>,
): Promise<CommentRow | undefined> =>
  trx
    .insertInto("post_comment")
    .values(row)
    .onConflict((conflict) => conflict.columns(["author_id", "idem_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findCommentByKey = (db: Db, authorId: number, key: string): Promise<CommentRow | undefined> =>
  db
    .selectFrom("post_comment")
    .selectAll()
    .where("author_id", "=", authorId)
    .where("idem_key", "=", key)
    .executeTakeFirst();

/** Any comment, removed ones too. */
export const findComment = (db: Db, id: number): Promise<CommentRow | undefined> =>
  db.selectFrom("post_comment").selectAll().where("id", "=", id).executeTakeFirst();

export const lockComment = (trx: Trx, id: number): Promise<CommentRow | undefined> =>
  trx.selectFrom("post_comment").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const changeComment = async (
  trx: Trx,
  id: number,
  change: Updateable<Tables["post_comment"]>,
): Promise<void> => void (await trx.updateTable("post_comment").set(change).where("id", "=", id).execute());

/** Replies under a comment that were not removed, whoever wrote them. */
export const findReplies = (trx: Trx, parentId: number): Promise<CommentRow[]> =>
  trx
    .selectFrom("post_comment")
    .selectAll()
    .where("parent_id", "=", parentId)
    .where("removed_at", "is", null)
    .execute();

export async function removeComments(trx: Trx, ids: readonly number[], now: number): Promise<void> {
  await trx
    .updateTable("post_comment")
    .set({ removed_at: now })
    .where("id", "in", [...ids])
    .execute();
}

/**
 * Adds to a post's count of visible comments and to a comment's count of replies. The parent comment is always locked
 * before the post's figures, so that nobody deadlocks.
 */
export async function addToCounts(
  trx: Trx,
  { postId, parentId, amount }: { postId: number; parentId: number | null; amount: number },
): Promise<void> {
  if (parentId !== null)
    await trx
      .updateTable("post_comment")
      .set((eb) => ({ replies: eb("replies", "+", amount) }))
      .where("id", "=", parentId)
      .execute();
  await trx
    .updateTable("post_figure")
    .set((eb) => ({ comments: eb("comments", "+", amount) }))
    .where("post_id", "=", postId)
    .execute();
}

interface Page {
  /** The page begins behind this id. */
  after: number | undefined;
  limit: number;
  viewerId: number;
}

/** Ids of a post's comments that are published or the viewer's own, newest first. */
export async function firstComments(db: Db, postId: number, page: Page): Promise<number[]> {
  const rows = await db
    .selectFrom("post_comment")
    .select("id")
    .where("post_id", "=", postId)
    .where("parent_id", "is", null)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("status", "=", "published"), eb("author_id", "=", page.viewerId)]))
    .$if(page.after !== undefined, (query) => query.where("id", "<", page.after ?? 0))
    .orderBy("id", "desc")
    .limit(page.limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of replies, oldest first. */
export async function repliesOf(db: Db, parentId: number, page: Page): Promise<number[]> {
  const rows = await db
    .selectFrom("post_comment")
    .select("id")
    .where("parent_id", "=", parentId)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("status", "=", "published"), eb("author_id", "=", page.viewerId)]))
    .$if(page.after !== undefined, (query) => query.where("id", ">", page.after ?? 0))
    .orderBy("id")
    .limit(page.limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Comments by id in the order asked, in one statement; removed ones are absent. */
export async function findViewedComments(
  db: Db,
  viewerId: number,
  ids: readonly number[],
): Promise<ViewedCommentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ViewedCommentRow>`
    select c.*, u.*,
      (select nick_name from app_user a where a.id = c.reply_to_id limit 1) as reply_to_name,
      coalesce((select true from comment_like l
        where l.comment_id = c.id and l.user_id = ${viewerId} limit 1), false) as liked,
      coalesce((select true from follow w
        where w.user_id = ${viewerId} and w.followee_id = c.author_id limit 1), false) as followed,
      coalesce((select true from user_block b
          where b.user_id = ${viewerId} and b.blocked_id = c.author_id limit 1), false)
        or coalesce((select true from user_block b
          where b.user_id = c.author_id and b.blocked_id = ${viewerId} limit 1), false) as apart
    from unnest(${int8(ids)}) with ordinality as wanted (id, place)
    cross join lateral (select * from post_comment where id = wanted.id and removed_at is null limit 1) c
    cross join lateral (
      select nick_name, head_image_thumb, type as user_type from app_user where id = c.author_id limit 1
    ) u
    order by wanted.place`.execute(db);
  return rows;
}

/** Likes or unlikes a comment. @returns how the count changed: 1, -1, or 0 when nothing changed. */
export async function setCommentLike(
  trx: Trx,
  like: { commentId: number; userId: number; on: boolean; now: number },
): Promise<number> {
  const { commentId, userId, on, now } = like;
  const done = on
    ? await trx
        .insertInto("comment_like")
        .values({ comment_id: commentId, user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("user_id")
        .executeTakeFirst()
    : await trx
        .deleteFrom("comment_like")
        .where("comment_id", "=", commentId)
        .where("user_id", "=", userId)
        .returning("user_id")
        .executeTakeFirst();
  if (!done) return 0;
  const amount = on ? 1 : -1;
  await trx
    .updateTable("post_comment")
    .set((eb) => ({ likes: eb("likes", "+", amount) }))
    .where("id", "=", commentId)
    .execute();
  return amount;
}
