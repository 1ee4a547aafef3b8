import { type Kysely, sql } from "kysely";

export const bearable = true;

/** Pushes that a stopping node hands over; they go with the subscription. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_waiting (
      id int8 generated always as identity primary key,
      endpoint text not null references push_subscription (endpoint) on delete cascade,
      user_id int8 not null,
      chat_id text not null,
      kind text not null,
      until int8 not null,
      attempts int4 not null,
      tries int4 not null default 0,
      lease_until int8 not null,
      unique (endpoint, chat_id)
    )`.execute(db);
  await sql`create index push_waiting_user on push_waiting (user_id)`.execute(db);
  await sql`create index push_waiting_lease on push_waiting (lease_until)`.execute(db);
}
