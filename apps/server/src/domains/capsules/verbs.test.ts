import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { strangers } from "../../testing/group-company.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { grant, hold, post, sweepHolds, transfer, voidHold } from "./index.ts";
import { reconcileLedger } from "./reconcile-ledger.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, otto] = await strangers(app, "mei", "otto");
});
afterAll(() => app.close());

const why = (key?: string) => {
  serial += 1;
  return {
    key: key ?? `test:${serial}`,
    kind: "adjusted" as const,
    params: { reason: "a test" },
    cause: null,
  };
};
const account = (who: Person) => who.call(api.capsules.account);
const give = (who: Person, bucket: "paid" | "bonus", amount: number) =>
  grant(app.services, { ...why(), userId: who.id, amount, bucket });
const setAside = (amount: number, key?: string) =>
  hold(app.services, { ...why(key), userId: mei.id, amount });

describe("a hold", () => {
  it("takes bonus before paid, and goes back to where it came from", async () => {
    await give(mei, "paid", 50);
    const { holdId } = await setAside(120);
    expect(await account(mei)).toMatchObject({ paid: 30, bonus: 0, held: 120, balance: 30 });
    expect(await voidHold(app.services, { holdId })).toEqual({ returned: 120 });
    expect(await account(mei)).toMatchObject({ paid: 50, bonus: 100, held: 0 });
    const { items } = await mei.call(api.capsules.entries, { query: {} });
    expect(items[0]).toMatchObject({ kind: "returned", params: { of: "adjusted" }, change: 120 });
    expect(items[1]).toMatchObject({ kind: "adjusted", change: -120, hold: "returned" });
  });

  it("is spent in part, the rest of it returned, paid first", async () => {
    await give(mei, "paid", 50);
    const { holdId } = await setAside(120);
    expect(await post(app.services, { holdId, amount: 90 })).toEqual({ spent: 90 });
    expect(await account(mei)).toMatchObject({ paid: 50, bonus: 10, held: 0 });
    expect(await post(app.services, { holdId, amount: 90 })).toEqual({ spent: 90 });
    await expect(post(app.services, { holdId, amount: 91 })).rejects.toMatchObject({ kind: "conflict" });
    expect(await voidHold(app.services, { holdId })).toEqual({ returned: 0 });
  });

  it("resolves once, whoever comes first", async () => {
    const { holdId } = await setAside(40);
    const [posted, voided] = await Promise.allSettled([
      post(app.services, { holdId, to: otto.id, why: why() }),
      voidHold(app.services, { holdId }),
    ]);
    const spent = posted.status === "fulfilled" ? 40 : 0;
    expect(voided).toEqual({ status: "fulfilled", value: { returned: 40 - spent } });
    expect(await account(mei)).toMatchObject({ balance: 100 - spent, held: 0 });
    expect(await account(otto)).toMatchObject({ balance: 100 + spent });
  });

  it("goes back by itself when nobody resolved it", async () => {
    await setAside(40);
    app.clock.advance(3_600_000);
    mei = await logIn(app.address, mei.name);
    await Promise.all([sweepHolds(app.services), sweepHolds(app.services)]);
    expect(await account(mei)).toMatchObject({ balance: 100, held: 0 });
  });

  it("goes back though one that is due before it cannot", async () => {
    const stuck = await setAside(10);
    await setAside(20);
    const { db } = app.services;
    await sql`
      create function one_hold_stuck() returns trigger language plpgsql as $$
      begin raise exception 'stuck'; end $$`.execute(db);
    await sql`
      create trigger one_hold_stuck before update on ledger_hold for each row
      when (old.id = ${sql.lit(stuck.holdId)}) execute function one_hold_stuck()`.execute(db);
    app.clock.advance(3_600_000);
    mei = await logIn(app.address, mei.name);
    await sweepHolds(app.services);
    expect(await account(mei)).toMatchObject({ balance: 90, held: 10 });
    await sql`drop trigger one_hold_stuck on ledger_hold`.execute(db);
    await sweepHolds(app.services);
    expect(await account(mei)).toMatchObject({ balance: 100, held: 0 });
  });
});

describe("the same key", () => {
  it("holds once, however many ask at once", async () => {
    const key = `same:${mei.id}`;
    const all = await Promise.all(Array.from({ length: 64 }, () => setAside(30, key)));
    expect(new Set(all.map((one) => one.holdId)).size).toBe(1);
    expect(await account(mei)).toMatchObject({ balance: 70, held: 30 });
    await expect(setAside(31, key)).rejects.toMatchObject({ kind: "conflict" });
  });

  it("stays refused when there is enough later", async () => {
    const key = `poor:${mei.id}`;
    const refused = { kind: "insufficient", details: { data: { needed: 101, balance: 100, debt: 0 } } };
    await expect(setAside(101, key)).rejects.toMatchObject(refused);
    await give(mei, "bonus", 50);
    await expect(setAside(101, key)).rejects.toMatchObject(refused);
    await expect(setAside(101)).resolves.toMatchObject({});
  });
});

describe("a transfer", () => {
  it("never overdraws, however many leave at once", async () => {
    const going = Array.from({ length: 20 }, () =>
      transfer(app.services, { ...why(), from: mei.id, to: otto.id, amount: 9 }),
    );
    const gone = (await Promise.allSettled(going)).filter((one) => one.status === "fulfilled");
    expect(gone).toHaveLength(11);
    expect(await account(mei)).toMatchObject({ balance: 1 });
    expect(await account(otto)).toMatchObject({ balance: 199 });
  });

  it("takes no amount that is none, and not to oneself", async () => {
    const move = (to: number, amount: number) =>
      transfer(app.services, { ...why(), from: mei.id, to, amount });
    await expect(move(otto.id, -5)).rejects.toThrow("no amount");
    await expect(move(otto.id, 0.5)).rejects.toThrow("no amount");
    await expect(move(mei.id, 5)).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("the database itself", () => {
  it("keeps what was written as it was, in balance and from balances of now", async () => {
    await account(mei);
    const db = app.services.db;
    await expect(sql`update ledger_entry set amount = amount + 1`.execute(db)).rejects.toThrow("append-only");
    await expect(sql`delete from ledger_txn`.execute(db)).rejects.toThrow("append-only");
    await expect(sql`update ledger_txn set kind = 'x'`.execute(db)).rejects.toThrow("append-only");
    const entry = (amount: number, balance: number) => sql`
      insert into ledger_entry (txn_id, account_id, owner_id, account, asset, topic, amount, balance)
      select (select max(id) from ledger_txn), id, owner_id, kind, asset, 'earned', ${amount}::int8, ${balance}::int8
      from ledger_account where owner_id = ${mei.id} and kind = 'paid'`;
    await expect(entry(5, 5).execute(db)).rejects.toThrow("does not balance");
    await expect(
      sql`update ledger_account set balance = -1 where owner_id = ${mei.id} and kind = 'paid'`.execute(db),
    ).rejects.toThrow("not_overdrawn");
  });
});

it("adds up after all of this", async () => {
  expect(await reconcileLedger(app.services)).toMatchObject({ ok: true });
});
