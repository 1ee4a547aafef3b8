import { type CapsuleCause, type CapsuleParams, capsuleCause, capsuleParams } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { credit } from "./credit.ts";
import { findHoldStatus, findHoldTransaction } from "./holds.repository.ts";
import type { Bucket } from "./ledger.table.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import { onceForKey } from "./once-for-key.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import { placeHolds, type TransactionReason } from "./place-holds.ts";
import { postHold, type SharedWork } from "./post-hold.ts";
import { voidHolds } from "./void-holds.ts";

/** An unresolved hold is returned after this long. */
const HOLD_MS = 3_600_000;

/**
 * Places a hold on a person's capsules before paid work begins. The same key returns the same hold.
 * @throws Failure insufficient, conflict (the key was used for something else).
 */
export async function hold(
  services: Services,
  input: TransactionReason & { userId: number; amount: number; lastsMs?: number },
): Promise<{ holdId: number }> {
  const { amount, lastsMs = HOLD_MS, ...rest } = input;
  return inLedger(services, (step) =>
    onceForKey(step, { key: input.key, request: ["hold", input] }, async () => {
      const reserved = await placeHolds(step, { ...rest, parts: [amount], expiresAt: step.now + lastsMs });
      return reserved.ok ? ledgerDone({ holdId: reserved.value[0] ?? 0 }) : reserved;
    }),
  );
}

/** Status of the hold under a key: open, spent or returned; undefined when there is none. */
export const holdStatus = ({ db }: Pick<Services, "db">, key: string): ReturnType<typeof findHoldStatus> =>
  findHoldStatus(db, key);

/**
 * Spends a hold wholly or in part once its purpose is reached; the rest is returned. Idempotent. `why` is shown in the
 * receiver's statement when that is a person; the creator of `work` earns from it.
 * @throws Failure conflict when it was voided or has expired.
 */
export async function post(
  services: Services,
  input: {
    holdId: number;
    amount?: number;
    to?: "revenue" | number;
    why?: Omit<TransactionReason, "key">;
    work?: SharedWork | undefined;
  },
): Promise<{ spent: number }> {
  const { holdId, amount, to = "revenue", work } = input;
  const key = `post:${holdId}`;
  return inLedger(services, (step) =>
    onceForKey(step, { key, request: [holdId, amount ?? null, to] }, async () => {
      const why = input.why ?? (await returnReason(step.trx, holdId));
      const spent = await postHold(step, { ...why, key, holdId, amount, to, work });
      return spent.ok ? ledgerDone({ spent: spent.value }) : spent;
    }),
  );
}

/** Returns a hold whose purpose failed. Does nothing when it is already resolved. */
export async function voidHold(
  services: Services,
  input: { holdId: number; status?: "voided" | "expired" },
): Promise<{ returned: number }> {
  const { holdId, status = "voided" } = input;
  const key = `void:${holdId}`;
  return inLedger(services, (step) =>
    onceForKey(step, { key, request: holdId }, async () => {
      const why = await returnReason(step.trx, holdId);
      const returned = await voidHolds(step, { ...why, key, ids: [holdId], status });
      return returned.ok ? ledgerDone({ returned: returned.value }) : returned;
    }),
  );
}

type Grant = TransactionReason & { userId: number; amount: number; bucket?: Exclude<Bucket, "income"> };

/** Issues capsules to a person within a larger transaction; idempotent per key. Refused when the key was used otherwise. */
export function grantIn(step: LedgerStep, input: Grant): Promise<LedgerOutcome<{ balance: number }>> {
  const { amount, bucket = "bonus", ...rest } = input;
  return onceForKey(step, { key: input.key, request: ["grant", input] }, async () => {
    const { balance } = await credit(step, { ...rest, buckets: { [bucket]: amount } });
    return ledgerDone({ balance });
  });
}

/** How a statement describes a returned hold: by what it was placed for. */
async function returnReason(
  trx: Transaction<Tables>,
  holdId: number,
): Promise<{ kind: "returned"; params: CapsuleParams; cause: CapsuleCause | null }> {
  const txn = await findHoldTransaction(trx, holdId);
  const params = { ...capsuleParams.parse(txn?.params ?? {}), of: txn?.kind ?? "" };
  const cause = txn?.cause_type ? capsuleCause.parse({ type: txn.cause_type, id: txn.cause_id }) : null;
  return { kind: "returned", params, cause };
}
