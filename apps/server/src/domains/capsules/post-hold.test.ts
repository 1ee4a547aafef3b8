import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adjusted } from "../../testing/ledger/adjusted.ts";
import { grant } from "../../testing/ledger/grant.ts";
import { newPeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";
import { dayOf } from "./day.ts";
import { hold, inLedger, post, voidHolds } from "./index.ts";
import { postHold } from "./post-hold.ts";

let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, otto] = await newPeople(app, "mei", "otto");
});
afterAll(() => app.close());

/** Places a hold on mei's capsules, after granting `paid` bought ones. */
async function held(amount: number, paid = 0): Promise<number> {
  if (paid > 0) await grant(app.services, { ...adjusted(), userId: mei.id, amount: paid, bucket: "paid" });
  return (await hold(app.services, { ...adjusted(), userId: mei.id, amount })).holdId;
}
const workOf = (creator: Person) => ({
  creator: creator.id,
  name: "雾灯",
  cause: { type: "character" as const, id: "31" },
});
const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await query.execute(app.services.db)).rows;
const entriesOf = (key: string) =>
  rowsOf(sql`
    select account, amount, balance from ledger_entry join ledger_txn on ledger_txn.id = txn_id
    where key = ${key} order by account`);
const sharesOf = (holdId: number) => rowsOf(sql`select * from ledger_share where hold_id = ${holdId}`);
const holdOf = async (holdId: number) =>
  (
    await rowsOf(
      sql`select status, resolved_by is not null as "isResolved" from ledger_hold where id = ${holdId}`,
    )
  )[0];

describe("a hold spent on the platform's service", () => {
  it("is its revenue, and a work's creator waits for what was bought of it", async () => {
    const holdId = await held(110, 30);
    await post(app.services, { holdId, work: workOf(otto) });
    const nothing = { balance: null };
    expect(await entriesOf(`post:${holdId}`)).toEqual([
      { account: "creator_pool", amount: 10, ...nothing },
      { account: "held", amount: -110, balance: 0 },
      { account: "revenue", amount: 100, ...nothing },
    ]);
    expect(await sharesOf(holdId)).toEqual([
      {
        hold_id: holdId,
        owner_id: otto.id,
        spender_id: mei.id,
        paid: 10,
        day: dayOf(app.clock.now(), "Asia/Shanghai"),
        cause_type: "character",
        cause_id: "31",
        name: "雾灯",
      },
    ]);
    expect(await holdOf(holdId)).toEqual({ status: "posted", isResolved: true });
  });

  it("shares what was taken of the bought ones alone, when it is spent in part", async () => {
    const holdId = await held(110, 30);
    await post(app.services, { holdId, amount: 104, work: workOf(otto) });
    expect(await sharesOf(holdId)).toMatchObject([{ paid: 4 }]);
    expect(await entriesOf(`post:${holdId}`)).toEqual([
      { account: "creator_pool", amount: 4, balance: null },
      { account: "held", amount: -110, balance: 0 },
      { account: "paid", amount: 6, balance: 26 },
      { account: "revenue", amount: 100, balance: null },
    ]);
  });

  it("is the platform's alone where nothing was bought, on their own work, or on none", async () => {
    const given = await held(50);
    await post(app.services, { holdId: given, work: workOf(otto) });
    const own = await held(60, 40);
    await post(app.services, { holdId: own, work: workOf(mei) });
    const none = await held(10);
    await post(app.services, { holdId: none });
    for (const [holdId, amount] of [
      [given, 50],
      [own, 60],
      [none, 10],
    ] as const) {
      expect(await sharesOf(holdId)).toEqual([]);
      expect(await entriesOf(`post:${holdId}`)).toContainEqual({ account: "revenue", amount, balance: null });
      expect(await holdOf(holdId)).toEqual({ status: "posted", isResolved: true });
    }
  });

  it("is the platform's alone where creators are given no share", async () => {
    await writeSettings(app.services, { capsules: { creator: { share: 0 } } });
    const holdId = await held(110, 30);
    await post(app.services, { holdId, work: workOf(otto) });
    await writeSettings(app.services, { capsules: {} });
    expect(await sharesOf(holdId)).toEqual([]);
  });
});

describe("a hold spent on a person", () => {
  it("comes as what it was, and no creator earns by it", async () => {
    const holdId = await held(110, 30);
    await post(app.services, { holdId, to: otto.id, work: workOf(otto) });
    expect(await sharesOf(holdId)).toEqual([]);
    expect(await entriesOf(`post:${holdId}`)).toEqual([
      { account: "bonus", amount: 100, balance: 200 },
      { account: "held", amount: -110, balance: 0 },
      { account: "paid", amount: 10, balance: 10 },
    ]);
  });
});

describe("one step of the ledger", () => {
  it("gives back of several holds those that are still open, each once", async () => {
    const ids = [await held(10), await held(20), await held(30)];
    await post(app.services, { holdId: ids[1] ?? 0 });
    const back = () =>
      inLedger(app.services, (step) => voidHolds(step, { ...adjusted(), ids, status: "expired" }));
    expect(await back()).toBe(40);
    expect(await back()).toBe(0);
    expect(await Promise.all(ids.map(holdOf))).toMatchObject([
      { status: "expired" },
      { status: "posted" },
      { status: "expired" },
    ]);
  });

  it("spends a hold that is open, and no other, whatever key it comes under", async () => {
    const holdId = await held(10);
    const spend = () =>
      inLedger(app.services, (step) => postHold(step, { ...adjusted(), holdId, to: "revenue" }));
    expect(await spend()).toBe(10);
    await expect(spend()).rejects.toMatchObject({ kind: "conflict" });
  });

  it("stores nothing, and tells nobody, when it fails", async () => {
    const holdId = await held(10);
    const before = app.signals.length;
    const failing = inLedger(app.services, async (step) => {
      await postHold(step, { ...adjusted(), holdId, to: otto.id });
      throw new Error("the machine stops");
    });
    await expect(failing).rejects.toThrow("the machine stops");
    expect(await holdOf(holdId)).toEqual({ status: "open", isResolved: false });
    expect(app.signals.slice(before)).toEqual([]);
  });
});
