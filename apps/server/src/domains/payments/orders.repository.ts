import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { OrderRow } from "./payments.table.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

export async function insertOrder(trx: Trx, order: Insertable<Tables["pay_order"]>): Promise<void> {
  await trx.insertInto("pay_order").values(order).execute();
}

export function findOrder(db: Db, orderNo: string): Promise<OrderRow | undefined> {
  return db.selectFrom("pay_order").selectAll().where("order_no", "=", orderNo).executeTakeFirst();
}

/** Locks an order; always before a key of the ledger is claimed. */
export function lockOrder(trx: Trx, orderNo: string): Promise<OrderRow | undefined> {
  return trx
    .selectFrom("pay_order")
    .selectAll()
    .where("order_no", "=", orderNo)
    .forUpdate()
    .executeTakeFirst();
}

/** A person's orders, newest first, below an id. */
export function findOrders(
  db: Db,
  page: { userId: number; before: number | undefined; limit: number },
): Promise<OrderRow[]> {
  let query = db.selectFrom("pay_order").selectAll().where("user_id", "=", page.userId);
  if (page.before !== undefined) query = query.where("id", "<", page.before);
  return query.orderBy("id", "desc").limit(page.limit).execute();
}

export async function changeOrder(
  db: Db,
  orderNo: string,
  change: Updateable<Tables["pay_order"]>,
): Promise<void> {
  await db.updateTable("pay_order").set(change).where("order_no", "=", orderNo).execute();
}

/** Expired open orders, the oldest first. */
export function findOverdue(db: Db, now: number, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom("pay_order")
    .selectAll()
    .where("state", "in", ["created", "paying"])
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}

const counted = async (db: Db, query: ReturnType<typeof sql<{ broken: number }>>): Promise<number> =>
  (await query.execute(db)).rows[0]?.broken ?? 0;

/** Paid orders without exactly one credit, credits without a paid order, and money that belongs to no order. */
export const countUncredited = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select (
      (select count(*) from pay_order o full join (
          select cause_id, count(*) as times, min(id) as id from ledger_txn where kind = 'orderPaid' group by cause_id
        ) c on c.cause_id = o.order_no
        where (o.paid_at is not null and (c.times is distinct from 1 or c.id is distinct from o.credit_txn))
          or (o.paid_at is null and c.times is not null))
      + (select abs(coalesce((select sum(amount - refunded) from pay_order where paid_at is not null), 0)
          + coalesce((select sum(amount) from ledger_entry where account = 'deferred'), 0)))
    )::int8 as broken`,
  );

/** Orders that refunded more than was paid, or another amount than the provider reported. */
export const countOverRefunded = (db: Db): Promise<number> =>
  counted(
    db,
    sql`select count(*) as broken from pay_order where refunded > amount
      or (paid_at is not null and refunded <> refund_due)
      or (state = 'refunded') <> (refunded = amount) or (state = 'part_refunded' and refunded = 0)`,
  );
