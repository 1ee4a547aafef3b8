import { linkedAccounts } from "../auth/index.ts";
import type { Owners } from "./accounts.repository.ts";
import { type Earning, earningsOf } from "./earnings-of.ts";
import { insertIncome } from "./incomes.repository.ts";
import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { debitLines, ownerOf, spendableBuckets, totalOf, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import type { TransactionReason } from "./place-holds.ts";
import { recordTransaction } from "./record-transaction.ts";
import { findEarners } from "./shares.repository.ts";

/** Capsules a person spends on another's work; `params.title` names the work in all statements. */
export interface SpendOnWork extends TransactionReason {
  from: number;
  creator: number;
  amount: number;
  /** Creators of the works it was made from, nearest first. */
  origins?: readonly number[];
}

const DAY_MS = 86_400_000;

/** Earnings of people who are not linked to the spender and neither banned nor deleted; the platform gets the rest. */
async function eligibleEarnings(step: LedgerStep, input: SpendOnWork, paid: number): Promise<Earning[]> {
  const { from, creator, origins = [] } = input;
  const earnings = earningsOf({ paid, creator, origins }, step.rules.creator);
  const ids = earnings.map(({ ownerId }) => ownerId);
  const linked = await linkedAccounts(step.trx, from, ids);
  const earners = await findEarners(step.trx, ids, step.now);
  return earnings.filter(({ ownerId }) => earners.has(ownerId) && !linked.has(ownerId));
}

async function saveIncomes(
  step: LedgerStep,
  { params, cause }: SpendOnWork,
  { txnId, earnings }: { txnId: number; earnings: readonly Earning[] },
): Promise<void> {
  const dueAt = step.now + step.rules.creator.pendingDays * DAY_MS;
  for (const { ownerId, amount, isOrigin } of earnings) {
    const incomeParams = isOrigin ? { ...params, remix: 1 } : params;
    await insertIncome(step.trx, { txnId, ownerId, amount, params: incomeParams, cause, dueAt });
  }
}

async function record(step: LedgerStep, input: SpendOnWork, owners: Owners): Promise<LedgerOutcome<null>> {
  const { from, creator: _creator, amount, origins: _origins, ...why } = input;
  const found = spendableBuckets(ownerOf(owners, from), wholeAmount(amount));
  if (!found.ok) return found;
  const earnings = await eligibleEarnings(step, input, found.value.paid ?? 0);
  const given = earnings.reduce((sum, one) => sum + one.amount, 0);
  const lines = [
    ...debitLines(from, found.value),
    ...earnings.map((one) => ({
      ownerId: one.ownerId,
      account: "income_pending" as const,
      amount: one.amount,
    })),
    { ownerId: PLATFORM, account: "revenue" as const, amount: totalOf(found.value) - given },
  ];
  const txnId = await recordTransaction(step, owners, { ...why, lines });
  await saveIncomes(step, input, { txnId, earnings });
  return ledgerDone(null);
}

/**
 * Spends capsules on a person's work. The creator earns a share of the bought ones, which can be spent after some days
 * (`money §6.1`); creators of its origins get part of that share, and the platform gets the rest. Nobody earns from
 * themselves, nor from somebody who has used one of their devices.
 * @returns a refusal when there is not enough.
 */
export async function spendOnWork(step: LedgerStep, input: SpendOnWork): Promise<LedgerOutcome<null>> {
  const { from, creator, origins = [] } = input;
  return record(step, input, await lockOwners(step, [from, creator, ...origins]));
}
