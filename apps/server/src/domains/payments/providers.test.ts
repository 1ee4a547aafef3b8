import { type AdminOrder, api } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAlipayBank } from "../../testing/payments/alipay-bank.ts";
import type { Bank, Trade, Twist, WebhookCall } from "../../testing/payments/bank.ts";
import { openStripeBank } from "../../testing/payments/stripe-bank.ts";
import { openWeChatBank } from "../../testing/payments/wechat-bank.ts";
import { codeOf, newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepOrders } from "./index.ts";

const MINUTES = 60_000;
const TWISTS: Twist[] = ["another key", "another body", "another merchant", "no signature"];

describe.each([
  ["Stripe", openStripeBank],
  ["Alipay", openAlipayBank],
  ["WeChat Pay", openWeChatBank],
])("%s", (_name, openBank) => {
  let bank: Bank;
  let app: TestApp;
  let mei: Person;
  let admin: Person;

  beforeAll(async () => {
    bank = await openBank();
    app = await startTestApp({ PAY_SANDBOX: "on", PUBLIC_URL: "https://4d.example", ...bank.environment });
    bank.now = () => app.clock.now();
  });
  beforeEach(async () => {
    bank.mood = "well";
    [mei] = await newPeople(app, "mei");
    admin = await logIn(app.address, "admin", 0, "admin-secret");
  });
  afterAll(async () => {
    await app.close();
    bank.close();
  });

  const account = () => mei.call(api.capsules.account);
  const find = (orderNo: string) => mei.call(api.orders.find, { params: { orderNo } });
  const pay = (orderNo: string) =>
    mei.call(api.orders.pay, { params: { orderNo }, body: { provider: bank.id } });
  /** An order of 330 capsules whose payment was begun at the provider. */
  async function begun(): Promise<Trade> {
    const { orderNo } = await mei.call(api.orders.create, { body: { packageId: "c330" } });
    return bank.visit(await pay(orderNo), orderNo);
  }
  const send = async ({ headers, body }: WebhookCall) => {
    const response = await fetch(`${app.address}/api/pay/notify/${bank.id}`, {
      method: "POST",
      headers,
      body,
    });
    return { status: response.status, text: await response.text() };
  };
  async function paid(): Promise<Trade> {
    const trade = await begun();
    trade.paid = true;
    await send(bank.webhook(trade, "paid"));
    return trade;
  }
  const refund = ({ orderNo }: Trade, amount?: number): Promise<AdminOrder> =>
    admin.call(api.orderAdmin.refund, {
      params: { orderNo },
      body: { reason: "a test", ...(amount && { amount }) },
    });
  /** As if the database came from another time than the provider's. */
  async function rename(order: string, order_no: string): Promise<void> {
    const { db } = app.services;
    await db.deleteFrom("pay_attempt").where("order_no", "=", order).execute();
    await db.updateTable("pay_order").set({ order_no }).where("order_no", "=", order).execute();
  }
  /** People stay logged in for half an hour. */
  async function later(milliseconds: number): Promise<void> {
    app.clock.advance(milliseconds);
    [mei, admin] = [await logIn(app.address, mei.name), await logIn(app.address, "admin", 0, "admin-secret")];
  }

  it("is paid what the order costs, and its message credits it", async () => {
    const trade = await begun();
    expect(trade).toMatchObject({ amount: 3000, currency: "CNY" });
    expect(await find(trade.orderNo)).toMatchObject({ state: "paying", provider: bank.id });
    trade.paid = true;
    expect(await send(bank.webhook(trade, "paid"))).toEqual({ status: 200, text: bank.accepted });
    expect(await find(trade.orderNo)).toMatchObject({ state: "fulfilled", provider: bank.id });
    expect(await account()).toMatchObject({ paid: 300, bonus: 130 });
  });

  it("may begin twice, and say everything many times at once", async () => {
    const trade = await begun();
    expect(bank.visit(await pay(trade.orderNo), trade.orderNo)).toBe(trade);
    trade.paid = true;
    const all = await Promise.all(Array.from({ length: 64 }, () => send(bank.webhook(trade, "paid"))));
    expect(new Set(all.map((one) => one.status))).toEqual(new Set([200]));
    expect(await account()).toMatchObject({ paid: 300, bonus: 130 });
  });

  it("may tell a refund before its payment", async () => {
    const trade = await begun();
    trade.paid = true;
    const payment = bank.webhook(trade, "paid");
    trade.refunds.push({ refundNo: "DESK1", id: "re_desk", amount: 1000, state: "done" });
    const refunded = bank.webhook(trade, "refunded");
    for (const webhook of [refunded, payment, refunded, payment])
      expect(await send(webhook)).toMatchObject({ status: 200 });
    expect(await find(trade.orderNo)).toMatchObject({ state: "part_refunded", refunded: 1000 });
    expect(await account()).toMatchObject({ paid: 200, bonus: 120, debt: 0 });
  });

  it("credits nothing for another amount, which administrators see", async () => {
    const trade = await begun();
    Object.assign(trade, { paid: true, amount: 2999 });
    expect(await send(bank.webhook(trade, "paid"))).toMatchObject({ status: 200 });
    expect(await find(trade.orderNo)).toMatchObject({ state: "paying", paidAt: null });
    expect(await account()).toMatchObject({ paid: 0 });
    const { mismatches } = await admin.call(api.orderAdmin.find, { params: { orderNo: trade.orderNo } });
    expect(mismatches).toMatchObject([{ provider: bank.id, amount: 2999 }]);
  });

  it("tells of an order nobody knows: saved, listed, counted, and asked for again until somebody saw to it", async () => {
    const trade = await begun();
    trade.paid = true;
    await rename(trade.orderNo, `GONE${bank.id}`);
    const webhook = bank.webhook(trade, "paid");
    for (let deliveries = 0; deliveries < 3; deliveries += 1) expect((await send(webhook)).status).toBe(500);
    expect(await account()).toMatchObject({ paid: 0 });
    const { items, total } = await admin.call(api.orderAdmin.strays);
    const mine = items.filter(({ orderNo }) => orderNo === trade.orderNo);
    expect(mine).toMatchObject([
      { provider: bank.id, kind: "paid", amount: 3000, currency: "CNY", times: 3 },
    ]);
    expect(await codeOf(mei.call(api.orderAdmin.strays))).toBe(403);
    await app.app.healthMonitor.refreshState();
    const page = await (await fetch(`${app.address}/metrics`)).text();
    expect(page).toContain(`fd_payments_unknown ${total}`);
    const id = mine[0]?.id ?? 0;
    const left = await admin.call(api.orderAdmin.settleStray, { params: { id } });
    expect(left.total).toBe(total - 1);
    expect(await codeOf(admin.call(api.orderAdmin.settleStray, { params: { id } }))).toBe(404);
    expect(await send(webhook)).toEqual({ status: 200, text: bank.accepted });
  });

  it("tells of one that turns up later, as after a restore: it is credited, and nothing waits any more", async () => {
    const trade = await begun();
    trade.paid = true;
    const webhook = bank.webhook(trade, "paid");
    await rename(trade.orderNo, "AWAY");
    expect((await send(webhook)).status).toBe(500);
    const before = await admin.call(api.orderAdmin.strays);
    expect(before.items.map(({ orderNo }) => orderNo)).toContain(trade.orderNo);
    await rename("AWAY", trade.orderNo);
    expect(await send(webhook)).toEqual({ status: 200, text: bank.accepted });
    expect(await find(trade.orderNo)).toMatchObject({ state: "fulfilled" });
    const after = await admin.call(api.orderAdmin.strays);
    expect(after.items.map(({ orderNo }) => orderNo)).not.toContain(trade.orderNo);
  });

  it.each(TWISTS)("is not believed with %s", async (twist) => {
    const trade = await begun();
    trade.paid = true;
    expect(await send(bank.webhook(trade, "paid", twist))).toMatchObject({ status: 401 });
    expect(await find(trade.orderNo)).toMatchObject({ state: "paying" });
  });

  it.runIf(openBank !== openStripeBank)("is not believed when somebody else answers for it", async () => {
    const trade = await begun();
    trade.paid = true;
    bank.mood = "forging";
    await later(2 * MINUTES);
    await sweepOrders(app.services);
    expect(await find(trade.orderNo)).toMatchObject({ state: "paying" });
    bank.mood = "well";
    await later(5 * MINUTES);
    await sweepOrders(app.services);
    expect(await find(trade.orderNo)).toMatchObject({ state: "fulfilled" });
  });

  it("is asked when its message was lost, by the sweeper and by who comes back", async () => {
    const [lost, back] = [await begun(), await begun()];
    Object.assign(lost, { paid: true });
    await later(2 * MINUTES);
    await Promise.all([sweepOrders(app.services), sweepOrders(app.services)]);
    expect(await find(lost.orderNo)).toMatchObject({ state: "fulfilled" });
    expect(await find(back.orderNo)).toMatchObject({ state: "paying" });
    back.paid = true;
    await later(MINUTES);
    const page = await fetch(`${app.address}/pay/${back.orderNo}/done`, { redirect: "manual" });
    expect(page.headers.get("location")).toBe(
      `/h5/#/uni_modules/uni-pay/pages/success/success?order_no=${back.orderNo}`,
    );
    await expect.poll(async () => (await find(back.orderNo)).state).toBe("fulfilled");
    expect(await account()).toMatchObject({ paid: 600 });
  });

  it("is asked for a day after the order was closed", async () => {
    const trade = await begun();
    await later(31 * MINUTES);
    await sweepOrders(app.services);
    expect(await find(trade.orderNo)).toMatchObject({ state: "closed" });
    await later(2 * 60 * MINUTES);
    await sweepOrders(app.services);
    trade.paid = true;
    await later(5 * 60 * MINUTES);
    await sweepOrders(app.services);
    expect(await find(trade.orderNo)).toMatchObject({ state: "fulfilled" });
    expect(await account()).toMatchObject({ paid: 300 });
  });

  it("refunds in parts, each once, whatever it says about them afterwards", async () => {
    const trade = await paid();
    expect(await refund(trade, 1000)).toMatchObject({ order: { state: "part_refunded", refunded: 1000 } });
    const deliveries = [bank.webhook(trade, "refunded"), bank.webhook(trade, "refunded")];
    for (const webhook of deliveries) expect(await send(webhook)).toMatchObject({ status: 200 });
    expect(await account()).toMatchObject({ paid: 200, bonus: 120 });
    expect(await refund(trade)).toMatchObject({ order: { state: "refunded", refunded: 3000 } });
    expect(await send(bank.webhook(trade, "refunded"))).toMatchObject({ status: 200 });
    expect(trade.refunds.map((one) => one.amount)).toEqual([1000, 2000]);
    expect(await account()).toMatchObject({ paid: 0, bonus: 100, debt: 0 });
    expect(await codeOf(refund(trade, 1))).toBe(409);
  });

  it("refunds once though it hung up over it", async () => {
    const trade = await paid();
    bank.mood = "mute";
    const cut = await refund(trade, 1000);
    expect(cut).toMatchObject({ order: { state: "refunding" }, refunds: [{ state: "pending" }] });
    bank.mood = "well";
    await later(48 * 60 * MINUTES);
    await sweepOrders(app.services);
    expect(await find(trade.orderNo)).toMatchObject({ state: "part_refunded", refunded: 1000 });
    expect(trade.refunds).toHaveLength(1);
    expect(await account()).toMatchObject({ paid: 200, bonus: 120 });
  });

  it("may take its time over a refund", async () => {
    const trade = await paid();
    bank.mood = "slow";
    expect(await refund(trade)).toMatchObject({ order: { state: "refunding", refunded: 0 } });
    expect(await account()).toMatchObject({ paid: 300 });
    await later(2 * MINUTES);
    await sweepOrders(app.services);
    expect(await find(trade.orderNo)).toMatchObject({ state: "refunding" });
    for (const one of trade.refunds) one.state = "done";
    expect(await send(bank.webhook(trade, "refunded"))).toMatchObject({ status: 200 });
    const done = await admin.call(api.orderAdmin.find, { params: { orderNo: trade.orderNo } });
    expect(done).toMatchObject({ order: { state: "refunded" } });
    await later(10 * MINUTES);
    await sweepOrders(app.services);
    const swept = await admin.call(api.orderAdmin.find, { params: { orderNo: trade.orderNo } });
    expect(swept).toMatchObject({ order: { state: "refunded" }, refunds: [{ state: "done" }] });
    expect(trade.refunds).toHaveLength(1);
  });

  it("may refuse a refund, and the order stays as it was", async () => {
    const trade = await paid();
    bank.mood = "poor";
    const refused = await refund(trade);
    expect(refused).toMatchObject({
      order: { state: "fulfilled", refunded: 0 },
      refunds: [{ state: "failed" }],
    });
    expect(refused.refunds[0]?.failure).toMatch(/\S/);
    bank.mood = "well";
    expect(await refund(trade)).toMatchObject({ order: { state: "refunded" } });
  });

  it("adds up after all of this", async () => {
    const report = await admin.call(api.capsuleAdmin.reconcile);
    expect(report.checks.filter((one) => one.broken > 0)).toEqual([]);
  });
});
