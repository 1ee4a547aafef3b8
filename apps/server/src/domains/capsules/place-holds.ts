import { insertHolds } from "./holds.repository.ts";
import type { Buckets } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import {
  debitLines,
  type LedgerLine,
  ownerOf,
  spendableBuckets,
  split,
  totalOf,
  wholeAmount,
} from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import { type Recording, recordTransaction } from "./record-transaction.ts";

/** Why capsules move: what a statement says, and what it links to. */
export type TransactionReason = Pick<Recording, "key" | "params" | "cause"> & {
  kind: NonNullable<Recording["kind"]>;
};

/** Capsules of one person to hold, in one or several parts that are resolved separately. */
export interface HoldRequest extends TransactionReason {
  userId: number;
  parts: readonly number[];
  /** When an unresolved hold is returned automatically; null when the requesting domain takes care of it. */
  expiresAt: number | null;
}

function splitIntoParts(buckets: Buckets, parts: readonly number[]): Buckets[] {
  let left = buckets;
  return parts.map((part) => {
    const { taken, rest } = split(left, part);
    left = rest;
    return taken;
  });
}

/**
 * Moves a person's capsules into held, bonus first, and stores for each part which bucket it came from (`money §3.4`).
 * @returns a hold id for each part; refused when there is not enough.
 */
export async function placeHolds(step: LedgerStep, input: HoldRequest): Promise<LedgerOutcome<number[]>> {
  const { userId, parts, expiresAt, ...why } = input;
  const owners = await lockOwners(step, [userId]);
  const total = parts.reduce((sum, part) => sum + wholeAmount(part), 0);
  const found = spendableBuckets(ownerOf(owners, userId), total);
  if (!found.ok) return found;
  const lines: LedgerLine[] = [
    ...debitLines(userId, found.value),
    { ownerId: userId, account: "held", amount: totalOf(found.value) },
  ];
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  const holds = splitIntoParts(found.value, parts);
  return ledgerDone(await insertHolds(step.trx, { txnId, ownerId: userId, holds, expiresAt, now: step.now }));
}
