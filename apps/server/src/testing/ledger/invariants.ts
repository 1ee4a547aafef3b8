import { sql } from "kysely";
import { findHoldings, type Holdings } from "../../domains/capsules/accounts.repository.ts";
import { hold, voidHold } from "../../domains/capsules/index.ts";
import { settleShares } from "../../domains/capsules/settle-shares.ts";
import { findOrder } from "../../domains/payments/orders.repository.ts";
import { Failure } from "../../platform/failure.ts";
import { amountOf, expectedWorth } from "./expected-worth.ts";
import type { AnsweredCommand } from "./history.ts";
import type { Stage } from "./perform.ts";
import { transfer } from "./transfer.ts";

/** An invariant of the ledger was violated. */
export class LedgerViolation extends Error {
  override readonly name = "Broken";
}

export function ensureInvariant(condition: boolean, promise: string, facts?: unknown): void {
  if (!condition)
    throw new LedgerViolation(`${promise}${facts === undefined ? "" : `: ${JSON.stringify(facts)}`}`);
}

const SIGN_UP = 20;

/** Everything a person has, held or not, minus their debt. */
const worthOf = (own: Holdings): number =>
  own.paid + own.bonus + own.income + own.income_pending + own.held + own.debt;

async function holdingsOf({ fixture: ground }: Stage, userId: number): Promise<Holdings> {
  const own = await findHoldings(ground.judge.db, userId);
  return own ?? { paid: 0, bonus: 0, held: 0, income: 0, income_pending: 0, debt: 0 };
}

/** Inconsistencies in these people's books: each number counts one kind. */
async function faultsOf({ fixture: ground, people }: Stage) {
  const { rows } = await sql<Record<string, number>>`
    with mine as (
      select e.*, sum(e.amount) over (partition by e.account_id order by e.txn_id) as running
      from ledger_entry e where e.owner_id = any(${people}::int8[])
    )
    select
      (select count(*) from mine where running <> balance) as "entries that skip one",
      (select count(*) from mine where account <> 'debt' and balance < 0) as "moments overdrawn",
      (select count(*) from mine where account = 'debt' and balance < 0 and spendable > 0) +
      (select count(*) from (select owner_id from ledger_account where owner_id = any(${people}::int8[])
        group by owner_id having sum(balance) filter (where kind = 'debt') < 0
          and sum(balance) filter (where kind in ('paid', 'bonus', 'income')) > 0) d) as "debts beside capsules",
      (select count(*) from ledger_account a where a.owner_id = any(${people}::int8[]) and a.balance <> coalesce(
        (select sum(amount) from ledger_entry e where e.account_id = a.id), 0)) as "balances that are no sums",
      (select count(*) from ledger_account a where a.owner_id = any(${people}::int8[]) and a.kind = 'held'
        and a.balance <> coalesce((select sum(bonus + paid + income) from ledger_hold h
          where h.owner_id = a.owner_id and h.status = 'open'), 0)) as "held that is no open hold",
      (select count(*) from (select distinct on (owner_id) owner_id, spendable from mine order by owner_id, txn_id desc) l
        where l.spendable <> (select sum(balance) from ledger_account a
          where a.owner_id = l.owner_id and a.kind in ('paid', 'bonus', 'income'))) as "last lines that are off",
      (select count(*) from (select txn_id from ledger_entry where txn_id in (select txn_id from mine)
        group by txn_id having sum(amount) <> 0 or count(distinct asset) > 1) t) as "transactions out of balance",
      (select count(*) from (select owner_id from ledger_entry e join ledger_txn t on t.id = e.txn_id
        where e.owner_id = any(${people}::int8[]) and t.kind = 'signUp'
        group by owner_id having count(*) > 1) s) as "welcomed twice",
      (select count(*) from capsule_check_in c where c.user_id = any(${people}::int8[]) and not exists (
        select from ledger_txn t where t.key = 'check-in:' || c.user_id || ':' || c.day)) as "days without reward",
      (select count(*) from capsule_check_in c join capsule_check_in d on d.user_id = c.user_id and d.day < c.day
        join ledger_txn tc on tc.key = 'check-in:' || c.user_id || ':' || c.day
        join ledger_txn td on td.key = 'check-in:' || d.user_id || ':' || d.day
        where c.user_id = any(${people}::int8[]) and td.id > tc.id) as "days gone back to"
  `.execute(ground.judge.db);
  return rows[0] ?? {};
}

