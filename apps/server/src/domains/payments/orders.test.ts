import { api, RECONCILIATION_CHECKS } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../config.ts";
import { grant } from "../../testing/ledger/grant.ts";
import { transfer } from "../../testing/ledger/transfer.ts";
import { codeOf, newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { hold, voidHold } from "../capsules/index.ts";
import { writeSettings } from "../settings/index.ts";
import { sweepOrders } from "./index.ts";
import type { Provider, ProviderEvent } from "./provider.ts";
import { refundOrder } from "./refund-order.ts";
import { sandboxProvider } from "./sandbox-provider.ts";
import { applyProviderEvents } from "./settle-payment.ts";

const HALF_HOUR = 30 * 60_000;
let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei] = await newPeople(app, "mei");
});
afterAll(() => app.close());

const account = () => mei.call(api.capsules.account);
const order = (packageId = "c330") => mei.call(api.orders.create, { body: { packageId } });
const find = (orderNo: string) => mei.call(api.orders.find, { params: { orderNo } });
const confirm = (orderNo: string, outcome?: "pay" | "decline") =>
  mei.call(api.orders.confirmSandbox, {
    params: { orderNo },
    body: outcome === undefined ? null : { outcome },
  });
const bought = async (packageId?: string) => confirm((await order(packageId)).orderNo);
const paidEvent = (orderNo: string, amount = 3000): ProviderEvent => ({
  kind: "paid",
  eventId: `paid-${orderNo}`,
  orderNo,
  amount,
  currency: "CNY",
  ref: "r1",
});
const settle = (all: ProviderEvent[], provider: Provider = sandboxProvider) =>
  applyProviderEvents(app.services, provider, all);
const refund = (orderNo: string, amount?: number) =>
  refundOrder(app.services, { orderNo, ...(amount && { amount }), reason: "a test", requestedBy: null });

describe("an order in the sandbox", () => {
  it("costs what the server says, is paid once, and credits paid and bonus", async () => {
    const made = await order();
    expect(made).toMatchObject({
      paid: 300,
      bonus: 30,
      amount: 3000,
      currency: "CNY",
      state: "created",
      test: true,
      providers: [{ id: "sandbox", test: true }],
    });
    const { orderNo } = made;
    const begun = await mei.call(api.orders.pay, { params: { orderNo }, body: { provider: "sandbox" } });
    expect(begun).toEqual({ action: "none", url: null, params: null });
    expect(await find(orderNo)).toMatchObject({ state: "paying", provider: "sandbox" });
    const all = await Promise.all(Array.from({ length: 64 }, () => confirm(orderNo)));
    for (const one of all) expect(one).toMatchObject({ state: "fulfilled", providers: [] });
    expect(await account()).toMatchObject({ paid: 300, bonus: 130 });
    const { items } = await mei.call(api.capsules.entries, { query: { topic: "order" } });
    expect(items).toMatchObject([
      {
        kind: "orderPaid",
        params: { orderNo, amount: 3000 },
        cause: { type: "order", id: orderNo },
        change: 330,
      },
    ]);
    expect(app.signals.map((one) => one.data)).toContainEqual({
      type: "order.paid",
      orderNo,
      state: "fulfilled",
    });
    const pay = mei.call(api.orders.pay, { params: { orderNo }, body: { provider: "sandbox" } });
    await expect(pay).rejects.toMatchObject({ code: 409, data: { state: "fulfilled" } });
  });

  it("is made once for its key, and can be declined and paid after all", async () => {
    const headers = { "idempotency-key": `order-key-${mei.id}` };
    const make = (packageId: string) => mei.call(api.orders.create, { headers, body: { packageId } });
    const [first, again] = await Promise.all([make("c60"), make("c60")]);
    expect(again.orderNo).toBe(first.orderNo);
    expect(await codeOf(make("c330"))).toBe(409);
    expect(await confirm(first.orderNo, "decline")).toMatchObject({ state: "created", paidAt: null });
    expect(await confirm(first.orderNo)).toMatchObject({ state: "fulfilled" });
  });

  it("closes after half an hour; a verified payment still counts then", async () => {
    const { orderNo } = await order();
    app.clock.advance(HALF_HOUR);
    mei = await logIn(app.address, mei.name);
    expect(await find(orderNo)).toMatchObject({ state: "closed", providers: [] });
    await sweepOrders(app.services);
    expect(await codeOf(confirm(orderNo))).toBe(409);
    await settle([paidEvent(orderNo)]);
    expect(await find(orderNo)).toMatchObject({ state: "fulfilled" });
    expect(await account()).toMatchObject({ paid: 300 });
  });

  it("stays as it was ordered when its package is offered no more", async () => {
    const before = [{ id: "c320", paid: 300, bonus: 20, amount: 3000 }];
    await writeSettings(app.services, { capsules: { packages: before } });
    expect(await mei.call(api.capsules.packages)).toEqual([{ ...before[0], currency: "CNY" }]);
    const { orderNo } = await order("c320");
    await writeSettings(app.services, { capsules: {} });
    expect(await codeOf(order("c320"))).toBe(404);
    expect(await find(orderNo)).toMatchObject({ packageId: "c320", paid: 300, bonus: 20 });
    expect(await confirm(orderNo)).toMatchObject({ state: "fulfilled" });
    expect(await account()).toMatchObject({ paid: 300, bonus: 120 });
  });

  it("is listed, newest first", async () => {
    const made = [await order(), await order(), await order()].map((one) => one.orderNo);
    const first = await mei.call(api.orders.list, { query: { limit: 2 } });
    const rest = await mei.call(api.orders.list, { query: { limit: 2, cursor: first.nextCursor ?? "" } });
    expect([...first.items, ...rest.items].map((one) => one.orderNo)).toEqual(made.reverse());
  });
});

