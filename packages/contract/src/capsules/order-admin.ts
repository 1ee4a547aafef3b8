import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { nameText } from "../name-scalars.ts";
import { id, time } from "../scalars.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { order, orderNo } from "./orders.ts";

/** `pending`: sent to the provider, or to be sent again; the sweeper finishes it. */
export const refundState = z.enum(["pending", "done", "failed"]);
export type RefundState = z.infer<typeof refundState>;

export const refund = z.object({
  refundNo: z.string(),
  /** In fen. */
  amount: z.number(),
  state: refundState,
  reason: z.string(),
  /** What the provider said of a failed one. */
  failure: z.nullable(z.string()),
  /** The administrator who asked for it. */
  requestedBy: z.nullable(z.number()),
  time,
  endedAt: z.nullable(time),
});
export type Refund = z.infer<typeof refund>;

/** An order as administrators see it: whose it is, and all that became of its money. */
export const adminOrder = z.object({
  order,
  userId: id,
  providerRef: z.nullable(z.string()),
  refunds: z.array(refund),
  /** Payments of this order that did not fit it: another amount, or paid twice. */
  mismatches: z.array(z.object({ provider: z.string(), eventId: z.string(), amount: z.number(), time })),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const orderAdmin = {
  find: endpoint({
    method: "GET",
    path: "/admin/order/{orderNo}",
    access: "admin",
    summary: "Anybody's order, its refunds and what did not fit it",
    params: { orderNo },
    out: adminOrder,
    errors: ["forbidden", "notFound"],
  }),
  refund: endpoint({
    method: "POST",
    path: "/admin/order/{orderNo}/refund",
    access: "admin",
    summary: "Give money of a paid order back; capsules go back in proportion",
    params: { orderNo },
    headers: idempotencyKey,
    body: z.object({
      /** In fen; all that is left when absent. */
      amount: z.optional(z.int().check(z.minimum(1))),
      reason: nameText(1, 80),
    }),
    out: adminOrder,
    errors: ["invalid", "forbidden", "notFound", "conflict"],
    note: "conflict: not paid, all went back, or a refund is under way; data.state is the order's.",
  }),
};
