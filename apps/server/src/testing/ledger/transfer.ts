import { PLATFORM } from "../../domains/capsules/ledger.table.ts";
import { inLedger, type LedgerStep } from "../../domains/capsules/ledger-transaction.ts";
import {
  creditLines,
  debitLines,
  ownerOf,
  spendableBuckets,
  totalOf,
  wholeAmount,
} from "../../domains/capsules/lines.ts";
import { lockOwners } from "../../domains/capsules/lock-owners.ts";
import { onceForKey } from "../../domains/capsules/once-for-key.ts";
import { type LedgerOutcome, ledgerDone, ledgerRefused } from "../../domains/capsules/outcome.ts";
import type { TransactionReason } from "../../domains/capsules/place-holds.ts";
import { recordTransaction } from "../../domains/capsules/record-transaction.ts";

import type { Services } from "../../platform/services.ts";

/** Capsules a person sends to another, or to the platform. */
interface Transfer extends TransactionReason {
  from: number;
  to: "revenue" | number;
  amount: number;
}

/**
 * Moves capsules at once: paid ones stay paid, income arrives as bonus. @returns the amount; refused when there is not
 * enough.
 */
async function moveCapsules(step: LedgerStep, input: Transfer): Promise<LedgerOutcome<number>> {
  const { from, to, amount, ...why } = input;
  if (from === to)
    return ledgerRefused({
      kind: "invalid",
      zh: "不能转给自己",
      en: "You can’t transfer capsules to yourself",
    });
  const owners = await lockOwners(step, to === "revenue" ? [from] : [from, to]);
  const found = spendableBuckets(ownerOf(owners, from), wholeAmount(amount));
  if (!found.ok) return found;
  const lines = [
    ...debitLines(from, found.value),
    ...(to === "revenue"
      ? [{ ownerId: PLATFORM, account: "revenue" as const, amount: totalOf(found.value) }]
      : creditLines(to, found.value, false)),
  ];
  await recordTransaction(step, owners, { ...why, lines });
  return ledgerDone(amount);
}

/**
 * Moves capsules from a person to another or to the platform: what the product composes of holds and shares, in one
 * step. @throws Failure insufficient, conflict.
 */
export async function transfer(services: Services, input: Transfer): Promise<{ moved: number }> {
  return inLedger(services, (step) =>
    onceForKey(step, { key: input.key, request: ["transfer", input] }, async () => {
      const moved = await moveCapsules(step, input);
      return moved.ok ? ledgerDone({ moved: moved.value }) : moved;
    }),
  );
}
