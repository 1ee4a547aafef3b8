import { sql, type Transaction } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import "./ledger.table.ts";

/** An entry before its account's id is known. */
export interface EntryRow {
  ownerId: number;
  account: string;
  amount: number;
  balance: number | null;
  spendable: number | null;
}

interface NewTransaction {
  key: string;
  kind: string;
  topic: string;
  params: unknown;
  cause: { type: string; id: string } | null;
  reverses?: number | undefined;
  entries: readonly EntryRow[];
  now: number;
}

/** Stores a transaction with its entries in one statement. @returns its id. */
export async function insertTransaction(trx: Transaction<Tables>, txn: NewTransaction): Promise<number> {
  const column = <K extends keyof EntryRow>(name: K) => txn.entries.map((entry) => entry[name]);
  const { rows } = await sql<{ txn_id: number }>`
    with txn as (
      insert into ledger_txn (key, kind, params, cause_type, cause_id, reverses, created_at)
      values (${txn.key}, ${txn.kind}, ${JSON.stringify(txn.params)}, ${txn.cause?.type ?? null},
        ${txn.cause?.id ?? null}, ${txn.reverses ?? null}, ${txn.now})
      returning id
    )
    insert into ledger_entry (txn_id, account_id, owner_id, account, asset, topic, amount, balance, spendable)
    select txn.id, own.id, line.owner_id, line.account, own.asset, ${txn.topic}::text, line.amount,
      line.balance, line.spendable
    from txn cross join unnest(${int8(column("ownerId"))}, ${texts(column("account"))},
      ${int8(column("amount"))}, ${int8(column("balance"))}, ${int8(column("spendable"))})
      as line (owner_id, account, amount, balance, spendable)
    cross join lateral (
      select id, asset from ledger_account known
      where known.owner_id = line.owner_id and known.kind = line.account limit 1
    ) own
    returning txn_id`.execute(trx);
  const id = rows[0]?.txn_id;
  if (id === undefined) throw new Error("A ledger transaction moved nothing");
  return id;
}
