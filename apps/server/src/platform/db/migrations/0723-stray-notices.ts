import type { Kysely } from "kysely";
import { sql } from "kysely";

export const bearable = true;

/** What providers tell of orders nobody knows: money came, and nobody knows for what, until a person has seen to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_stray (
      id int8 generated always as identity primary key,
      provider text not null,
      event_id text not null,
      kind text not null check (kind in ('paid', 'refunded', 'refundFailed')),
      order_no text not null,
      amount int8,
      currency text,
      ref text,
      times int8 not null default 1,
      first_at int8 not null,
      last_at int8 not null,
      settled_at int8,
      settled_by int8,
      unique (provider, kind, event_id)
    )`.execute(db);
  await sql`create index pay_stray_open on pay_stray (id) where settled_at is null`.execute(db);
}
