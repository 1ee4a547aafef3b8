import { type Insertable, type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { UnmatchedEventRow } from "./payments.table.ts";

type Db = Kysely<Tables>;

/**
 * Saves a webhook event about an unknown order, once per event however often it arrives.
 * @returns whether a person has settled it already.
 */
export async function upsertUnmatchedEvent(
  db: Db,
  event: Omit<Insertable<Tables["pay_stray"]>, "first_at" | "last_at">,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto("pay_stray")
    .values({ ...event, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["provider", "kind", "event_id"])
        .doUpdateSet({ times: sql`pay_stray.times + 1`, last_at: now }),
    )
    .returning("settled_at")
    .executeTakeFirstOrThrow();
  return row.settled_at !== null;
}

/** Settles the earlier events of an order that has turned up. */
export async function settleUnmatchedEventsOf(db: Db, orderNo: string, now: number): Promise<void> {
  await db
    .updateTable("pay_stray")
    .set({ settled_at: now })
    .where("order_no", "=", orderNo)
    .where("settled_at", "is", null)
    .execute();
}

/** Marks one as settled. @returns false when no such event is waiting. */
export async function settleUnmatchedEvent(
  db: Db,
  id: number,
  by: { userId: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("pay_stray")
    .set({ settled_at: by.now, settled_by: by.userId })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that wait for a person, oldest first. */
export const findUnmatchedEvents = (db: Db, limit: number): Promise<UnmatchedEventRow[]> =>
  db.selectFrom("pay_stray").selectAll().where("settled_at", "is", null).orderBy("id").limit(limit).execute();

/** How many wait for a person. */
export async function countUnmatchedEvents(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("pay_stray")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
