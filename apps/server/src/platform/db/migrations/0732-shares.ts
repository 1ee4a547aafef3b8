import { type Kysely, sql } from "kysely";

/**
 * What was spent on people's works in small amounts, until its day is over and they are given their parts of it
 * (`CAPSULE-4`, `money §6.3`): it lies in `creator_pool`, which holds the sum of these rows. Half of one capsule is
 * none, so what is less than one stays somebody's, in hundredths, until more comes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_share (
      hold_id int8 primary key references ledger_hold (id),
      owner_id int8 not null,
      spender_id int8 not null check (spender_id <> owner_id),
      paid int8 not null check (paid > 0),
      day int4 not null,
      cause_type text not null,
      cause_id text not null,
      name text not null
    )`.execute(db);
  await sql`create index ledger_share_work on ledger_share (owner_id, cause_type, cause_id)`.execute(db);
  await sql`create index ledger_share_day on ledger_share (day)`.execute(db);
  await sql`
    create table ledger_fraction (
      owner_id int8 not null,
      cause_type text not null,
      cause_id text not null,
      hundredths int4 not null check (hundredths between 0 and 99),
      primary key (owner_id, cause_type, cause_id)
    )`.execute(db);
}
