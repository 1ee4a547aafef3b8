import type { Services } from "../../platform/services.ts";
import { claimed } from "./claimed.ts";
import { credit } from "./credit.ts";
import type { Buckets } from "./ledger.table.ts";
import { PLATFORM } from "./ledger.table.ts";
import { type LedgerStep, ledger } from "./ledger.ts";
import { debitLines, type Line, ownerOf, spendableOf, spending, wholeAmount } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { done, type Outcome } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";
import type { Why } from "./set-aside.ts";

interface Adjustment extends Why {
  userId: number;
  /** What is given; what is taken when it is below 0. */
  amount: number;
}

/** Lines that take these out of the world again. */
const unissued = ({ paid = 0, bonus = 0, income = 0 }: Buckets): Line[] => [
  { ownerId: PLATFORM, account: "issue:paid", amount: paid },
  { ownerId: PLATFORM, account: "issue:bonus", amount: bonus + income },
];

async function take(step: LedgerStep, { userId, amount, ...why }: Adjustment): Promise<Outcome<number>> {
  const owners = await lockOwners(step, [userId]);
  const found = spending(ownerOf(owners, userId), wholeAmount(-amount));
  if (!found.ok) return found;
  const lines = [...debitLines(userId, found.value), ...unissued(found.value)];
  await recordTransaction(step, owners, { ...why, lines });
  return done(spendableOf(ownerOf(owners, userId)));
}

async function give(step: LedgerStep, { amount, ...rest }: Adjustment): Promise<Outcome<number>> {
  const { balance } = await credit(step, { ...rest, buckets: { bonus: amount } });
  return done(balance);
}

/**
 * An administrator gives newly issued capsules, or takes capsules out of the world; the same key does it once.
 * @returns what the person can spend now. @throws Failure insufficient, conflict (the key was used for else).
 */
export async function adjust(services: Services, input: Adjustment): Promise<number> {
  return ledger(services, (step) =>
    claimed(step, { key: input.key, request: ["adjust", input] }, () =>
      input.amount > 0 ? give(step, input) : take(step, input),
    ),
  );
}
