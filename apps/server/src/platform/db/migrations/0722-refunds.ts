import type { Kysely } from "kysely";
import { sql } from "kysely";

/**
 * What was begun at providers and may have been paid there without our hearing of it, and every refund by a
 * number of its own, so that one which died midway is found and finished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_attempt (
      order_no text not null references pay_order (order_no),
      provider text not null,
      ref text not null,
      over boolean not null default false,
      asked_at int8 not null,
      created_at int8 not null,
      primary key (order_no, provider, ref)
    )`.execute(db);
  await sql`create index pay_attempt_open on pay_attempt (asked_at) where not over`.execute(db);
  await sql`
    create table pay_refund (
      refund_no text primary key,
      order_no text not null references pay_order (order_no),
      amount int8 not null check (amount > 0),
      state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
      reason text not null,
      failure text,
      requested_by int8,
      asked_at int8 not null,
      created_at int8 not null,
      ended_at int8,
      check ((state = 'pending') = (ended_at is null))
    )`.execute(db);
  await sql`create unique index pay_refund_one_at_a_time on pay_refund (order_no) where state = 'pending'`.execute(
    db,
  );
  await sql`create index pay_refund_order on pay_refund (order_no)`.execute(db);
  await sql`create index pay_refund_pending on pay_refund (asked_at) where state = 'pending'`.execute(db);
  await sql`drop index pay_order_asking`.execute(db);
  await sql`alter table pay_order drop column asked_at`.execute(db);
  // The payer's name at the provider, where one must be known before they can pay (WeChat's openid).
  await sql`alter table pay_order add column payer text`.execute(db);
  // Refunds that died before refunds were kept stand as what the ledger followed.
  await sql`
    update pay_order set state = case when refunded = amount then 'refunded'
      when refunded > 0 then 'part_refunded' else 'fulfilled' end
    where state = 'refunding'`.execute(db);
}
