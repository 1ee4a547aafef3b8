import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../../platform/failure.ts";
import { contextOf } from "../../testing/context-of.ts";
import { textLike } from "../../testing/like.ts";
import { codeOf, newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { payOrder } from "./pay-order.ts";
import type { Provider, ProviderEvent } from "./provider.ts";
import { finishRefund, refundOrder } from "./refund-order.ts";
import { sandboxProvider } from "./sandbox-provider.ts";
import { applyProviderEvents } from "./settle-payment.ts";

const HALF_HOUR = 30 * 60_000;
let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: "https://4d.example" });
});
beforeEach(async () => {
  [mei, otto] = await newPeople(app, "mei", "otto");
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.close());

const ordered = async () => (await mei.call(api.orders.create, { body: { packageId: "c330" } })).orderNo;
const find = (orderNo: string) => mei.call(api.orders.find, { params: { orderNo } });
const confirm = (orderNo: string) => mei.call(api.orders.confirmSandbox, { params: { orderNo }, body: null });
const bought = async () => (await confirm(await ordered())).orderNo;
const pay = (orderNo: string, who = mei, provider: Provider["id"] = "sandbox") =>
  who.call(api.orders.pay, { params: { orderNo }, body: { provider } });
const refund = (orderNo: string, more: { amount?: number; key?: string } = {}) =>
  refundOrder(app.services, { orderNo, reason: "a test", requestedBy: null, ...more });
const settle = (event: ProviderEvent, provider: Provider = sandboxProvider) =>
  applyProviderEvents(app.services, provider, [event]);
const paid = (orderNo: string, more: { eventId?: string; ref?: string } = {}): ProviderEvent => ({
  kind: "paid",
  eventId: `e-${orderNo}`,
  orderNo,
  amount: 3000,
  currency: "CNY",
  ref: "r1",
  ...more,
});
/** The order states published to mei's terminals. */
const publishedStates = () =>
  app.signals
    .filter(({ users }) => users.includes(mei.id))
    .map(({ data }) => data as { type: unknown; orderNo: string; state: string })
    .filter(({ type }) => type === "order.paid")
    .map(({ orderNo, state }) => `${orderNo}: ${state}`);
const mismatchesOf = async (orderNo: string) => {
  const { rows } = await sql`
    select event_id, amount from payment_event where order_no = ${orderNo} and kind = 'mismatch'`.execute(
    app.services.db,
  );
  return rows;
};

describe("beginning to pay", () => {
  it("is of one's own order, with a provider that is set up", async () => {
    const orderNo = await ordered();
    expect(await codeOf(pay(orderNo, otto))).toBe(404);
    await expect(pay(orderNo, mei, "stripe")).rejects.toMatchObject({
      code: 403,
      message: textLike(/暂不支持这种支付方式/),
    });
    expect(await find(orderNo)).toMatchObject({ state: "created", provider: null });
  });

  it("is over once it is paid or closed, and says which", async () => {
    await expect(pay(await bought())).rejects.toMatchObject({
      code: 409,
      message: textLike(/订单已支付/),
      data: { state: "fulfilled" },
    });
    const orderNo = await ordered();
    app.clock.advance(HALF_HOUR);
    mei = await logIn(app.address, mei.name);
    await expect(pay(orderNo)).rejects.toMatchObject({
      code: 409,
      message: textLike(/订单已关闭/),
    });
  });

  it("is not for who may not buy", async () => {
    const orderNo = await ordered();
    const ctx = contextOf(app.services, mei.id);
    const teen = { ...ctx, actor: { ...ctx.actor, teenMode: true } };
    const asked = { ctx: teen, input: { orderNo, provider: "sandbox" as const } };
    await expect(payOrder(asked)).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("is slowed for each person apart: ten at once, then one in five seconds", async () => {
    const other = await startTestApp({ RATE_LIMIT_SCALE: "1" });
    const people = await newPeople(other, "zoe", "yan");
    const begin = async (who: Person) => {
      const { orderNo } = await who.call(api.orders.create, { body: { packageId: "c60" } });
      return () => codeOf(pay(orderNo, who));
    };
    const [zoes, yans] = await Promise.all(people.map(begin));
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await zoes?.()) ?? 0);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await yans?.()).toBe(200);
    other.clock.advance(5000);
    expect([await zoes?.(), await zoes?.()]).toEqual([200, 429]);
    await other.close();
  });

  it("tells the provider where they come back to, and keeps its name for the payment", async () => {
    const orderNo = await ordered();
    const action = { action: "redirect" as const, url: "https://bank.example", params: null };
    const begin = vi.spyOn(sandboxProvider, "begin").mockResolvedValueOnce({ action, ref: "page-1" });
    expect(await pay(orderNo)).toEqual(action);
    expect(begin.mock.lastCall).toMatchObject([
      { order_no: orderNo, amount: 3000, state: "paying", provider: "sandbox" },
      {
        returnUrl: `https://4d.example/pay/${orderNo}/done`,
        cancelUrl: `https://4d.example/pay/${orderNo}/desk`,
      },
    ]);
    const { rows } =
      await sql`select provider, ref, over from pay_attempt where order_no = ${orderNo}`.execute(
        app.services.db,
      );
    expect(rows).toEqual([{ provider: "sandbox", ref: "page-1", over: false }]);
  });

  it("says why it cannot be when the provider does, else that the provider does not answer", async () => {
    const orderNo = await ordered();
    const begin = vi.spyOn(sandboxProvider, "begin");
    begin.mockRejectedValueOnce(new Failure("invalid", { zh: "先打开微信" }));
    await expect(pay(orderNo)).rejects.toMatchObject({
      code: 422,
      message: textLike(/先打开微信/),
    });
    begin.mockRejectedValueOnce(new Error("the line went dead"));
    await expect(pay(orderNo)).rejects.toMatchObject({
      code: 503,
      message: textLike(/支付渠道暂时不可用/),
    });
    expect(await codeOf(pay(orderNo))).toBe(200);
  });
});

