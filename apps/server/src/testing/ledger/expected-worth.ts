import { sql } from "kysely";
import { findOrder } from "../../domains/payments/orders.repository.ts";
import type { AnsweredCommand } from "./history.ts";
import type { Stage } from "./perform.ts";

/** Fen refunded for an order according to the answers, each refund once. */
export const amountOf = (results: readonly AnsweredCommand[], orderNo: string): number =>
  results.reduce((sum, { deed, answer }) => {
    const about = "value" in answer && (answer.value as { orderNo?: string } | null)?.orderNo === orderNo;
    return deed.do === "refund" && about ? sum + deed.part : sum;
  }, 0);

const WEEK = [5, 5, 8];

/** The hold that paid for an AI reply. */
const answersOf = (value: unknown): number | undefined => (value as { answered?: number } | null)?.answered;

interface Owner {
  owner_id: number;
}

interface Held extends Owner {
  paid: number;
}

/** Who owned each hold and who gave each gift: facts that no later deed changes. */
async function ownersOf(stage: Stage, answered: readonly number[]) {
  const { rows: holds } = await sql<Held & { id: number }>`
    select id, owner_id, paid from ledger_hold where id = any(${[...stage.holds, ...answered]}::int8[])`.execute(
    stage.fixture.judge.db,
  );
  const { rows: gifts } = await sql<Owner & { id: number }>`
    select id, sender_id as owner_id from gift where id = any(${stage.gifts}::int8[])`.execute(
    stage.fixture.judge.db,
  );
  return {
    holds: new Map(holds.map((hold) => [hold.id, hold])),
    gifts: new Map(gifts.map(({ id, owner_id }) => [id, owner_id])),
  };
}

/** A person's daily rewards in calendar order grow while no day is skipped. */
function rewardsOf(days: Iterable<number>, taken: ReadonlySet<number>): number {
  let sum = 0;
  let streak = 0;
  let last = -2;
  for (const day of days) {
    if (!taken.has(day)) continue;
    streak = day === last + 1 ? streak + 1 : 1;
    last = day;
    sum += WEEK[streak - 1] ?? 0;
  }
  return sum;
}

/**
 * What each person must be worth, from answers alone: a deed answered twice counts once, and holds and their release
 * change nothing.
 */
export async function expectedWorth(
  stage: Stage,
  results: readonly AnsweredCommand[],
): Promise<Map<number, number>> {
  const worth = new Map<number, number>();
  const add = (userId: number | undefined, amount: number) => {
    if (userId !== undefined) worth.set(userId, (worth.get(userId) ?? 0) + amount);
  };
  const person = (index: number) => stage.people[index];
  const answered = results.flatMap(({ answer }) =>
    "value" in answer ? (answersOf(answer.value) ?? []) : [],
  );
  const { holds, gifts } = await ownersOf(stage, answered);
  const onWork = new Map<number, number>();
  const once = new Set<string>();
  /** Several commands may be the same deed: it takes effect once. */
  const first = (name: string) => !once.has(name) && once.add(name) !== undefined;
  for (const { deed, answer } of results) {
    if (!("value" in answer) || answer.value === null) continue;
    const value = answer.value as Record<string, number>;
    if (deed.do === "grant") add(person(deed.who), deed.amount);
    if (deed.do === "transfer") {
      add(person(deed.who), -deed.amount);
      add(person(deed.to), deed.amount);
    }
    if (deed.do === "post" && first(`post:${deed.which}`)) {
      add(holds.get(stage.holds[deed.which] ?? 0)?.owner_id, -(value.spent ?? 0));
      if (deed.to !== null) add(person(deed.to), value.spent ?? 0);
    }
    if (deed.do === "answer") {
      add(person(deed.who), -deed.amount);
      const paid = deed.who === deed.creator ? 0 : (holds.get(value.answered ?? 0)?.paid ?? 0);
      onWork.set(deed.creator, (onWork.get(deed.creator) ?? 0) + paid);
    }
    if (deed.do === "watch" && first(`watch:${deed.who}:${deed.session}`)) add(person(deed.who), 5);
    if (deed.do === "take" && first(`take:${deed.which}:${deed.who}`)) {
      add(gifts.get(stage.gifts[deed.which] ?? 0), -(value.amount ?? 0));
      add(person(deed.who), value.amount ?? 0);
    }
  }
  // Half of the total, however small the amounts.
  for (const [creator, bought] of onWork) add(person(creator), Math.floor(bought / 2));
  await addCheckIns(stage, add);
  await addOrders(stage, results, add);
  return worth;
}

type Add = (userId: number | undefined, amount: number) => void;

async function addCheckIns({ fixture, people }: Stage, add: Add): Promise<void> {
  const { rows } = await sql<{ user_id: number; day: number }>`
    select user_id, day from capsule_check_in where user_id = any(${people}::int8[])`.execute(
    fixture.judge.db,
  );
  for (const userId of people) {
    const days = rows.filter((row) => row.user_id === userId).map((row) => row.day);
    add(
      userId,
      rewardsOf(
        [...days].sort((a, b) => a - b),
        new Set(days),
      ),
    );
  }
}

async function addOrders(
  { fixture, orders }: Stage,
  results: readonly AnsweredCommand[],
  add: Add,
): Promise<void> {
  for (const orderNo of orders) {
    const order = await findOrder(fixture.judge.db, orderNo);
    if (!order) continue;
    const back = Math.min(amountOf(results, orderNo), order.amount);
    const retained = (capsules: number) => capsules - Math.floor((capsules * back) / order.amount);
    add(order.user_id, retained(order.paid) + retained(order.bonus));
  }
}
