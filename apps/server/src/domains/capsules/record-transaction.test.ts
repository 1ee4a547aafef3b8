import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newPeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import type { LedgerLine } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { ledgerDone } from "./outcome.ts";
import { recordMoney } from "./record-money.ts";
import { recordTransaction } from "./record-transaction.ts";

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

const step = <T>(work: (step: LedgerStep) => Promise<T>) =>
  inLedger(app.services, async (one) => ledgerDone(await work(one)));
const gift = (from: Person, to: Person, amount: number): LedgerLine[] => [
  { ownerId: from.id, account: "bonus", amount: -amount },
  { ownerId: to.id, account: "bonus", amount },
];

describe("a recorded transaction", () => {
  it("has a line for each account with what is on it then, and what its owner can spend", async () => {
    const name = randomUUID();
    const id = await step(async (one) => {
      const owners = await lockOwners(one, [mei.id, otto.id]);
      const lines = [...gift(mei, otto, 30), ...gift(otto, mei, 10)];
      return recordTransaction(one, owners, {
        key: name,
        kind: "adjusted",
        params: { reason: "a" },
        cause: null,
        lines,
      });
    });
    const { rows } = await sql`
      select owner_id, account, topic, amount, balance, spendable from ledger_entry where txn_id = ${id}
      order by owner_id`.execute(app.services.db);
    const line = { account: "bonus", topic: "earned" };
    expect(rows).toEqual([
      { owner_id: mei.id, ...line, amount: -20, balance: 80, spendable: 80 },
      { owner_id: otto.id, ...line, amount: 20, balance: 120, spendable: 120 },
    ]);
    const received = app.signals.filter((one) => one.users.includes(mei.id)).map((one) => one.data);
    expect(received).toContainEqual({ type: "capsule.changed", balance: 80 });
  });

  it("of money is in no statement, and is told to nobody", async () => {
    const before = app.signals.length;
    const id = await step((one) =>
      recordMoney(one, { key: randomUUID(), provider: "alipay", amount: 600, orderNo: "o1" }),
    );
    const { rows } = await sql`
      select kind, params, cause_type, cause_id, reverses, account, topic, asset, amount, balance, spendable
      from ledger_txn join ledger_entry on txn_id = id where id = ${id} order by amount`.execute(
      app.services.db,
    );
    const money = {
      kind: "money",
      topic: "money",
      asset: "CNY",
      reverses: null,
      balance: null,
      spendable: null,
    };
    const of = { cause_type: "order", cause_id: "o1", params: { orderNo: "o1", amount: 600 } };
    expect(rows).toEqual([
      { ...money, ...of, account: "deferred", amount: -600 },
      { ...money, ...of, account: "clearing:alipay", amount: 600 },
    ]);
    expect(app.signals.slice(before)).toEqual([]);
  });

  it("moves something, and only on accounts that are locked", async () => {
    const recorded = (lines: LedgerLine[], locked: readonly Person[]) =>
      step(async (one) => {
        const owners = await lockOwners(
          one,
          locked.map(({ id }) => id),
        );
        return recordTransaction(one, owners, {
          key: randomUUID(),
          kind: "adjusted",
          params: {},
          cause: null,
          lines,
        });
      });
    await expect(recorded([], [])).rejects.toThrow("moved nothing");
    await expect(recorded([...gift(mei, otto, 5), ...gift(otto, mei, 5)], [mei, otto])).rejects.toThrow(
      "moved nothing",
    );
    await expect(recorded(gift(mei, otto, 5), [mei])).rejects.toThrow(`user ${otto.id} are not locked`);
  });
});

describe("accounts that are locked", () => {
  it("are everybody's who is asked for, once, opened with what everybody begins with", async () => {
    const owners = await step((one) => lockOwners(one, [otto.id, mei.id, otto.id]));
    const begun = { paid: 0, bonus: 100, held: 0, income: 0, income_pending: 0, debt: 0 };
    expect([...owners].sort(([a], [b]) => a - b)).toEqual([
      [mei.id, begun],
      [otto.id, begun],
    ]);
    expect(await step((one) => lockOwners(one, [mei.id]))).toEqual(new Map([[mei.id, begun]]));
  });
});