describe("asking for a refund", () => {
  it("is of an order that there is", async () => {
    await expect(refund("none")).rejects.toMatchObject({ kind: "notFound" });
  });

  it("is of one that was paid, of what is left of it, and of no less than a fen", async () => {
    await expect(refund(await ordered())).rejects.toMatchObject({
      kind: "conflict",
      details: { zh: "这笔订单没有可退的钱", data: { state: "created" } },
    });
    const orderNo = await bought();
    for (const amount of [0, -1, 3001])
      await expect(refund(orderNo, { amount })).rejects.toMatchObject({
        kind: "invalid",
        details: { data: { field: "amount", left: 3000 } },
      });
    await refund(orderNo);
    await expect(refund(orderNo)).rejects.toMatchObject({ details: { zh: "这笔订单没有可退的钱" } });
  });

  it("waits for the one before it", async () => {
    const orderNo = await bought();
    vi.spyOn(sandboxProvider, "refund").mockResolvedValueOnce([]);
    expect(await refund(orderNo, { amount: 1000 })).toMatchObject({ state: "refunding" });
    await expect(refund(orderNo, { amount: 1 })).rejects.toMatchObject({
      kind: "conflict",
      details: { zh: "上一笔退款还在处理", data: { state: "refunding" } },
    });
  });

  it("is not possible where its provider is no longer set up", async () => {
    const orderNo = await bought();
    await sql`update pay_order set provider = 'stripe' where order_no = ${orderNo}`.execute(app.services.db);
    await expect(refund(orderNo)).rejects.toMatchObject({
      kind: "forbidden",
      details: { zh: "该支付渠道未配置" },
    });
  });

  it("is another refund under another number, and another request under the same key", async () => {
    const orderNo = await bought();
    const asked = vi.spyOn(sandboxProvider, "refund");
    for (const amount of [1000, 500]) await refund(orderNo, { amount, key: `${orderNo}-${amount}` });
    expect(asked.mock.calls.map(([, { refund_no: refundNo }]) => refundNo)).toEqual([
      `${orderNo}R1`,
      `${orderNo}R2`,
    ]);
    await refund(orderNo, { amount: 500, key: `${orderNo}-500` });
    await expect(refund(orderNo, { amount: 600, key: `${orderNo}-500` })).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await find(orderNo)).toMatchObject({ refunded: 1500 });
  });

  it("is told to the person when it begins and when it is over", async () => {
    const orderNo = await bought();
    const before = publishedStates().length;
    await refund(orderNo, { amount: 1000 });
    expect(publishedStates().slice(before)).toEqual([`${orderNo}: refunding`, `${orderNo}: part_refunded`]);
    await refund(orderNo, { amount: 1000, key: "once" });
    const all = publishedStates().length;
    await refund(orderNo, { amount: 1000, key: "once" });
    expect(publishedStates()).toHaveLength(all);
  });

  it("that is over, or that there is none of, asks the provider for nothing", async () => {
    const orderNo = await bought();
    await refund(orderNo, { amount: 1000 });
    const asked = vi.spyOn(sandboxProvider, "refund");
    for (const number of [`${orderNo}R1`, "none"]) await finishRefund(app.services, number);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("news of a payment", () => {
  it("that fits its order is no mismatch, and is told once however often it comes", async () => {
    const orderNo = await ordered();
    for (let count = 0; count < 3; count += 1) await settle(paid(orderNo));
    expect(publishedStates().filter((one) => one.startsWith(orderNo))).toEqual([`${orderNo}: fulfilled`]);
    expect(await mismatchesOf(orderNo)).toEqual([]);
  });

  it("of a second payment is a mismatch, whether another provider tells it or under another name", async () => {
    const orderNo = await ordered();
    await settle(paid(orderNo));
    const alipay = { ...sandboxProvider, id: "alipay" as const };
    await settle(paid(orderNo, { eventId: `a-${orderNo}` }), alipay);
    await settle(paid(orderNo, { eventId: `b-${orderNo}`, ref: "r2" }));
    expect(await mismatchesOf(orderNo)).toEqual([
      { event_id: `mismatch:a-${orderNo}`, amount: 3000 },
      { event_id: `mismatch:b-${orderNo}`, amount: 3000 },
    ]);
  });
});

describe("news of what went back", () => {
  it("by hand leaves the order in its refund while one of ours is under way, and tells of it", async () => {
    const orderNo = await bought();
    vi.spyOn(sandboxProvider, "refund").mockResolvedValueOnce([]);
    await refund(orderNo, { amount: 1000 });
    const before = publishedStates().length;
    await settle({ kind: "refunded", eventId: `hand-${orderNo}`, orderNo, part: 200 });
    expect(await find(orderNo)).toMatchObject({ state: "refunding", refunded: 200 });
    expect(publishedStates().slice(before)).toEqual([`${orderNo}: refunding`]);
    await settle({
      kind: "refunded",
      eventId: `ours-${orderNo}`,
      orderNo,
      part: 1000,
      refundNo: `${orderNo}R1`,
    });
    expect(await find(orderNo)).toMatchObject({ state: "part_refunded", refunded: 1200 });
    await settle({ kind: "refunded", eventId: `more-${orderNo}`, orderNo, part: 300 });
    expect(publishedStates().slice(before)).toEqual([
      `${orderNo}: refunding`,
      `${orderNo}: part_refunded`,
      `${orderNo}: part_refunded`,
    ]);
    expect(await mismatchesOf(orderNo)).toEqual([]);
  });

  it("that failed keeps why, as far as there is room", async () => {
    const orderNo = await bought();
    vi.spyOn(sandboxProvider, "refund").mockResolvedValueOnce([]);
    await refund(orderNo, { amount: 1000 });
    await settle({ kind: "refundFailed", orderNo, refundNo: `${orderNo}R1`, reason: "x".repeat(500) });
    const { rows } = await sql`select state, failure from pay_refund where order_no = ${orderNo}`.execute(
      app.services.db,
    );
    expect(rows).toEqual([{ state: "failed", failure: "x".repeat(200) }]);
    expect(await find(orderNo)).toMatchObject({ state: "fulfilled", refunded: 0 });
  });
});