/** Paid orders are credited once, and what went back is what the provider said, up to the whole. */
async function checkOrders(stage: Stage, results: readonly AnsweredCommand[]): Promise<void> {
  for (const orderNo of stage.orders) {
    const order = await findOrder(stage.fixture.judge.db, orderNo);
    ensureInvariant(order?.paid_at != null, "a paid order is fulfilled", { orderNo });
    const { rows } = await sql<{ credits: number; money: number }>`
      select count(*) filter (where kind = 'orderPaid') as credits,
        count(*) filter (where kind = 'money' and reverses is null and key like 'paid:%') as money
      from ledger_txn where cause_type = 'order' and cause_id = ${orderNo}`.execute(stage.fixture.judge.db);
    ensureInvariant(rows[0]?.credits === 1 && rows[0].money === 1, "an order is credited once", rows[0]);
    const due = Math.min(amountOf(results, orderNo), order?.amount ?? 0);
    ensureInvariant(order?.refunded === due, "a refund is followed once", { due, refunded: order?.refunded });
  }
}

async function refused(work: Promise<unknown>, kind = "insufficient"): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof Failure) return error.kind === kind;
    throw error;
  }
}

/** The balance can be spent to the last capsule and no further, bonus first, and is refunded as it was. */
async function checkSpending(stage: Stage, userId: number, index: number): Promise<void> {
  const services = stage.fixture.judge;
  const before = await holdingsOf(stage, userId);
  const balance = before.paid + before.bonus + before.income;
  const why = (what: string) => ({
    key: `probe:${what}:${userId}`,
    kind: "adjusted" as const,
    params: {},
    cause: null,
  });
  const more = transfer(services, { ...why("more"), from: userId, to: "revenue", amount: balance + 1 });
  ensureInvariant(await refused(more), "nobody spends more than he has", before);
  // A person in debt has no balance.
  if (balance === 0) return;
  const amount = index === 0 ? balance : Math.max(1, before.bonus);
  const { holdId } = await hold(services, { ...why("all"), userId, amount });
  const during = await holdingsOf(stage, userId);
  const bonusLeft = Math.max(0, before.bonus - amount);
  ensureInvariant(during.bonus === bonusLeft, "bonus is spent before paid", { before, during, amount });
  ensureInvariant(during.held === before.held + amount, "what is spent is held", { before, during });
  await voidHold(services, { holdId });
  const after = await holdingsOf(stage, userId);
  ensureInvariant(
    after.paid === before.paid && after.bonus === before.bonus && after.held === before.held,
    "what comes back is what it was",
    { before, after },
  );
}

/** A key belongs to its request for ever. */
async function checkKeys(
  { fixture: ground, people }: Stage,
  results: readonly AnsweredCommand[],
): Promise<void> {
  const known = results.find(({ deed, answer }) => deed.do === "hold" && "value" in answer);
  if (known?.deed.do !== "hold") return;
  const { who, amount } = known.deed;
  const why = { key: known.key, kind: "adjusted" as const, params: { reason: "history" }, cause: null };
  const other = hold(ground.judge, { ...why, userId: people[who] ?? 0, amount: amount + 1 });
  ensureInvariant(await refused(other, "conflict"), "a key belongs to its request", known);
}

/** Nobody is refused a gift that still has portions. */
async function checkGifts(
  { fixture: ground, gifts }: Stage,
  results: readonly AnsweredCommand[],
): Promise<void> {
  for (const { deed, answer } of results) {
    if (deed.do !== "take" || !("refused" in answer)) continue;
    const { rows } = await sql<{ open: boolean }>`
      select state = 'open' as open from gift where id = ${gifts[deed.which] ?? 0}`.execute(ground.judge.db);
    ensureInvariant(rows[0]?.open !== true, "there are as many winners as portions", { deed, answer });
  }
}

/** Checks the answers against the ledger. @throws LedgerViolation. */
export async function checkInvariants(stage: Stage, results: readonly AnsweredCommand[]): Promise<void> {
  const faults = Object.entries(await faultsOf(stage)).filter(([, count]) => count > 0);
  ensureInvariant(faults.length === 0, "the books agree with themselves", faults);
  await checkOrders(stage, results);
  await checkKeys(stage, results);
  await checkGifts(stage, results);
  // Everything spent on works is divided once its day is over, whatever sweep came before.
  await settleShares(stage.fixture.later);
  const expected = await expectedWorth(stage, results);
  for (const [index, userId] of stage.people.entries()) {
    const own = await holdingsOf(stage, userId);
    const known = (await findHoldings(stage.fixture.judge.db, userId)) !== undefined;
    const worth = (known ? SIGN_UP : 0) + (expected.get(userId) ?? 0);
    ensureInvariant(worthOf(own) === worth, "everybody has what he was told", {
      userId,
      own,
      worth,
      results,
    });
    if (known && index === results.length % stage.people.length) await checkSpending(stage, userId, index);
  }
}
