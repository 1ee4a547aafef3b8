import type { Kysely } from "kysely";
import { sql } from "kysely";

/** Orders of capsule packages, and what providers said about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_order (
      id int8 generated always as identity primary key,
      order_no text not null unique,
      user_id int8 not null,
      package_id text not null,
      paid int8 not null check (paid > 0),
      bonus int8 not null check (bonus >= 0),
      amount int8 not null check (amount > 0),
      currency text not null check (currency = 'CNY'),
      state text not null default 'created' check (state in
        ('created', 'paying', 'fulfilled', 'closed', 'refunding', 'part_refunded', 'refunded')),
      provider text,
      provider_ref text,
      refund_due int8 not null default 0,
      refunded int8 not null default 0,
      credit_txn int8,
      paid_at int8,
      asked_at int8 not null default 0,
      created_at int8 not null,
      expires_at int8 not null,
      check (refunded between 0 and amount),
      check (refund_due between 0 and amount),
      check ((paid_at is null) = (credit_txn is null)),
      check (refunded = 0 or paid_at is not null)
    )`.execute(db);
  await sql`create index pay_order_mine on pay_order (user_id, id desc)`.execute(db);
  await sql`create index pay_order_open on pay_order (expires_at) where state in ('created', 'paying')`.execute(
    db,
  );
  await sql`
    create index pay_order_asking on pay_order (asked_at) where state in ('paying', 'refunding')`.execute(db);
  await sql`
    create table payment_event (
      provider text not null,
      event_id text not null,
      order_no text not null,
      kind text not null check (kind in ('paid', 'refunded', 'mismatch')),
      amount int8 not null,
      received_at int8 not null,
      primary key (provider, event_id)
    )`.execute(db);
  await sql`create index payment_event_order on payment_event (order_no)`.execute(db);
}