describe("the sandbox", () => {
  it("is off in production unless allowed", () => {
    expect(readConfig({}).paySandbox).toBe(true);
    expect(readConfig({ NODE_ENV: "production" }).paySandbox).toBe(false);
    expect(readConfig({ NODE_ENV: "production", PAY_SANDBOX: "on" }).paySandbox).toBe(true);
  });

  it("pays nothing where it is off", async () => {
    const other = await startTestApp({ PAY_SANDBOX: "off" });
    const [zoe] = await newPeople(other, "zoe");
    const { orderNo, providers } = await zoe.call(api.orders.create, { body: { packageId: "c60" } });
    expect(providers).toEqual([]);
    expect(await codeOf(zoe.call(api.orders.confirmSandbox, { params: { orderNo } }))).toBe(403);
    await other.close();
  });
});

describe("news of a provider", () => {
  it("of another amount or currency credits nothing", async () => {
    const { orderNo } = await order();
    await settle([paidEvent(orderNo, 2999), { ...paidEvent(orderNo), currency: "USD" } as ProviderEvent]);
    expect(await find(orderNo)).toMatchObject({ state: "created" });
    await settle([paidEvent(orderNo)]);
    expect(await find(orderNo)).toMatchObject({ state: "fulfilled" });
  });

  it("ends alike in every order and repetition", async () => {
    const refunds = (orderNo: string): ProviderEvent[] => [
      { kind: "refunded", eventId: `a-${orderNo}`, orderNo, part: 1000 },
      { kind: "refunded", eventId: `b-${orderNo}`, orderNo, part: 500 },
    ];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0, 1, 0, 2],
    ];
    for (const places of orders) {
      [mei] = await newPeople(app, "perm");
      const { orderNo } = await order();
      const all = [paidEvent(orderNo), ...refunds(orderNo)];
      await settle(places.flatMap((place) => all[place] ?? []));
      expect(await find(orderNo)).toMatchObject({ state: "part_refunded", refunded: 1500 });
      expect(await account()).toMatchObject({ paid: 150, bonus: 115, debt: 0 });
    }
  });

  it("sent 64 times at once has one effect", async () => {
    const { orderNo } = await order();
    await Promise.all(Array.from({ length: 64 }, () => settle([paidEvent(orderNo)])));
    expect(await account()).toMatchObject({ paid: 300, bonus: 130 });
  });
});

