import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./friends.table.ts";

type Db = Kysely<Tables>;

/** Stores a block. Idempotent. */
export async function saveBlock(db: Db, userId: number, blockedId: number, now: number): Promise<void> {
  await db
    .insertInto("user_block")
    .values({ user_id: userId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a block. */
export async function dropBlock(db: Db, userId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom("user_block")
    .where("user_id", "=", userId)
    .where("blocked_id", "=", blockedId)
    .execute();
}

/** Ids of the people a person blocks, newest first. */
export async function findBlocked(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("user_block")
    .select("blocked_id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.blocked_id);
}

/** Ids of a person's friends whom they do not block. */
export async function findUnblockedFriends(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("friendship")
    .select("friend_id")
    .where("user_id", "=", userId)
    .where("deleted", "=", false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("user_block")
            .where("user_id", "=", userId)
            .whereRef("blocked_id", "=", "friendship.friend_id"),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.friend_id);
}
