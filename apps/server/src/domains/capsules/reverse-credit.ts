import type { Holdings } from "./accounts.repository.ts";
import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { type LedgerLine, ownerOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import type { TransactionReason } from "./place-holds.ts";
import { recordTransaction } from "./record-transaction.ts";

/** Issued capsules to take back. */
export interface ReverseCredit extends TransactionReason {
  userId: number;
  paid: number;
  bonus: number;
  /** The transaction that issued them. */
  reverses: number;
}

function linesOf(own: Holdings, { userId, paid, bonus }: ReverseCredit): LedgerLine[] {
  const fromPaid = Math.min(own.paid, paid);
  const fromBonus = Math.min(own.bonus, bonus);
  return [
    { ownerId: userId, account: "paid", amount: -fromPaid },
    { ownerId: userId, account: "bonus", amount: -fromBonus },
    { ownerId: userId, account: "debt", amount: fromPaid + fromBonus - paid - bonus },
    { ownerId: PLATFORM, account: "issue:paid", amount: paid },
    { ownerId: PLATFORM, account: "issue:bonus", amount: bonus },
  ];
}

/**
 * Takes back issued capsules by a transaction that reverses the one that issued them. Capsules already spent are
 * replaced by others the person has; what is still missing becomes a debt (`money §5.2`).
 */
export async function reverseCredit(step: LedgerStep, input: ReverseCredit): Promise<void> {
  const { userId, paid: _paid, bonus: _bonus, ...why } = input;
  const owners = await lockOwners(step, [userId]);
  await recordTransaction(step, owners, { ...why, lines: linesOf(ownerOf(owners, userId), input) });
}
