import { capsuleCause, capsuleParams } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { claimed } from "./claimed.ts";
import { earned } from "./earned.ts";
import { findDueIncomes, lockIncome, releaseIncome } from "./incomes.repository.ts";
import { type LedgerStep, ledger } from "./ledger.ts";
import { lockOwners } from "./lock-owners.ts";
import { done, type Outcome } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";

const AT_ONCE = 100;

type Given = (given: { userId: number; amount: number }) => Promise<void>;

/** Makes one income its owner's to spend, what he owes first. */
async function release(
  step: LedgerStep,
  { key, id }: { key: string; id: number },
  onGiven: Given,
): Promise<Outcome<number>> {
  const income = await lockIncome(step.trx, id);
  if (!income) return done(0);
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
  await onGiven({ userId: ownerId, amount });
  return done(amount);
}

/** Gives people what their work earned, once it is due, and has it told to them (`money §6.1`, `FEED-3`). */
export async function releaseIncomes(services: Services): Promise<void> {
  const due = await findDueIncomes(services.db, services.clock.now(), AT_ONCE);
  for (const id of due) {
    const key = `income:${id}`;
    let tell = async (): Promise<void> => undefined;
    await ledger(services, (step) =>
      claimed(step, { key, request: id }, () =>
        release(step, { key, id }, async (given) => {
          tell = await earned.write(services, step.trx, given);
        }),
      ),
    );
    await tell();
  }
}
