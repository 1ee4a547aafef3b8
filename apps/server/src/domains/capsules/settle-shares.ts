import { capsuleCause } from "@4d/contract";
import { forEachLogged } from "../../platform/for-each-logged.ts";
import type { Services } from "../../platform/services.ts";
import { linkedAccounts } from "../auth/index.ts";
import { readSettings } from "../settings/index.ts";
import { dayOf } from "./day.ts";
import { type Earning, earningsOf } from "./earnings-of.ts";
import { insertIncome } from "./incomes.repository.ts";
import { PLATFORM } from "./ledger.table.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import { lockOwners } from "./lock-owners.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";
import { recordTransaction } from "./record-transaction.ts";
import {
  findEarners,
  findFractions,
  findSharedWorks,
  saveFractions,
  takeShares,
  type Work,
} from "./shares.repository.ts";

const AT_ONCE = 1000;
const DAY_MS = 86_400_000;
/** Shares are counted in hundredths, since half of one capsule is not a whole one. */
const HUNDRED = 100;

declare module "../../platform/services.ts" {
  interface Ports {
    /** Creators of the works a work was made from, nearest first. */
    workOrigins(services: Services, work: Work): Promise<number[]>;
  }
}

/** Capsules spent on a work, by spender. */
type Spent = ReadonlyMap<number, number>;

/**
 * What each person earns, in hundredths, except from accounts linked to theirs, and unless they are banned or deleted.
 */
async function earnedBy(
  { trx, now, rules }: LedgerStep,
  spent: Spent,
  { creator, origins }: { creator: number; origins: readonly number[] },
): Promise<Earning[]> {
  const sums = new Map<number, Earning>();
  for (const owner of await findEarners(trx, [creator, ...origins], now)) {
    const linked = await linkedAccounts(trx, owner, [...spent.keys()]);
    for (const [spender, paid] of spent) {
      if (linked.has(spender)) continue;
      const earnings = earningsOf({ paid: paid * HUNDRED, creator, origins }, rules.creator);
      const own = earnings.find(({ ownerId }) => ownerId === owner);
      if (own) sums.set(owner, { ...own, amount: own.amount + (sums.get(owner)?.amount ?? 0) });
    }
  }
  return [...sums.values()];
}

/** Whole capsules earned, including earlier fractions; the new fraction is saved for the next time. */
async function wholeCapsulesOf(
  { trx }: LedgerStep,
  work: Work,
  earned: readonly Earning[],
): Promise<Earning[]> {
  if (earned.length === 0) return [];
  const before = await findFractions(
    trx,
    work,
    earned.map(({ ownerId }) => ownerId),
  );
  const all = earned.map((one) => ({ ...one, amount: one.amount + (before.get(one.ownerId) ?? 0) }));
  await saveFractions(trx, work, new Map(all.map(({ ownerId, amount }) => [ownerId, amount % HUNDRED])));
  return all
    .map((one) => ({ ...one, amount: Math.floor(one.amount / HUNDRED) }))
    .filter(({ amount }) => amount > 0);
}

/** Settles what was spent on one work before a day. A second run finds nothing. */
async function settle(
  step: LedgerStep,
  work: Work,
  { today, origins }: { today: number; origins: readonly number[] },
): Promise<LedgerOutcome<null>> {
  const shares = await takeShares(step.trx, work, today);
  const [first] = shares.toSorted((a, b) => a.firstId - b.firstId);
  const [last] = shares.toSorted((a, b) => b.lastId - a.lastId);
  if (!first || !last) return ledgerDone(null);
  const { name } = last;
  const owners = await lockOwners(step, [work.ownerId, ...origins]);
  const spent = new Map(shares.map(({ spenderId, paid }) => [spenderId, paid]));
  const earned = await earnedBy(step, spent, { creator: work.ownerId, origins });
  const whole = await wholeCapsulesOf(step, work, earned);
  const pool = shares.reduce((sum, { paid }) => sum + paid, 0);
  const given = whole.reduce((sum, { amount }) => sum + amount, 0);
  const cause = capsuleCause.parse(work);
  const txnId = await recordTransaction(step, owners, {
    ...{ key: `shares:${first.firstId}`, kind: "characterEarned", params: { name }, cause },
    lines: [
      { ownerId: PLATFORM, account: "creator_pool", amount: -pool },
      ...whole.map(({ ownerId, amount }) => ({ ownerId, account: "income_pending" as const, amount })),
      { ownerId: PLATFORM, account: "revenue", amount: pool - given },
    ],
  });
  const dueAt = step.now + step.rules.creator.pendingDays * DAY_MS;
  for (const { ownerId, amount, isOrigin } of whole) {
    const params = isOrigin ? { name, remix: 1 } : { name };
    await insertIncome(step.trx, { txnId, ownerId, amount, params, cause, dueAt });
  }
  return ledgerDone(null);
}

/**
 * Pays creators their shares of what was spent on their works on past days (`CAPSULE-4`, `money §6.3`): one line per
 * work and day, however small the amounts. Safe on several nodes at once.
 */
export async function settleShares(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const { capsules: rules } = await readSettings(services);
  const today = dayOf(clock.now(), rules.timeZone);
  await forEachLogged(
    await findSharedWorks(db, today, AT_ONCE),
    { log, failed: "what was spent on a work could not be divided", name: (work) => ({ work }) },
    async (work) => {
      const origins = await services.ports.workOrigins(services, work);
      await inLedger(services, (step) => settle(step, work, { today, origins }));
    },
  );
}
