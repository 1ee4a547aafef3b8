import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { PaymentEventTable } from "./payments.table.ts";

/** Stores a webhook event, once per event id. */
export async function insertEvent(db: Kysely<Tables>, event: PaymentEventTable): Promise<void> {
  await db
    .insertInto("payment_event")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Fen that all known refunds of an order returned, each counted once. */
export async function sumRefunds(trx: Transaction<Tables>, orderNo: string): Promise<number> {
  const rows = await trx
    .selectFrom("payment_event")
    .select("amount")
    .where("order_no", "=", orderNo)
    .where("kind", "=", "refunded")
    .execute();
  return rows.reduce((sum, row) => sum + row.amount, 0);
}

/** Payments that did not match their order, newest first, at most `limit`. */
export function findMismatches(
  db: Kysely<Tables>,
  orderNo: string,
  limit: number,
): Promise<PaymentEventTable[]> {
  return db
    .selectFrom("payment_event")
    .selectAll()
    .where("order_no", "=", orderNo)
    .where("kind", "=", "mismatch")
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
}
