import * as z from "zod/mini";
import type { WeChatConfig } from "../../payment-config.ts";
import { Forged, type ProviderEvent } from "./provider.ts";

/** Kinds of payment, a letter each: WeChat requires a different number when an order is paid in another way. */
export type WeChatKind = "jsapi" | "h5" | "native";
const LETTERS: Record<WeChatKind, string> = { jsapi: "J", h5: "H", native: "N" };

/** An order's number at WeChat. */
export const tradeNoOf = (orderNo: string, kind: WeChatKind): string => orderNo + LETTERS[kind];
export const orderNoOf = (tradeNo: string): string => tradeNo.slice(0, -1);

const amount = z.object({
  total: z.optional(z.number()),
  currency: z.optional(z.string()),
  refund: z.optional(z.number()),
});

const transaction = z.object({
  appid: z.optional(z.string()),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  amount: z.optional(amount),
});

/** A payment as WeChat describes it, in webhooks and responses alike. @throws Forged for another merchant. */
export function eventsOfTransaction({ mchId, appId }: WeChatConfig, data: unknown): ProviderEvent[] {
  const { mchid, appid, ...found } = transaction.parse(data);
  if (mchid !== mchId || (appid !== undefined && appid !== appId)) throw new Forged("of another merchant");
  const { out_trade_no: tradeNo, transaction_id: ref, trade_state: state } = found;
  // A refunded payment was paid.
  if ((state !== "SUCCESS" && state !== "REFUND") || ref === undefined) return [];
  const { total = Number.NaN, currency = "CNY" } = found.amount ?? {};
  return [{ kind: "paid", eventId: ref, orderNo: orderNoOf(tradeNo), amount: total, currency, ref }];
}

const refund = z.object({
  mchid: z.optional(z.string()),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  out_refund_no: z.string(),
  status: z.optional(z.string()),
  refund_status: z.optional(z.string()),
  amount,
});

/** A refund as WeChat describes it; an abnormal one waits for the merchant and is still pending. */
export function eventsOfRefund({ mchId }: WeChatConfig, data: unknown): ProviderEvent[] {
  const { mchid, out_trade_no, out_refund_no: refundNo, ...found } = refund.parse(data);
  if (mchid !== undefined && mchid !== mchId) throw new Forged("of another merchant");
  const [orderNo, state] = [orderNoOf(out_trade_no), found.status ?? found.refund_status];
  if (state === "CLOSED")
    return [{ kind: "refundFailed", orderNo, refundNo, reason: "closed by WeChat Pay" }];
  const part = found.amount.refund;
  if (state !== "SUCCESS" || part === undefined) return [];
  return [{ kind: "refunded", eventId: refundNo, orderNo, part, refundNo, ref: found.transaction_id }];
}
