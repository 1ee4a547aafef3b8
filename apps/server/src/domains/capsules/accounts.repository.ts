import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { PERSONAL, type PersonalAccount } from "./ledger.table.ts";

/** The balances of a person's accounts. */
export type Holdings = Record<PersonalAccount, number>;

/** People whose accounts are locked until the transaction ends, with their current balances. */
export type Owners = Map<number, Holdings>;

interface Row {
  owner_id: number;
  kind: PersonalAccount;
  balance: number;
}

const NOTHING: Readonly<Holdings> = { paid: 0, bonus: 0, held: 0, income: 0, income_pending: 0, debt: 0 };

function byOwner(rows: readonly Row[]): Owners {
  const holdings: Owners = new Map();
  for (const { owner_id, kind, balance } of rows) {
    const own = holdings.get(owner_id) ?? { ...NOTHING };
    own[kind] = balance;
    holdings.set(owner_id, own);
  }
  return holdings;
}

/** Locks and reads all accounts of these people, ordered by id to avoid deadlocks. */
export async function lockAccounts(trx: Transaction<Tables>, ownerIds: readonly number[]): Promise<Owners> {
  const { rows } = await sql<Row>`
    select owner_id, kind, balance from ledger_account where owner_id = any(${int8(ownerIds)})
    order by id for update`.execute(trx);
  return byOwner(rows);
}

/** One person's balances, unlocked; undefined when they have no accounts yet. */
export async function findHoldings(db: Kysely<Tables>, ownerId: number): Promise<Holdings | undefined> {
  const { rows } = await sql<Row>`
    select owner_id, kind, balance from ledger_account where owner_id = ${ownerId}`.execute(db);
  return byOwner(rows).get(ownerId);
}

/** Creates all accounts of these people. @returns those who had none. */
export async function insertAccounts(
  trx: Transaction<Tables>,
  ownerIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ owner_id: number }>`
    insert into ledger_account (owner_id, kind, asset)
    select owner_id, kind, 'CAP' from unnest(${int8(ownerIds)}) as owner (owner_id)
    cross join unnest(${sql.val(PERSONAL)}::text[]) with ordinality as account (kind, place)
    order by owner_id, place
    on conflict do nothing returning owner_id`.execute(trx);
  return [...new Set(rows.map((row) => row.owner_id))];
}
