import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ADMIN_REASON_MAX } from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { id, time } from "../scalars.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { order, orderNo, payProvider } from "./orders.ts";

/** `pending`: sent to the provider, or to be retried; the sweeper finishes it. */
export const refundState = z.enum(["pending", "done", "failed"]);
export type RefundState = z.infer<typeof refundState>;

export const refund = z.object({
  refundNo: z.string(),
  /** In fen. */
  amount: z.number(),
  state: refundState,
  reason: z.string(),
  /** The provider's reason for a failure. */
  failure: z.nullable(z.string()),
  /** The administrator who requested it. */
  requestedBy: z.nullable(z.number()),
  time,
  endedAt: z.nullable(time),
});
export type Refund = z.infer<typeof refund>;

/** An order as administrators see it: its buyer, payments and refunds. */
export const adminOrder = z.object({
  order,
  userId: id,
  providerRef: z.nullable(z.string()),
  refunds: z.array(refund),
  /** Payments that do not match the order: another amount, or a second payment. */
  mismatches: z.array(z.object({ provider: z.string(), eventId: z.string(), amount: z.number(), time })),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** How many unmatched events one response returns; the next follow when these are resolved. */
export const UNMATCHED_EVENTS_SHOWN = 100;

/** A payment event about an unknown order. */
export const unmatchedEvent = z.object({
  id,
  provider: payProvider,
  kind: z.enum(["paid", "refunded", "refundFailed"]),
  /** As the provider sent it. */
  orderNo: z.string(),
  /** In fen, or the smallest unit of `currency`; null when not reported. */
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** The provider's own payment number. */
  ref: z.nullable(z.string()),
  /** How often it was received. */
  times: z.number(),
  firstAt: time,
  lastAt: time,
});
export type UnmatchedEvent = z.infer<typeof unmatchedEvent>;

const unmatchedEvents = z.object({ items: z.array(unmatchedEvent), total: z.number() });

export const orderAdmin = {
  strays: endpoint({
    method: "GET",
    path: "/admin/strayNotices",
    access: "admin",
    summary: "Payment events about unknown orders, until a person has handled them; the oldest first",
    out: unmatchedEvents,
    errors: ["forbidden"],
    note: `At most ${UNMATCHED_EVENTS_SHOWN}; total counts all.`,
  }),
  settleStray: endpoint({
    method: "POST",
    path: "/admin/strayNotices/{id}/settle",
    access: "admin",
    summary: "Mark an event as handled, for example refunded at the provider, which may not report it again",
    params: { id },
    out: unmatchedEvents,
    errors: ["invalid", "forbidden", "notFound"],
  }),
  find: endpoint({
    method: "GET",
    path: "/admin/order/{orderNo}",
    access: "admin",
    summary: "Anybody's order, its refunds and payments that do not match it",
    params: { orderNo },
    out: adminOrder,
    errors: ["forbidden", "notFound"],
  }),
  refund: endpoint({
    method: "POST",
    path: "/admin/order/{orderNo}/refund",
    access: "admin",
    summary: "Refund a paid order; capsules are taken back in proportion",
    params: { orderNo },
    headers: idempotencyKey,
    body: z.object({
      /** In fen; all that is left when absent. */
      amount: z.optional(z.int().check(z.minimum(1))),
      reason: nameText(1, ADMIN_REASON_MAX),
    }),
    out: adminOrder,
    errors: ["invalid", "forbidden", "notFound", "conflict"],
    note: "conflict: not paid, wholly refunded, or a refund is in progress; data.state is the order's.",
  }),
};
