import type { Buckets } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { creditLines, ownerOf, spendableOf, totalOf, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import type { TransactionReason } from "./place-holds.ts";
import { recordTransaction } from "./record-transaction.ts";

/** Newly issued capsules for a person. */
export interface Credit extends TransactionReason {
  userId: number;
  buckets: Buckets;
}

/** Issues capsules to a person; their debt is paid first. @returns what they can spend now, and the transaction. */
export async function credit(
  step: LedgerStep,
  { userId, buckets, ...why }: Credit,
): Promise<{ balance: number; txnId: number }> {
  wholeAmount(totalOf(buckets));
  const owners = await lockOwners(step, [userId]);
  const lines = creditLines(userId, buckets);
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  return { balance: spendableOf(ownerOf(owners, userId)), txnId };
}
