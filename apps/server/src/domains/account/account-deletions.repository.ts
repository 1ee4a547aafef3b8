import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** When a person's account is due for deletion; null when it is not scheduled. */
export async function findLeavesAt(db: Db, userId: number): Promise<number | null> {
  const row = await db.selectFrom("app_user").select("leaves_at").where("id", "=", userId).executeTakeFirst();
  return row?.leaves_at ?? null;
}

/** Cancels a deletion that is not due yet. */
export async function clearDeletion(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable("app_user")
    .set({ leaves_at: null })
    .where("id", "=", userId)
    .where("leaves_at", ">", now)
    .execute();
}

/** Accounts due for deletion: untried ones first, longest overdue first, then those tried longest ago. */
export async function findDueDeletions(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("app_user")
    .select("id")
    .where("leaves_at", "<=", now)
    .where("gone_at", "is", null)
    .orderBy("leaving_tried_at", (order) => order.asc().nullsFirst())
    .orderBy("leaves_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves an account behind all others that are due. */
export async function markDeletionTried(db: Db, userId: number, now: number): Promise<void> {
  await db.updateTable("app_user").set({ leaving_tried_at: now }).where("id", "=", userId).execute();
}