describe("a refund", () => {
  it("takes back what is still there, and what was spent becomes a debt that blocks spending", async () => {
    const { orderNo } = await bought();
    const spend = (amount: number) =>
      hold(app.services, {
        key: `spend:${mei.id}:${amount}`,
        kind: "adjusted",
        params: {},
        cause: null,
        userId: mei.id,
        amount,
      });
    await spend(400);
    await refund(orderNo);
    expect(await find(orderNo)).toMatchObject({ state: "refunded", refunded: 3000 });
    expect(await account()).toMatchObject({ paid: 0, bonus: 0, balance: 0, debt: 300 });
    await expect(spend(1)).rejects.toMatchObject({ kind: "insufficient", details: { data: { debt: 300 } } });
    await bought("c780");
    expect(await account()).toMatchObject({ paid: 480, bonus: 0, debt: 0 });
  });

  it("is paid from other capsules first, and what comes back pays the rest: no debt stands beside capsules", async () => {
    const why = (what: string) => {
      const key = `${what}:${mei.id}`;
      return { key, kind: "adjusted" as const, params: {}, cause: null, userId: mei.id };
    };
    const [first, second] = [await bought(), await bought()];
    const { holdId } = await hold(app.services, { ...why("hold"), amount: 300 });
    await transfer(app.services, { ...why("spend"), from: mei.id, to: "revenue", amount: 460 });
    await grant(app.services, { ...why("gift"), amount: 320 });
    await refund(first.orderNo);
    expect(await account()).toMatchObject({ paid: 0, bonus: 0, held: 300, debt: 10 });
    await refund(second.orderNo, 1000);
    expect(await account()).toMatchObject({ balance: 0, held: 300, debt: 120 });
    await voidHold(app.services, { holdId });
    expect(await account()).toMatchObject({ balance: 180, held: 0, debt: 0 });
    await transfer(app.services, { ...why("rest"), from: mei.id, to: "revenue", amount: 180 });
  });

  it("comes in parts that add up to the whole, and never more", async () => {
    const { orderNo } = await bought();
    for (const amount of [1, 999, 1000]) await refund(orderNo, amount);
    expect(await find(orderNo)).toMatchObject({ state: "part_refunded", refunded: 2000 });
    expect(await account()).toMatchObject({ paid: 100, bonus: 110 });
    const { items } = await mei.call(api.capsules.entries, { query: { topic: "order" } });
    const of = { cause: { type: "order", id: orderNo } };
    expect(items).toMatchObject([
      { kind: "orderRefunded", change: -110, params: { orderNo, amount: 1000 }, ...of },
      { kind: "orderRefunded", change: -110, params: { orderNo, amount: 999 }, ...of },
      { kind: "orderPaid", change: 330, ...of },
    ]);
    const { rows } = await sql`
      select reverses = (select credit_txn from pay_order where order_no = ${orderNo}) as "isOfThePayment"
      from ledger_txn where key in (${`refund:${orderNo}:1000`}, ${`refund:${orderNo}:2000`})`.execute(
      app.services.db,
    );
    expect(rows).toEqual([{ isOfThePayment: true }, { isOfThePayment: true }]);
    await expect(refund(orderNo, 1001)).rejects.toMatchObject({
      kind: "invalid",
    });
    await refund(orderNo);
    await expect(refund(orderNo)).rejects.toMatchObject({ kind: "conflict" });
    expect(await account()).toMatchObject({ paid: 0, bonus: 100, debt: 0 });
  });
});

it("a refund takes back what was bought and what was given with it, though they are as many", async () => {
  const even = [{ id: "c40", paid: 40, bonus: 40, amount: 4000 }];
  await writeSettings(app.services, { capsules: { packages: even } });
  const { orderNo } = await bought("c40");
  await writeSettings(app.services, { capsules: {} });
  expect(await account()).toMatchObject({ paid: 40, bonus: 140 });
  await refund(orderNo, 1000);
  expect(await account()).toMatchObject({ paid: 30, bonus: 130 });
});

