import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { CollectionRow } from "./posts.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A collection with its size and what was saved last. */
export interface CollectionCard extends CollectionRow {
  posts: number;
  /** JSON of covers, the last saved first. */
  covers: string[];
}

/** Stores a collection, once per key. @returns undefined when the key was used already. */
export const insertCollection = (
  db: Db,
  row: Insertable<Tables["collection"]>,
): Promise<CollectionRow | undefined> =>
  db
    .insertInto("collection")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "idem_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findCollectionByKey = (
  db: Db,
  userId: number,
  key: string,
): Promise<CollectionRow | undefined> =>
  db
    .selectFrom("collection")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idem_key", "=", key)
    .executeTakeFirst();

/** A person's own collection; other people's are not found. */
export const findCollection = (db: Db, userId: number, id: number): Promise<CollectionRow | undefined> =>
  db
    .selectFrom("collection")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();

export async function countCollections(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("collection")
    .select(sql<number>`count(*)::int8`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export const renameCollection = async (db: Db, id: number, name: string): Promise<void> =>
  void (await db.updateTable("collection").set({ name }).where("id", "=", id).execute());

export const deleteCollection = async (db: Db, userId: number, id: number): Promise<void> =>
  void (await db.deleteFrom("collection").where("id", "=", id).where("user_id", "=", userId).execute());

/** A person's collections, newest first, each with its last three covers. */
export async function findCollections(db: Db, userId: number, most: number): Promise<CollectionCard[]> {
  const { rows } = await sql<CollectionCard>`
    select c.*,
      (select count(*)::int8 from post_reaction r where r.collection_id = c.id) as posts,
      array(select p.cover from (
          select post_id from post_reaction r where r.collection_id = c.id
          order by r.created_at desc, r.post_id desc limit 6
        ) kept
        join post p on p.id = kept.post_id and p.removed_at is null and p.cover is not null
        limit 3) as covers
    from collection c where c.user_id = ${userId} order by c.id desc limit ${most}`.execute(db);
  return rows;
}
