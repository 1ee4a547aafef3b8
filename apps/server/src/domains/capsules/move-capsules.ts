import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { creditLines, debitLines, ownerOf, spendableBuckets, totalOf, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { type LedgerOutcome, ledgerDone, ledgerRefused } from "./outcome.ts";
import type { TransactionReason } from "./place-holds.ts";
import { recordTransaction } from "./record-transaction.ts";

/** Capsules a person sends to another, or to the platform. */
export interface Move extends TransactionReason {
  from: number;
  to: "revenue" | number;
  amount: number;
}

/**
 * Moves capsules at once: paid ones stay paid, income arrives as bonus. @returns the amount; refused when there is not
 * enough.
 */
export async function moveCapsules(step: LedgerStep, input: Move): Promise<LedgerOutcome<number>> {
  const { from, to, amount, ...why } = input;
  if (from === to)
    return ledgerRefused({
      kind: "invalid",
      zh: "不能转给自己",
      en: "You cannot transfer capsules to yourself",
    });
  const owners = await lockOwners(step, to === "revenue" ? [from] : [from, to]);
  const found = spendableBuckets(ownerOf(owners, from), wholeAmount(amount));
  if (!found.ok) return found;
  const lines = [
    ...debitLines(from, found.value),
    ...(to === "revenue"
      ? [{ ownerId: PLATFORM, account: "revenue" as const, amount: totalOf(found.value) }]
      : creditLines(to, found.value, false)),
  ];
  await recordTransaction(step, owners, { ...why, lines });
  return ledgerDone(amount);
}
