import type { Holdings, Owners } from "./accounts.repository.ts";
import {
  type Buckets,
  PERSONAL,
  type PersonalAccount,
  PLATFORM,
  type PlatformAccount,
  SPENDABLE,
} from "./ledger.table.ts";
import { type LedgerOutcome, ledgerRefused } from "./outcome.ts";

/** An amount added to an account, or taken when negative. */
export interface LedgerLine {
  ownerId: number;
  account: PersonalAccount | PlatformAccount;
  amount: number;
}

export const isPersonal = (account: string): account is PersonalAccount =>
  (PERSONAL as readonly string[]).includes(account);

/** What a person can spend. */
export const spendableOf = (own: Holdings): number => SPENDABLE.reduce((sum, kind) => sum + own[kind], 0);

/** The balances of a locked person. */
export function ownerOf(owners: Owners, userId: number): Holdings {
  const own = owners.get(userId);
  if (!own) throw new Error(`The accounts of user ${userId} are not locked`);
  return own;
}

/** Validates an amount. @throws Error for anything but a whole number above 0. */
export function wholeAmount(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no amount of capsules`);
  return amount;
}

export const totalOf = (buckets: Buckets): number =>
  SPENDABLE.reduce((sum, bucket) => sum + (buckets[bucket] ?? 0), 0);

/** Splits off the first `amount` of these capsules in the order of spending. */
export function split(buckets: Buckets, amount: number): { taken: Buckets; rest: Buckets } {
  const taken: Buckets = {};
  const rest: Buckets = {};
  let missing = amount;
  for (const bucket of SPENDABLE) {
    const have = buckets[bucket] ?? 0;
    taken[bucket] = Math.min(have, missing);
    rest[bucket] = have - taken[bucket];
    missing -= taken[bucket];
  }
  return { taken, rest };
}

/**
 * The capsules a person spends for `amount`: bonus first, then paid. Refused when there are too few, or the person is
 * in debt.
 */
export function spendableBuckets(own: Holdings, amount: number): LedgerOutcome<Buckets> {
  const balance = spendableOf(own);
  if (own.debt < 0)
    return ledgerRefused({
      kind: "insufficient",
      zh: `退款后还欠 ${-own.debt} 胶囊，补足后才能使用`,
      en: `You owe ${-own.debt} capsules after a refund. Pay them back before spending more`,
      data: { needed: amount, balance, debt: -own.debt },
    });
  if (balance < amount)
    return ledgerRefused({ kind: "insufficient", data: { needed: amount, balance, debt: 0 } });
  return { ok: true, value: split(own, amount).taken };
}

/** Lines that take these capsules from a person. */
export const debitLines = (userId: number, buckets: Buckets): LedgerLine[] =>
  SPENDABLE.map((bucket) => ({ ownerId: userId, account: bucket, amount: -(buckets[bucket] ?? 0) }));

/**
 * Lines that give a person capsules, newly issued ones if `issued`. Another person's income arrives as bonus: only work
 * earns income.
 */
export function creditLines(
  userId: number,
  { paid = 0, bonus = 0, income = 0 }: Buckets,
  issued = true,
): LedgerLine[] {
  const gained = { paid, bonus: bonus + income };
  const lines: LedgerLine[] = [
    { ownerId: userId, account: "paid", amount: gained.paid },
    { ownerId: userId, account: "bonus", amount: gained.bonus },
  ];
  if (!issued) return lines;
  lines.push({ ownerId: PLATFORM, account: "issue:paid", amount: -gained.paid });
  lines.push({ ownerId: PLATFORM, account: "issue:bonus", amount: -gained.bonus });
  return lines;
}

/** Lines that return a person's own capsules, bucket by bucket. */
export const returnLines = (userId: number, buckets: Buckets): LedgerLine[] =>
  SPENDABLE.map((bucket) => ({ ownerId: userId, account: bucket, amount: buckets[bucket] ?? 0 }));

/** People's balances after these lines. */
function afterwards(owners: Owners, lines: readonly LedgerLine[]): Owners {
  const after: Owners = new Map();
  for (const { ownerId, account, amount } of lines) {
    if (!isPersonal(account)) continue;
    const own = after.get(ownerId) ?? { ...ownerOf(owners, ownerId) };
    own[account] += amount;
    after.set(ownerId, own);
  }
  return after;
}

/**
 * Lines that pay the debts of the people in `lines` from what they have afterwards, whatever its origin: a debt never
 * stands beside capsules, all of which it would block (`money §1.3`).
 */
export const debtLines = (owners: Owners, lines: readonly LedgerLine[]): LedgerLine[] =>
  [...afterwards(owners, lines)].flatMap(([ownerId, own]): LedgerLine[] => {
    const owed = Math.min(-own.debt, spendableOf(own));
    return owed > 0
      ? [{ ownerId, account: "debt", amount: owed }, ...debitLines(ownerId, split(own, owed).taken)]
      : [];
  });
