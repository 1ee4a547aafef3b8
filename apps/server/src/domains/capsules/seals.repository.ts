import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import "./ledger.table.ts";

/** A transaction with its entries as one text. */
export interface Sealed {
  id: number;
  text: string;
}

// An arbitrary unique number: the advisory lock that serialises sealing.
const LOCK = 4_044_470;

const sealedText = sql`
  jsonb_build_array(t.id, t.key, t.kind, t.params, t.cause_type, t.cause_id, t.reverses, t.created_at, (
    select jsonb_agg(jsonb_build_array(e.account_id, e.owner_id, e.account, e.asset, e.topic, e.amount, e.balance,
      e.spendable) order by e.account_id)
    from ledger_entry e where e.txn_id = t.id
  ))::text`;

/** Blocks other sealing until this transaction ends. */
export async function lockSeals(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}

/** Transactions without a seal. */
export async function findUnsealed(db: Kysely<Tables>, limit: number): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`
    select t.id, ${sealedText} as text from ledger_txn t where t.seal_id is null order by t.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The newest seal. */
export function lastSeal(db: Kysely<Tables>): Promise<{ id: number; hash: string } | undefined> {
  return db
    .selectFrom("ledger_seal")
    .select(["id", "hash"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Stores a seal, assigns these transactions to it, and adds their amounts to the platform's balances. */
export async function insertSeal(
  trx: Transaction<Tables>,
  seal: Insertable<Tables["ledger_seal"]>,
  txnIds: readonly number[],
): Promise<void> {
  await trx.insertInto("ledger_seal").values(seal).execute();
  await sql`update ledger_txn set seal_id = ${seal.id} where id = any(${int8(txnIds)})`.execute(trx);
  await sql`
    update ledger_account own set balance = own.balance + moved.amount
    from (
      select account_id, sum(amount)::int8 as amount from ledger_entry
      where txn_id = any(${int8(txnIds)}) and owner_id = 0 group by account_id
    ) moved
    where own.id = moved.account_id`.execute(trx);
}

/** The seals after one, in order, each with the current text of its transactions. */
export async function findSeals(
  db: Kysely<Tables>,
  after: number,
  limit: number,
): Promise<{ id: number; prev: string; hash: string; txns: number; said: Sealed[] }[]> {
  const { rows } = await sql<{ id: number; prev: string; hash: string; txns: number; said: Sealed[] | null }>`
    select s.id, s.prev, s.hash, s.txns, (
      select jsonb_agg(jsonb_build_object('id', t.id, 'text', ${sealedText}) order by t.id)
      from ledger_txn t where t.seal_id = s.id
    ) as said
    from ledger_seal s where s.id > ${after} order by s.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, said: row.said ?? [] }));
}
