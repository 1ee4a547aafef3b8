import type { Services } from "../../platform/services.ts";
import { credit } from "./credit.ts";
import type { Buckets } from "./ledger.table.ts";
import { PLATFORM } from "./ledger.table.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import { debitLines, type LedgerLine, ownerOf, spendableBuckets, spendableOf, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { onceForKey } from "./once-for-key.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import type { TransactionReason } from "./place-holds.ts";
import { recordTransaction } from "./record-transaction.ts";

interface Adjustment extends TransactionReason {
  userId: number;
  /** Positive gives capsules, negative takes them. */
  amount: number;
}

/** Lines that return capsules to where they were issued. */
const unissued = ({ paid = 0, bonus = 0, income = 0 }: Buckets): LedgerLine[] => [
  { ownerId: PLATFORM, account: "issue:paid", amount: paid },
  { ownerId: PLATFORM, account: "issue:bonus", amount: bonus + income },
];

async function take(
  step: LedgerStep,
  { userId, amount, ...why }: Adjustment,
): Promise<LedgerOutcome<number>> {
  const owners = await lockOwners(step, [userId]);
  const taken = spendableBuckets(ownerOf(owners, userId), wholeAmount(-amount));
  if (!taken.ok) return taken;
  const lines = [...debitLines(userId, taken.value), ...unissued(taken.value)];
  await recordTransaction(step, owners, { ...why, lines });
  return ledgerDone(spendableOf(ownerOf(owners, userId)));
}

async function give(step: LedgerStep, { amount, ...rest }: Adjustment): Promise<LedgerOutcome<number>> {
  const { balance } = await credit(step, { ...rest, buckets: { bonus: amount } });
  return ledgerDone(balance);
}

/**
 * Issues capsules to a person or takes some away, for an administrator; idempotent per key.
 * @returns what the person can spend now. @throws Failure insufficient, conflict (the key was used for something else).
 */
export async function adjust(services: Services, input: Adjustment): Promise<number> {
  return inLedger(services, (step) =>
    onceForKey(step, { key: input.key, request: ["adjust", input] }, () =>
      input.amount > 0 ? give(step, input) : take(step, input),
    ),
  );
}
