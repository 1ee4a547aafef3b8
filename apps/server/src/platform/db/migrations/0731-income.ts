import { type Kysely, sql } from "kysely";

/**
 * What people earned by their work (`money §6.1`): it waits in `income_pending` until it is due. The sum of what is
 * not released is what those accounts hold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_income (
      id int8 generated always as identity primary key,
      txn_id int8 not null references ledger_txn (id),
      owner_id int8 not null,
      amount int8 not null check (amount > 0),
      params jsonb not null,
      cause_type text,
      cause_id text,
      due_at int8 not null,
      released_by int8 references ledger_txn (id)
    )`.execute(db);
  await sql`create index ledger_income_due on ledger_income (due_at) where released_by is null`.execute(db);
  await sql`create index ledger_income_mine on ledger_income (owner_id) where released_by is null`.execute(
    db,
  );
}
