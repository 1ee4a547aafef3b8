import { insertIncome } from "./incomes.repository.ts";
import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger.ts";
import { debitLines, ownerOf, spending, totalOf, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { done, type Outcome } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";
import type { Why } from "./set-aside.ts";

/** Capsules somebody spends on another's work; `params.title` names the work in both statements. */
export interface SpendOnWork extends Why {
  from: number;
  creator: number;
  amount: number;
}

const DAY_MS = 86_400_000;

/**
 * Spends capsules on somebody's work: of those that were bought he earns his share, which waits some days before he
 * can spend it (`creations §5`: half, seven days); the rest is the platform's. Nobody earns from himself.
 * @returns what he will have earned; refused when there is not enough.
 */
export async function spendOnWork(step: LedgerStep, input: SpendOnWork): Promise<Outcome<number>> {
  const { from, creator, amount, ...why } = input;
  const owners = await lockOwners(step, [from, creator]);
  const found = spending(ownerOf(owners, from), wholeAmount(amount));
  if (!found.ok) return found;
  const { share, pendingDays } = step.rules.creator;
  const earned = creator === from ? 0 : Math.floor(((found.value.paid ?? 0) * share) / 100);
  const lines = [
    ...debitLines(from, found.value),
    { ownerId: creator, account: "income_pending" as const, amount: earned },
    { ownerId: PLATFORM, account: "revenue" as const, amount: totalOf(found.value) - earned },
  ];
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  const dueAt = step.now + pendingDays * DAY_MS;
  const { params, cause } = why;
  if (earned > 0)
    await insertIncome(step.trx, { txnId, ownerId: creator, amount: earned, params, cause, dueAt });
  return done(earned);
}
