import { capsuleCause, capsuleParams } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { runHook, type TransactionHook } from "../../platform/transaction-hook.ts";
import { findDueIncomes, lockIncome, releaseIncome } from "./incomes.repository.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import { lockOwners } from "./lock-owners.ts";
import { onceForKey } from "./once-for-key.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";

const RELEASED_AT_ONCE = 100;

type OnReleased = (income: { userId: number; amount: number }) => Promise<void>;

/** Makes one income spendable, after its owner's debt. */
async function release(
  step: LedgerStep,
  { key, id }: { key: string; id: number },
  onReleased: OnReleased,
): Promise<LedgerOutcome<number>> {
  const income = await lockIncome(step.trx, id);
  if (!income) return ledgerDone(0);
  const { owner_id: ownerId, amount } = income;
  const owners = await lockOwners(step, [ownerId]);
  const txnId = await recordTransaction(step, owners, {
    key,
    kind: income.cause_type === "character" ? "characterEarned" : "workEarned",
    params: capsuleParams.parse(income.params),
    cause: income.cause_type ? capsuleCause.parse({ type: income.cause_type, id: income.cause_id }) : null,
    lines: [
      { ownerId, account: "income_pending", amount: -amount },
      { ownerId, account: "income", amount },
    ],
  });
  await releaseIncome(step.trx, id, txnId);
  await onReleased({ userId: ownerId, amount });
  return ledgerDone(amount);
}

declare module "../../platform/services.ts" {
  interface Ports {
    /** Notifies a person whose earnings were released. */
    incomeReleased: TransactionHook<{ userId: number; amount: number }>;
  }
}

/** Releases due incomes and notifies their owners (`money §6.1`, `FEED-3`). */
export async function releaseIncomes(services: Services): Promise<void> {
  const due = await findDueIncomes(services.db, services.clock.now(), RELEASED_AT_ONCE);
  for (const id of due) {
    const key = `income:${id}`;
    let afterCommit = async (): Promise<void> => undefined;
    await inLedger(services, (step) =>
      onceForKey(step, { key, request: id }, () =>
        release(step, { key, id }, async (income) => {
          afterCommit = await runHook(services.ports.incomeReleased, services, step.trx, income);
        }),
      ),
    );
    await afterCommit();
  }
}
