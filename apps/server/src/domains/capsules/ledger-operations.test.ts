import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adjusted } from "../../testing/ledger/adjusted.ts";
import { grant } from "../../testing/ledger/grant.ts";
import { transfer } from "../../testing/ledger/transfer.ts";
import { newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { hold, holdStatus, post, sweepHolds, voidHold } from "./index.ts";
import { reconcileLedger } from "./reconcile-ledger.ts";

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

const account = (who: Person) => who.call(api.capsules.account);
const give = (who: Person, bucket: "paid" | "bonus", amount: number) =>
  grant(app.services, { ...adjusted(), userId: who.id, amount, bucket });
const setAside = (amount: number, key?: string) =>
  hold(app.services, { ...adjusted(key), userId: mei.id, amount });

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
      post(app.services, { holdId, to: otto.id, why: adjusted() }),
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

  it("stays for an hour, or as long as it was asked for, and goes back then", async () => {
    const [usual, short] = [`usual:${mei.id}`, `short:${mei.id}`];
    await setAside(40, usual);
    await hold(app.services, { ...adjusted(short), userId: mei.id, amount: 20, lastsMs: 1000 });
    const seen = async () => {
      await sweepHolds(app.services);
      return [await holdStatus(app.services, usual), await holdStatus(app.services, short)];
    };
    app.clock.advance(999);
    expect(await seen()).toEqual(["open", "open"]);
    app.clock.advance(1);
    expect(await seen()).toEqual(["open", "expired"]);
    app.clock.advance(3_600_000 - 1001);
    expect(await seen()).toEqual(["open", "expired"]);
    app.clock.advance(1);
    expect(await seen()).toEqual(["expired", "expired"]);
  });

  it("tells how it stands by the key it was set aside under, and nothing of any other", async () => {
    const keys = [`posted:${mei.id}`, `voided:${mei.id}`, `waiting:${mei.id}`];
    const [spent, back] = [
      await setAside(5, keys[0]),
      await setAside(6, keys[1]),
      await setAside(7, keys[2]),
    ];
    await post(app.services, spent);
    await voidHold(app.services, back);
    const states = [...keys, `other:${mei.id}`].map((key) => holdStatus(app.services, key));
    expect(await Promise.all(states)).toEqual(["posted", "voided", "open", undefined]);
  });

  it("is not spent once it went back, nor one that there is none of", async () => {
    const { holdId } = await setAside(40);
    await voidHold(app.services, { holdId });
    const conflict = { kind: "conflict", details: { zh: "这笔预留已经处理过了" } };
    await expect(post(app.services, { holdId })).rejects.toMatchObject(conflict);
    await expect(post(app.services, { holdId: 999_999_999 })).rejects.toMatchObject(conflict);
    expect(await voidHold(app.services, { holdId: 999_999_998 })).toEqual({ returned: 0 });
  });

  it("is spent for one purpose: again to another person is another request", async () => {
    const { holdId } = await setAside(40);
    expect(await post(app.services, { holdId, to: otto.id })).toEqual({ spent: 40 });
    expect(await post(app.services, { holdId, to: otto.id })).toEqual({ spent: 40 });
    await expect(post(app.services, { holdId })).rejects.toMatchObject({ kind: "conflict" });
    expect(await account(otto)).toMatchObject({ balance: 140 });
  });

  it("says in the receiver's statement why, or what it was set aside for", async () => {
    const [received, untold] = [await setAside(10), await setAside(20)];
    const cause = { type: "gift", id: "9" } as const;
    const { key: _, ...given } = { ...adjusted(), params: { reason: "a present" }, cause };
    await post(app.services, { ...received, to: otto.id, why: given });
    await post(app.services, { ...untold, to: otto.id });
    const { items } = await otto.call(api.capsules.entries, { query: {} });
    expect(items.slice(0, 2)).toMatchObject([
      { kind: "returned", change: 20, params: { of: "adjusted", reason: "a test" }, cause: null },
      { kind: "adjusted", change: 10, params: { reason: "a present" }, cause },
    ]);
  });

  it("opens what it was for when it comes back", async () => {
    const cause = { type: "gift", id: "7" } as const;
    const { holdId } = await hold(app.services, { ...adjusted(), cause, userId: mei.id, amount: 3 });
    await voidHold(app.services, { holdId });
    const { items } = await mei.call(api.capsules.entries, { query: {} });
    expect(items[0]).toMatchObject({ kind: "returned", cause, params: { of: "adjusted" } });
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

describe("a grant", () => {
  it("answers what can be spent then, comes once for its key, and as bonus unless it says so", async () => {
    const key = `given:${mei.id}`;
    const input = { ...adjusted(key), userId: mei.id, amount: 5 };
    expect(await grant(app.services, input)).toEqual({ balance: 105 });
    expect(await grant(app.services, { ...input, key: `${key}:2`, bucket: "paid" })).toEqual({
      balance: 110,
    });
    expect(await grant(app.services, input)).toEqual({ balance: 105 });
    await expect(grant(app.services, { ...input, amount: 6 })).rejects.toMatchObject({
      kind: "conflict",
      details: { zh: "这个请求编号已用于另一个操作" },
    });
    expect(await account(mei)).toMatchObject({ bonus: 105, paid: 5 });
  });

  it("is of whole capsules", async () => {
    for (const amount of [0, -1, 0.5]) await expect(give(mei, "paid", amount)).rejects.toThrow("no amount");
  });
});

describe("a transfer", () => {
  it("moves each capsule as what it was, and is told to both", async () => {
    await give(mei, "paid", 50);
    const input = { ...adjusted(), from: mei.id, to: otto.id, amount: 120 };
    expect(await transfer(app.services, input)).toEqual({ moved: 120 });
    expect(await transfer(app.services, input)).toEqual({ moved: 120 });
    expect(await account(mei)).toMatchObject({ bonus: 0, paid: 30 });
    expect(await account(otto)).toMatchObject({ bonus: 200, paid: 20 });
    for (const [who, balance] of [
      [mei, 30],
      [otto, 220],
    ] as const)
      expect(app.signals.filter((one) => one.users.includes(who.id)).map((one) => one.data)).toContainEqual({
        type: "capsule.changed",
        balance,
      });
    await expect(transfer(app.services, { ...input, amount: 1 })).rejects.toMatchObject({ kind: "conflict" });
  });

  it("to the platform is its revenue", async () => {
    const revenue = async () => {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(amount), 0)::int8 as sum from ledger_entry where owner_id = 0 and account = 'revenue'`.execute(
        app.services.db,
      );
      return rows[0]?.sum ?? 0;
    };
    const before = await revenue();
    const input = { ...adjusted(), from: mei.id, to: "revenue", amount: 30 } as const;
    expect(await transfer(app.services, input)).toEqual({ moved: 30 });
    expect(await account(mei)).toMatchObject({ balance: 70 });
    expect((await revenue()) - before).toBe(30);
    const refused = { kind: "insufficient", details: { data: { needed: 71, balance: 70, debt: 0 } } };
    await expect(transfer(app.services, { ...input, ...adjusted(), amount: 71 })).rejects.toMatchObject(
      refused,
    );
  });

  it("never overdraws, however many leave at once", async () => {
    const going = Array.from({ length: 20 }, () =>
      transfer(app.services, { ...adjusted(), from: mei.id, to: otto.id, amount: 9 }),
    );
    const gone = (await Promise.allSettled(going)).filter((one) => one.status === "fulfilled");
    expect(gone).toHaveLength(11);
    expect(await account(mei)).toMatchObject({ balance: 1 });
    expect(await account(otto)).toMatchObject({ balance: 199 });
  });

  it("takes no amount that is none, and not to oneself", async () => {
    const move = (to: number, amount: number) =>
      transfer(app.services, { ...adjusted(), from: mei.id, to, amount });
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
