import {
  type Insertable,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { roundedLimit, sqlTrue } from "../../platform/db/inlined-values.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { PageCursor, PostRow } from "./posts.table.ts";

import "./posts.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;
type Entry = PageCursor;

/** Stores a post with its figures, once per key. @returns undefined when the key was used already. */
export async function insertPost(trx: Trx, row: Insertable<Tables["post"]>): Promise<PostRow | undefined> {
  const made = await trx
    .insertInto("post")
    .values(row)
    .onConflict((conflict) => conflict.columns(["author_id", "idem_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) await trx.insertInto("post_figure").values({ post_id: made.id }).execute();
  return made;
}

export const findPostByKey = (db: Db, authorId: number, key: string): Promise<PostRow | undefined> =>
  db
    .selectFrom("post")
    .selectAll()
    .where("author_id", "=", authorId)
    .where("idem_key", "=", key)
    .executeTakeFirst();

/** A post that was not removed. */
export const findPost = (db: Db, id: number): Promise<PostRow | undefined> =>
  db.selectFrom("post").selectAll().where("id", "=", id).where("removed_at", "is", null).executeTakeFirst();

/** Any post, removed ones too, locked: changes of a post are serialised. */
export const lockPost = (trx: Trx, id: number): Promise<PostRow | undefined> =>
  trx.selectFrom("post").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const changePost = (trx: Trx, id: number, change: Updateable<Tables["post"]>): Promise<PostRow> =>
  trx.updateTable("post").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Adds to the counter of remixes of a post. */
export async function addRemixes(trx: Trx, id: number, amount: 1 | -1): Promise<void> {
  await trx
    .updateTable("post_figure")
    .set((eb) => ({ remixes: eb("remixes", "+", amount) }))
    .where("post_id", "=", id)
    .execute();
}

/** Stores when somebody was first published. */
export async function saveFirstPostTime(trx: Trx, userId: number, now: number): Promise<void> {
  await trx
    .insertInto("creator_figure")
    .values({ user_id: userId, first_post_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ first_post_at: now })
        .where("creator_figure.first_post_at", "is", null),
    )
    .execute();
}

/** A page of posts; it may be some rows longer. */
const entries = <O>(
  query: SelectQueryBuilder<Tables, "post", O>,
  after: PageCursor | undefined,
  limit: number,
) =>
  query
    .select(["id", "published_at as value"])
    .$if(after !== undefined, (some) =>
      some.where(sql<boolean>`(published_at, id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(roundedLimit(limit));

interface Page {
  after: PageCursor | undefined;
  limit: number;
}

/** Everybody's posts, strictly by time. */
export const newestPosts = (db: Db, { after, limit }: Page): Promise<Entry[]> =>
  entries(db.selectFrom("post").where("open", "=", sqlTrue), after, limit).execute();

export const postsOfTopic = (db: Db, topicId: number, { after, limit }: Page): Promise<Entry[]> =>
  entries(
    db.selectFrom("post").where("open", "=", sqlTrue).where("topic_id", "=", topicId),
    after,
    limit,
  ).execute();

/** The posts that answer a week's prompt. */
export const postsOfPrompt = (db: Db, week: number, { after, limit }: Page): Promise<Entry[]> =>
  entries(
    db
      .selectFrom("post")
      .where("open", "=", sqlTrue)
      .where("prompt_week", "=", week)
      .where("prompt_week", ">", sql.lit(0)),
    after,
    limit,
  ).execute();

/** The nearest weeks before and after one that have answers. */
export async function answeredAround(
  db: Db,
  week: number,
): Promise<{ earlier: number | null; later: number | null }> {
  const answered = db.selectFrom("post").where("open", "=", sqlTrue).where("prompt_week", ">", sql.lit(0));
  const nearest = (how: "<" | ">", order: "desc" | "asc") =>
    answered
      .select("prompt_week")
      .where("prompt_week", how, week)
      .orderBy("prompt_week", order)
      .limit(1)
      .executeTakeFirst();
  const [before, after] = [await nearest("<", "desc"), await nearest(">", "asc")];
  return { earlier: before?.prompt_week ?? null, later: after?.prompt_week ?? null };
}

/** An author's posts, whoever may see them, newest first. */
export const postsOfAuthor = (
  db: Db,
  authorId: number,
  { after, limit, kind }: Page & { kind?: PostRow["kind"] | undefined },
): Promise<Entry[]> =>
  entries(
    db
      .selectFrom("post")
      .where("author_id", "=", authorId)
      .where("removed_at", "is", null)
      .$if(kind !== undefined, (some) => some.where("kind", "=", kind ?? "note")),
    after,
    limit,
  ).execute();

/** Somebody's open remixes of a kind, oldest first; only their first two hundred. */
export const findRemixesOf = (db: Db, authorId: number, kind: PostRow["kind"]): Promise<PostRow[]> =>
  db
    .selectFrom("post")
    .selectAll()
    .where("author_id", "=", authorId)
    .where("open", "=", sqlTrue)
    .where("kind", "=", kind)
    .where("remix_of", "is not", null)
    .orderBy("id")
    .limit(200)
    .execute();

/** The posts of a tree of remixes, oldest first. */
export const postsOfTree = (db: Db, rootId: number, limit: number): Promise<{ id: number }[]> =>
  db
    .selectFrom("post")
    .select("id")
    .where((eb) => eb.or([eb("root_id", "=", rootId), eb("id", "=", rootId)]))
    .where("removed_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();

/** The existing starter posts and their versions. */
export async function findStarterPosts(db: Db): Promise<Map<string, { postId: number; digest: string }>> {
  const rows = await db.selectFrom("starter_post").selectAll().execute();
  return new Map(rows.map((row) => [row.key, { postId: row.post_id, digest: row.digest }]));
}

/** Stores the version of a starter post. */
export async function saveStarterPost(
  trx: Transaction<Tables>,
  row: { key: string; post_id: number; digest: string },
): Promise<void> {
  await trx
    .insertInto("starter_post")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ digest: row.digest }))
    .execute();
}
