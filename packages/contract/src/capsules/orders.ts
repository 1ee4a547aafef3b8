import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PAGE_MAX } from "../limits.ts";
import { int, raw, text, time } from "../scalars.ts";
import { idempotencyKey } from "./idempotency-key.ts";

/**
 * `created` and `paying` orders close after 30 minutes; a verified payment fulfils an order even after that. Payment
 * and credit are one commit, so `fulfilled` is the first state after a payment (`money §4.1`).
 */
export const orderState = z.enum([
  "created",
  "paying",
  "fulfilled",
  "closed",
  "refunding",
  "part_refunded",
  "refunded",
]);
export type OrderState = z.infer<typeof orderState>;

export const payProvider = z.enum(["sandbox", "stripe", "alipay", "wechat"]);
export type PayProvider = z.infer<typeof payProvider>;

export const orderNo = z.string().check(z.regex(/^[A-Z0-9]{16,32}$/));

export const order = z.object({
  orderNo: z.string(),
  packageId: z.string(),
  paid: z.number(),
  bonus: z.number(),
  /** In fen, set by the server. */
  amount: z.number(),
  currency: z.literal("CNY"),
  state: orderState,
  provider: z.nullable(payProvider),
  /** Paid, or to be paid, with test money; every screen says so. */
  test: z.boolean(),
  /** In fen. */
  refunded: z.number(),
  createdAt: time,
  expiresAt: time,
  paidAt: z.nullable(time),
  /** Payment methods available now; empty when the order can no longer be paid, or none is configured. */
  providers: z.array(z.object({ id: payProvider, test: z.boolean() })),
});
export type Order = z.infer<typeof order>;

/** The cashier's next step: redirect, show a QR code, call WeChat's bridge, or wait. */
export const payAction = z.object({
  action: z.enum(["redirect", "qr", "jsapi", "none"]),
  url: z.nullable(z.string()),
  params: z.nullable(z.record(z.string(), z.string())),
});
export type PayAction = z.infer<typeof payAction>;

export const orders = {
  create: endpoint({
    method: "POST",
    path: "/order",
    access: "user",
    summary: "Order a package; the server sets the price",
    headers: idempotencyKey,
    body: z.object({ packageId: text(1, 20) }),
    out: order,
    errors: ["invalid", "notFound", "conflict", "tooMany"],
  }),
  list: endpoint({
    method: "GET",
    path: "/order/list",
    access: "user",
    summary: "My orders, newest first",
    query: {
      cursor: z.optional(raw(20)),
      limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20),
    },
    out: z.object({ items: z.array(order), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid"],
  }),
  find: endpoint({
    method: "GET",
    path: "/order/{orderNo}",
    access: "user",
    summary: "My order in its present state",
    params: { orderNo },
    out: order,
    errors: ["notFound"],
  }),
  pay: endpoint({
    method: "POST",
    path: "/order/{orderNo}/pay",
    access: "user",
    summary: "Start to pay with a provider",
    params: { orderNo },
    body: z.object({
      provider: payProvider,
      /** The payer's WeChat openid; inside WeChat only. */
      openId: z.optional(text(1, 128)),
    }),
    out: payAction,
    errors: ["invalid", "notFound", "conflict", "forbidden", "unavailable", "tooMany"],
    note: "conflict: already paid or closed; data.state is the order's. forbidden: the provider is not configured, or teen mode is on.",
  }),
  confirmSandbox: endpoint({
    method: "POST",
    path: "/pay/sandbox/{orderNo}/confirm",
    access: "user",
    summary: "Simulate the bank: pay my order with test money, or decline it",
    params: { orderNo },
    body: z.optional(z.nullable(z.object({ outcome: z.optional(z.enum(["pay", "decline"])) }))),
    out: order,
    errors: ["invalid", "notFound", "conflict", "forbidden"],
    note: "forbidden where the sandbox is off: in production, unless PAY_SANDBOX is on.",
  }),
};
