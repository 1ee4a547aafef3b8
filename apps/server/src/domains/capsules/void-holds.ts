import { lockHolds, resolveHolds } from "./holds.repository.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { type LedgerLine, returnLines, totalOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import type { TransactionReason } from "./place-holds.ts";
import { bucketsOf } from "./post-hold.ts";
import { recordTransaction } from "./record-transaction.ts";

/** Returns held capsules; `ids` are holds of one person. */
export interface VoidHolds extends TransactionReason {
  ids: readonly number[];
  status: "voided" | "expired";
}

/**
 * Returns held capsules to the buckets they came from; resolved holds are skipped.
 * @returns the amount returned, 0 when nothing was held any more.
 */
export async function voidHolds(step: LedgerStep, input: VoidHolds): Promise<LedgerOutcome<number>> {
  const { ids, status, ...why } = input;
  const open = (await lockHolds(step.trx, ids)).filter((hold) => hold.status === "open");
  const ownerId = open[0]?.owner_id;
  if (ownerId === undefined) return ledgerDone(0);
  const owners = await lockOwners(step, [ownerId]);
  const total = open.reduce((sum, hold) => sum + totalOf(bucketsOf(hold)), 0);
  const lines: LedgerLine[] = [
    { ownerId, account: "held", amount: -total },
    ...open.flatMap((hold) => returnLines(ownerId, bucketsOf(hold))),
  ];
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  await resolveHolds(
    step.trx,
    open.map((hold) => hold.id),
    { status, txnId },
  );
  return ledgerDone(total);
}
