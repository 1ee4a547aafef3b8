import { randomUUID } from "node:crypto";
import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grant } from "../../testing/ledger/grant.ts";
import { textLike } from "../../testing/like.ts";
import { newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";
import { inLedger, spendOnWork, sweepCapsules } from "./index.ts";

const DAY_MS = 86_400_000;
let app: TestApp;
let mei: Person;
let otto: Person;
let kim: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, otto, kim] = await newPeople(app, "mei", "otto", "kim");
});
afterAll(() => app.close());

const cause = { type: "story", id: "5" } as const;
const params = { title: "灯", chapter: "一" };
const sell = (amount: number, more: { creator?: number; origins?: number[]; key?: string } = {}) =>
  inLedger(app.services, (step) =>
    spendOnWork(step, {
      ...{ key: randomUUID(), kind: "storyChapter", params, cause, from: mei.id, creator: otto.id, amount },
      ...more,
    }),
  );
const bought = (amount: number) =>
  grant(app.services, {
    ...{
      key: randomUUID(),
      kind: "adjusted",
      params: {},
      cause: null,
      userId: mei.id,
      amount,
      bucket: "paid",
    },
  });
const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await query.execute(app.services.db)).rows;
const entriesOf = (key: string) =>
  rowsOf(sql`
    select owner_id, account, amount from ledger_entry join ledger_txn on ledger_txn.id = txn_id
    where key = ${key} order by account, owner_id`);
const incomesOf = (who: Person) =>
  rowsOf(sql`
    select amount, params::text as params, cause_type, cause_id, due_at, released_by is not null as released
    from ledger_income where owner_id = ${who.id}`);

describe("capsules spent on a work (money §6.1)", () => {
  it("are half its creator's where they were bought, a week later; the rest is the platform's", async () => {
    await bought(40);
    const key = randomUUID();
    expect(await sell(120, { key })).toBeNull();
    expect(await entriesOf(key)).toEqual([
      { owner_id: mei.id, account: "bonus", amount: -100 },
      { owner_id: otto.id, account: "income_pending", amount: 10 },
      { owner_id: mei.id, account: "paid", amount: -20 },
      { owner_id: 0, account: "revenue", amount: 110 },
    ]);
    expect(await incomesOf(otto)).toEqual([
      {
        amount: 10,
        params: textLike(/灯/),
        cause_type: "story",
        cause_id: "5",
        due_at: app.clock.now() + 7 * DAY_MS,
        released: false,
      },
    ]);
  });

  it("are passed on to whose work it was made from, which their statement says", async () => {
    await writeSettings(app.services, { capsules: { creator: { share: 50, originShare: 20 } } });
    await bought(100);
    await sell(100);
    await sell(100, { origins: [kim.id] });
    await writeSettings(app.services, { capsules: {} });
    expect(await incomesOf(otto)).toMatchObject([{ amount: 40 }]);
    expect(await incomesOf(kim)).toMatchObject([{ amount: 10, params: textLike(/remix/) }]);
  });

  it("are refused when they are not there, and nothing is stored", async () => {
    const key = randomUUID();
    await expect(sell(101, { key })).rejects.toMatchObject({
      kind: "insufficient",
      details: { data: { needed: 101, balance: 100 } },
    });
    expect(await entriesOf(key)).toEqual([]);
    expect(await incomesOf(otto)).toEqual([]);
    await expect(sell(0)).rejects.toThrow("no amount");
  });

  it("are told to the creator when they are theirs to spend, once", async () => {
    await bought(20);
    await sell(120);
    app.clock.advance(7 * DAY_MS - 1);
    await sweepCapsules(app.services);
    expect(await incomesOf(otto)).toMatchObject([{ released: false }]);
    app.clock.advance(1);
    await Promise.all([sweepCapsules(app.services), sweepCapsules(app.services)]);
    expect(await incomesOf(otto)).toMatchObject([{ released: true }]);
    const again = await logIn(app.address, otto.name);
    expect(await again.call(api.capsules.account)).toMatchObject({ income: 10, incomePending: 0 });
    const { items } = await again.call(api.notifications.list, { query: {} });
    expect(items).toMatchObject([{ kind: "income", amount: 10 }]);
  });
});
