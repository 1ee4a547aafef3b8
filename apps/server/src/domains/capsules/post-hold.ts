import { type HoldRow, lockHolds, resolveHolds } from "./holds.repository.ts";
import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger.ts";
import { creditLines, type Line, returnLines, split, totalOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { done, type Outcome, refuse } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";
import type { Why } from "./set-aside.ts";

/** Spends a hold: `amount` of it (all when absent), for the platform's service or to another person. */
export interface PostHold extends Why {
  holdId: number;
  amount?: number | undefined;
  to: "revenue" | number;
}

export const resolved = refuse({
  kind: "conflict",
  zh: "这笔预留已经处理过了",
  en: "This hold has been resolved already",
});

/**
 * Spends what was set aside; what is not spent goes back to where it came from. A hold resolves once.
 * @returns the amount spent.
 */
export async function postHold(step: LedgerStep, input: PostHold): Promise<Outcome<number>> {
  const { holdId, amount, to, ...why } = input;
  const [hold] = await lockHolds(step.trx, [holdId]);
  if (hold?.status !== "open") return resolved;
  const owners = await lockOwners(step, to === "revenue" ? [hold.owner_id] : [hold.owner_id, to]);
  const buckets = bucketsOf(hold);
  const { taken, rest } = split(buckets, amount ?? totalOf(buckets));
  const lines: Line[] = [
    { ownerId: hold.owner_id, account: "held", amount: -totalOf(buckets) },
    ...returnLines(hold.owner_id, rest),
    ...(to === "revenue"
      ? [{ ownerId: PLATFORM, account: "revenue" as const, amount: totalOf(taken) }]
      : creditLines(owners, to, taken, false)),
  ];
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  await resolveHolds(step.trx, [holdId], { status: "posted", txnId });
  return done(totalOf(taken));
}

/** A hold's capsules by where they came from. */
export const bucketsOf = ({ bonus, paid, income }: HoldRow) => ({ bonus, paid, income });
