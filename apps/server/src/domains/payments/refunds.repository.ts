import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { RefundRow } from "./payments.table.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

export async function insertRefund(trx: Trx, refund: Insertable<Tables["pay_refund"]>): Promise<void> {
  await trx.insertInto("pay_refund").values(refund).execute();
}

export function findRefund(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  return db.selectFrom("pay_refund").selectAll().where("refund_no", "=", refundNo).executeTakeFirst();
}

/** An order's refunds, newest first, at most `limit`. */
export function findRefunds(db: Db, orderNo: string, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom("pay_refund")
    .selectAll()
    .where("order_no", "=", orderNo)
    .orderBy("created_at", "desc")
    .orderBy("refund_no", "desc")
    .limit(limit)
    .execute();
}

/** How many refunds an order had, and whether one is pending; under the order's lock. */
export async function countRefunds(trx: Trx, orderNo: string): Promise<{ all: number; pending: number }> {
  const { rows } = await sql<{ all: number; pending: number }>`
    select count(*) as all, count(*) filter (where state = 'pending') as pending
    from pay_refund where order_no = ${orderNo}`.execute(trx);
  return rows[0] ?? { all: 0, pending: 0 };
}

/** Ends a pending refund. @returns whether it was pending. */
export async function endRefund(
  trx: Trx,
  refundNo: string,
  end: { state: "done" | "failed"; failure: string | null; now: number },
): Promise<boolean> {
  const ended = await trx
    .updateTable("pay_refund")
    .set({ state: end.state, failure: end.failure, ended_at: end.now })
    .where("refund_no", "=", refundNo)
    .where("state", "=", "pending")
    .returning("refund_no")
    .execute();
  return ended.length > 0;
}

/** Pending refunds to query now, longest unqueried first, marked as queried; the older, the more rarely. */
export async function takeDueRefunds(
  db: Db,
  { now, pauseMs, limit }: { now: number; pauseMs: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ refund_no: string }>`
    update pay_refund set asked_at = ${now} where refund_no in (
      select refund_no from pay_refund
      where state = 'pending'
        and asked_at <= ${now} - greatest(${pauseMs}::int8, (${now} - created_at) / 8)
      order by asked_at limit ${limit} for update skip locked
    ) and state = 'pending' returning refund_no`.execute(db);
  return rows.map((row) => row.refund_no);
}
