import type { CapsuleCause } from "@4d/contract";
import { dayOf } from "./day.ts";
import { type HoldRow, lockHolds, resolveHolds } from "./holds.repository.ts";
import { type Buckets, PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { creditLines, type LedgerLine, returnLines, split, totalOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { type LedgerOutcome, ledgerDone, ledgerRefused } from "./outcome.ts";
import type { TransactionReason } from "./place-holds.ts";
import { recordTransaction } from "./record-transaction.ts";
import { type NewShare, resolveShared } from "./shares.repository.ts";

/** A work on which small amounts are spent; its statement lines name it and link to it. */
export interface SharedWork {
  creator: number;
  name: string;
  cause: CapsuleCause;
}

/** Spends a hold: `amount` of it (all when absent), for the platform or another person. */
export interface PostHold extends TransactionReason {
  holdId: number;
  amount?: number | undefined;
  to: "revenue" | number;
  /** The work whose creator earns from what the platform is paid (`CAPSULE-4`). */
  work?: SharedWork | undefined;
}

export const ALREADY_RESOLVED = ledgerRefused({
  kind: "conflict",
  zh: "这笔预留已经处理过了",
  en: "This hold has already been settled",
});

/** The creator's share, pending: only of bought capsules, and not of the creator's own spending (`money §6.1`). */
function shareOf(
  { now, rules }: LedgerStep,
  { owner_id: spenderId }: HoldRow,
  { work, paid = 0 }: { work: SharedWork | undefined; paid: number | undefined },
): NewShare | undefined {
  if (!work || paid === 0 || work.creator === spenderId || rules.creator.share === 0) return undefined;
  const { creator: ownerId, name, cause } = work;
  return { ownerId, spenderId, paid, day: dayOf(now, rules.timeZone), name, ...cause };
}

/** Lines that pay the platform, except for the share that waits in the creator pool. */
const platformLines = (taken: Buckets, share: NewShare | undefined): LedgerLine[] => [
  { ownerId: PLATFORM, account: "revenue", amount: totalOf(taken) - (share?.paid ?? 0) },
  { ownerId: PLATFORM, account: "creator_pool", amount: share?.paid ?? 0 },
];

/**
 * Spends a hold; the unspent part is returned to where it came from. A hold is resolved once.
 * @returns the amount spent.
 */
export async function postHold(step: LedgerStep, input: PostHold): Promise<LedgerOutcome<number>> {
  const { holdId, amount, to, work, ...why } = input;
  const [hold] = await lockHolds(step.trx, [holdId]);
  if (hold?.status !== "open") return ALREADY_RESOLVED;
  const owners = await lockOwners(step, to === "revenue" ? [hold.owner_id] : [hold.owner_id, to]);
  const buckets = bucketsOf(hold);
  const { taken, rest } = split(buckets, amount ?? totalOf(buckets));
  const share = to === "revenue" ? shareOf(step, hold, { work, paid: taken.paid }) : undefined;
  const lines: LedgerLine[] = [
    { ownerId: hold.owner_id, account: "held", amount: -totalOf(buckets) },
    ...returnLines(hold.owner_id, rest),
    ...(to === "revenue" ? platformLines(taken, share) : creditLines(to, taken, false)),
  ];
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  if (share) await resolveShared(step.trx, { holdId, txnId, share });
  else await resolveHolds(step.trx, [holdId], { status: "posted", txnId });
  return ledgerDone(totalOf(taken));
}

/** A hold's capsules by origin. */
export const bucketsOf = ({ bonus, paid, income }: HoldRow) => ({ bonus, paid, income });