describe("an administrator", () => {
  const asked = (orderNo: string, body: { amount?: number; reason: string }, key?: string) => ({
    params: { orderNo },
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });

  it("refunds in part, once for a key, and sees what became of it", async () => {
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    const { orderNo } = await bought();
    const ask = () =>
      admin.call(api.orderAdmin.refund, asked(orderNo, { amount: 1000, reason: "双十一" }, `key-${orderNo}`));
    const all = await Promise.all(Array.from({ length: 16 }, ask));
    for (const one of all)
      expect(one).toMatchObject({
        order: { state: "part_refunded", refunded: 1000 },
        userId: mei.id,
        refunds: [{ amount: 1000, state: "done", reason: "双十一", requestedBy: admin.id, failure: null }],
      });
    expect(await account()).toMatchObject({ paid: 200, bonus: 120 });
    const found = await admin.call(api.orderAdmin.find, { params: { orderNo } });
    expect(found.refunds).toHaveLength(1);
    const more = admin.call(api.orderAdmin.refund, asked(orderNo, { amount: 2001, reason: "x" }));
    await expect(more).rejects.toMatchObject({ code: 422, data: { field: "amount", left: 2000 } });
  });

  it("finds a refund whose bank did not answer under way, and the sweeper finishes it", async () => {
    const { orderNo } = await bought();
    const bank = vi.spyOn(sandboxProvider, "refund").mockRejectedValueOnce(new Error("the line went dead"));
    const begun = await refund(orderNo, 1000);
    expect(begun).toMatchObject({ state: "refunding", refunded: 0 });
    await expect(refund(orderNo, 1)).rejects.toMatchObject({ kind: "conflict" });
    await sweepOrders(app.services);
    expect(bank).toHaveBeenCalledTimes(1);
    app.clock.advance(2 * 60_000);
    await Promise.all([sweepOrders(app.services), sweepOrders(app.services)]);
    expect(bank).toHaveBeenCalledTimes(2);
    bank.mockRestore();
    expect(await find(orderNo)).toMatchObject({ state: "part_refunded", refunded: 1000 });
    expect(await account()).toMatchObject({ paid: 200, bonus: 120 });
  });

  it("reads why a refund failed, and the order is as it was", async () => {
    const { orderNo } = await bought();
    const no = (orderNo: string, refundNo: string): ProviderEvent[] => [
      { kind: "refundFailed", orderNo, refundNo, reason: "no money left" },
    ];
    vi.spyOn(sandboxProvider, "refund").mockImplementationOnce(async (order, { refund_no: refundNo }) =>
      no(order.order_no, refundNo),
    );
    expect(await refund(orderNo, 5)).toMatchObject({ state: "fulfilled", refunded: 0 });
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    const { refunds } = await admin.call(api.orderAdmin.find, { params: { orderNo } });
    expect(refunds).toMatchObject([{ state: "failed", failure: "no money left" }]);
    expect(await refund(orderNo)).toMatchObject({ state: "refunded" });
    await settle(no(orderNo, `${orderNo}R2`));
    expect(await find(orderNo)).toMatchObject({ state: "refunded", refunded: 3000 });
  });

  it("sees a second payment of the same order, which credits nothing, and takes nothing when it goes back", async () => {
    const { orderNo } = await bought();
    const other = { ...sandboxProvider, id: "alipay" as const };
    await settle([{ kind: "refunded", eventId: "other", orderNo, part: 3000 }], other);
    await settle([paidEvent(orderNo)]);
    expect(await account()).toMatchObject({ paid: 300, bonus: 130 });
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    const { mismatches } = await admin.call(api.orderAdmin.find, { params: { orderNo } });
    expect(mismatches).toMatchObject([{ provider: "sandbox", amount: 3000 }]);
  });
});

it("adds up after all of this", async () => {
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  const report = await admin.call(api.capsuleAdmin.reconcile);
  expect(report.checks.filter((one) => one.broken > 0)).toEqual([]);
  expect(report.checks.map(({ name }) => name).sort()).toEqual([...RECONCILIATION_CHECKS].sort());
});
