import { describe, expect, it } from "vitest";
import type { WeChatConfig } from "../../payment-config.ts";
import { Forged } from "./provider.ts";
import { eventsOfRefund, eventsOfTransaction, orderNoOf, tradeNoOf } from "./wechat-events.ts";

const config = { mchId: "1900000001", appId: "wx0123456789abcdef" } as WeChatConfig;
const transaction = {
  appid: config.appId,
  mchid: config.mchId,
  out_trade_no: "A1H",
  transaction_id: "4200",
  trade_state: "SUCCESS",
  amount: { total: 600, currency: "CNY" },
};
const refund = {
  mchid: config.mchId,
  out_trade_no: "A1N",
  transaction_id: "4200",
  out_refund_no: "A1R1",
  refund_status: "SUCCESS",
  amount: { refund: 200, total: 600 },
};

it("names an order differently for each way to pay it", () => {
  const kinds = ["jsapi", "h5", "native"] as const;
  const names = kinds.map((kind) => tradeNoOf("A1", kind));
  expect(names).toEqual(["A1J", "A1H", "A1N"]);
  expect(names.map(orderNoOf)).toEqual(["A1", "A1", "A1"]);
});

describe("a payment", () => {
  const paid = { kind: "paid", eventId: "4200", orderNo: "A1", amount: 600, currency: "CNY", ref: "4200" };

  it("is one when it succeeded, or went back since", () => {
    expect(eventsOfTransaction(config, transaction)).toEqual([paid]);
    expect(eventsOfTransaction(config, { ...transaction, trade_state: "REFUND" })).toEqual([paid]);
  });

  it.each(["NOTPAY", "CLOSED", "USERPAYING", "PAYERROR", "REVOKED"])("is none when it is %s", (state) => {
    expect(eventsOfTransaction(config, { ...transaction, trade_state: state })).toEqual([]);
  });

  it("is none without a number of its own", () => {
    const { transaction_id: _, ...unnamed } = transaction;
    expect(eventsOfTransaction(config, unnamed)).toEqual([]);
  });

  it("is in yuan unless it says otherwise, and fits no order without an amount", () => {
    expect(eventsOfTransaction(config, { ...transaction, amount: { total: 600 } })).toEqual([paid]);
    const dollars = { ...transaction, amount: { total: 600, currency: "USD" } };
    expect(eventsOfTransaction(config, dollars)).toEqual([{ ...paid, currency: "USD" }]);
    const { amount: _, ...priceless } = transaction;
    expect(eventsOfTransaction(config, priceless)).toEqual([{ ...paid, amount: Number.NaN }]);
  });

  it("is not believed of another merchant or app; the app may be left out", () => {
    expect(() => eventsOfTransaction(config, { ...transaction, mchid: "1900000002" })).toThrow(Forged);
    expect(() => eventsOfTransaction(config, { ...transaction, appid: "wxother" })).toThrow(
      "another merchant",
    );
    const { appid: _, ...appless } = transaction;
    expect(eventsOfTransaction(config, appless)).toEqual([paid]);
  });

  it("is not read when it lacks what makes it one", () => {
    const { mchid: _, ...nobodys } = transaction;
    expect(() => eventsOfTransaction(config, nobodys)).toThrow();
  });
});

describe("what went back", () => {
  const back = { kind: "refunded", eventId: "A1R1", orderNo: "A1", part: 200, refundNo: "A1R1", ref: "4200" };

  it("is news once it succeeded, in messages and in answers", () => {
    expect(eventsOfRefund(config, refund)).toEqual([back]);
    const { refund_status: status, mchid: _, ...answer } = refund;
    expect(eventsOfRefund(config, { ...answer, status })).toEqual([back]);
  });

  it("is under way while it is anything else, or has no amount", () => {
    for (const state of ["PROCESSING", "ABNORMAL"])
      expect(eventsOfRefund(config, { ...refund, refund_status: state })).toEqual([]);
    expect(eventsOfRefund(config, { ...refund, amount: { total: 600 } })).toEqual([]);
  });

  it("failed when it was closed", () => {
    const failed = { kind: "refundFailed", orderNo: "A1", refundNo: "A1R1", reason: "closed by WeChat Pay" };
    expect(eventsOfRefund(config, { ...refund, refund_status: "CLOSED" })).toEqual([failed]);
  });

  it("is not believed of another merchant", () => {
    expect(() => eventsOfRefund(config, { ...refund, mchid: "1900000002" })).toThrow("another merchant");
  });
});
