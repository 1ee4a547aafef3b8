import type { Kysely } from "kysely";
import { sql } from "kysely";

/** Days checked in, advertisements watched, and what nightly reconciliation found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table capsule_check_in (
      user_id int8 not null,
      day int4 not null,
      streak int4 not null,
      amount int8 not null,
      created_at int8 not null,
      primary key (user_id, day)
    )`.execute(db);
  await sql`
    create table capsule_ad_session (
      id text primary key,
      user_id int8 not null,
      ad_id text not null,
      day int4 not null,
      ready_at int8 not null,
      created_at int8 not null,
      granted_at int8
    )`.execute(db);
  await sql`create index capsule_ad_session_day on capsule_ad_session (user_id, day)`.execute(db);
  await sql`create index capsule_ad_session_age on capsule_ad_session (created_at)`.execute(db);
  await sql`
    create table capsule_reconciliation (
      id int8 generated always as identity primary key,
      at int8 not null,
      ok boolean not null,
      checks jsonb not null,
      totals jsonb not null,
      milliseconds int8 not null
    )`.execute(db);
}
