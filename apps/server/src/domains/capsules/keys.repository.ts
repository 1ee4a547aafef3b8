import { sql, type Transaction } from "kysely";
import { ahead } from "../../platform/db/named-pool.ts";
import type { Tables } from "../../platform/db/tables.ts";
import "./ledger.table.ts";

/** Claims a key; waits for a transaction that is claiming it now. @returns whether it was free. */
export async function claimKey(
  trx: Transaction<Tables>,
  claim: { key: string; hash: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("ledger_key")
    .values({ key: claim.key, req_hash: claim.hash, outcome: null, created_at: claim.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores the outcome of a claimed key, as JSON text; pipelined with the transaction's next statement. */
export async function saveOutcome(trx: Transaction<Tables>, key: string, outcome: string): Promise<void> {
  await sql`${ahead}update ledger_key set outcome = ${outcome}::jsonb where key = ${key}`.execute(trx);
}

/** The outcome of a key claimed earlier. */
export function findOutcome(
  trx: Transaction<Tables>,
  key: string,
): Promise<{ req_hash: string; outcome: unknown }> {
  return trx
    .selectFrom("ledger_key")
    .select(["req_hash", "outcome"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
}
