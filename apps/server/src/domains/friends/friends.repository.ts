import type { Kysely, Selectable, Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { FriendshipTable } from "./friends.table.ts";

type Db = Kysely<Tables>;
export type FriendshipRow = Selectable<FriendshipTable>;

/** A person's friendships, ended ones included. */
export function findFriendships(db: Db, userId: number): Promise<FriendshipRow[]> {
  return db.selectFrom("friendship").selectAll().where("user_id", "=", userId).orderBy("friend_id").execute();
}

/** One side of a friendship, current or ended. */
export function findFriendship(db: Db, userId: number, friendId: number): Promise<FriendshipRow | undefined> {
  return db
    .selectFrom("friendship")
    .selectAll()
    .where("user_id", "=", userId)
    .where("friend_id", "=", friendId)
    .executeTakeFirst();
}

/** Changes one side of a friendship. @returns whether it exists. */
export async function changeFriendship(
  db: Db,
  userId: number,
  friendId: number,
  change: Updateable<FriendshipTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("friendship")
    .set(change)
    .where("user_id", "=", userId)
    .where("friend_id", "=", friendId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes both sides; an ended friendship begins anew and keeps its remarks. */
export async function saveFriendship(db: Db, a: number, b: number, now: number): Promise<void> {
  await db
    .insertInto("friendship")
    .values([
      { user_id: a, friend_id: b, created_at: now },
      { user_id: b, friend_id: a, created_at: now },
    ])
    .onConflict((conflict) =>
      conflict.columns(["user_id", "friend_id"]).doUpdateSet({ deleted: false, created_at: now }),
    )
    .execute();
}

/** Ends both sides. @returns whether it was not ended already. */
export async function endFriendship(db: Db, a: number, b: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("friendship")
    .set({ deleted: true })
    .where("deleted", "=", false)
    .where((eb) => eb(eb.refTuple("user_id", "friend_id"), "in", [eb.tuple(a, b), eb.tuple(b, a)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
