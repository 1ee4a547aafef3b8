import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { AttemptRow } from "./payments.table.ts";

type Attempt = Pick<AttemptRow, "order_no" | "provider" | "ref">;

/** Stores that a payment was begun; if begun again under the same name, it is queried again. */
export async function insertAttempt(db: Kysely<Tables>, attempt: Attempt, now: number): Promise<void> {
  await db
    .insertInto("pay_attempt")
    .values({ ...attempt, asked_at: now, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(["order_no", "provider", "ref"]).doUpdateSet({ over: false, created_at: now }),
    )
    .execute();
}

/**
 * Open attempts to query now, longest unqueried first, marked as queried: the older, the more rarely, with a pause of a
 * quarter of their age and at least `pauseMs`.
 */
export async function takeDueAttempts(
  db: Kysely<Tables>,
  { now, pauseMs, limit }: { now: number; pauseMs: number; limit: number },
): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    update pay_attempt a set asked_at = ${now}
    from (
      select order_no, provider, ref from pay_attempt
      where not over and asked_at <= ${now} - greatest(${pauseMs}::int8, (${now} - created_at) / 4)
      order by asked_at limit ${limit} for update skip locked
    ) due
    where a.order_no = due.order_no and a.provider = due.provider and a.ref = due.ref
    returning a.order_no, a.provider, a.ref`.execute(db);
  return rows;
}

/** One order's open attempts that were not queried since a time, marked as queried. */
export async function takeAttemptsOf(
  db: Kysely<Tables>,
  orderNo: string,
  { now, askedBefore }: { now: number; askedBefore: number },
): Promise<Attempt[]> {
  return db
    .updateTable("pay_attempt")
    .set({ asked_at: now })
    .where("order_no", "=", orderNo)
    .where("over", "=", false)
    .where("asked_at", "<=", askedBefore)
    .returning(["order_no", "provider", "ref"])
    .execute();
}

/** Stops querying an order's attempts. */
export async function endAttempts(trx: Transaction<Tables>, orderNo: string): Promise<void> {
  await trx
    .updateTable("pay_attempt")
    .set({ over: true })
    .where("order_no", "=", orderNo)
    .where("over", "=", false)
    .execute();
}

/** Stops querying attempts begun before a time. */
export async function endOldAttempts(db: Kysely<Tables>, before: number): Promise<void> {
  await db
    .updateTable("pay_attempt")
    .set({ over: true })
    .where("over", "=", false)
    .where("created_at", "<", before)
    .execute();
}
