import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger.ts";
import { creditLines, debitLines, ownerOf, spending, totalOf, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { done, type Outcome, refuse } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";
import type { Why } from "./set-aside.ts";

/** Capsules from a person to another, or to the platform. */
export interface Move extends Why {
  from: number;
  to: "revenue" | number;
  amount: number;
}

/** Moves capsules at once, each into the bucket it came from. @returns the amount; refused when there is not enough. */
export async function moveCapsules(step: LedgerStep, input: Move): Promise<Outcome<number>> {
  const { from, to, amount, ...why } = input;
  if (from === to)
    return refuse({ kind: "invalid", zh: "不能转给自己", en: "You cannot transfer capsules to yourself" });
  const owners = await lockOwners(step, to === "revenue" ? [from] : [from, to]);
  const found = spending(ownerOf(owners, from), wholeAmount(amount));
  if (!found.ok) return found;
  const lines = [
    ...debitLines(from, found.value),
    ...(to === "revenue"
      ? [{ ownerId: PLATFORM, account: "revenue" as const, amount: totalOf(found.value) }]
      : creditLines(to, found.value, false)),
  ];
  await recordTransaction(step, owners, { ...why, lines });
  return done(amount);
}
