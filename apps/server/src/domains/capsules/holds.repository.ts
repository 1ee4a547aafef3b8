import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Buckets, LedgerHoldTable } from "./ledger.table.ts";

export type HoldRow = Selectable<LedgerHoldTable>;

interface NewHolds {
  txnId: number;
  ownerId: number;
  holds: readonly Buckets[];
  expiresAt: number | null;
  now: number;
}

/** Stores the holds of one transaction. @returns their ids in the same order. */
export async function insertHolds(trx: Transaction<Tables>, input: NewHolds): Promise<number[]> {
  const rows = await trx
    .insertInto("ledger_hold")
    .values(
      input.holds.map(({ bonus = 0, paid = 0, income = 0 }) => ({
        txn_id: input.txnId,
        owner_id: input.ownerId,
        bonus,
        paid,
        income,
        resolved_by: null,
        expires_at: input.expiresAt,
        created_at: input.now,
      })),
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Locks these holds, ordered by id. */
export async function lockHolds(trx: Transaction<Tables>, ids: readonly number[]): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select * from ledger_hold where id = any(${int8(ids)}) order by id for update`.execute(trx);
  return rows;
}

/** Resolves these holds, once. */
export async function resolveHolds(
  trx: Transaction<Tables>,
  ids: readonly number[],
  resolution: { status: "posted" | "voided" | "expired"; txnId: number },
): Promise<void> {
  await sql`
    update ledger_hold set status = ${resolution.status}, resolved_by = ${resolution.txnId}
    where id = any(${int8(ids)})`.execute(trx);
}

/** Expired open holds, at most `limit`. */
export async function findExpiredHolds(db: Kysely<Tables>, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("ledger_hold")
    .select("id")
    .where("status", "=", "open")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The transaction that placed a hold. */
export function findHoldTransaction(
  trx: Transaction<Tables>,
  holdId: number,
): Promise<
  { kind: string; params: unknown; cause_type: string | null; cause_id: string | null } | undefined
> {
  return trx
    .selectFrom("ledger_hold")
    .innerJoin("ledger_txn", "ledger_txn.id", "ledger_hold.txn_id")
    .select(["kind", "params", "cause_type", "cause_id"])
    .where("ledger_hold.id", "=", holdId)
    .executeTakeFirst();
}

/** Status of the hold under a key; undefined when there is none. */
export async function findHoldStatus(
  db: Kysely<Tables>,
  key: string,
): Promise<HoldRow["status"] | undefined> {
  const row = await db
    .selectFrom("ledger_txn")
    .innerJoin("ledger_hold", "ledger_hold.txn_id", "ledger_txn.id")
    .select("ledger_hold.status")
    .where("ledger_txn.key", "=", key)
    .executeTakeFirst();
  return row?.status;
}
