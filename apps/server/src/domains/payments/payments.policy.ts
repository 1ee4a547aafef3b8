import type { OrderState } from "@4d/contract";

/** Whether the person who made an order can pay it; a provider's verified payment counts in any state. */
export const canBePaid = (order: { state: OrderState; expires_at: number }, now: number): boolean =>
  (order.state === "created" || order.state === "paying") && order.expires_at > now;

/** Whether more of an order can be refunded. */
export const canBeRefunded = (order: { paid_at: number | null; refunded: number; amount: number }): boolean =>
  order.paid_at !== null && order.refunded < order.amount;

/** The state of a paid order; `underWay`: a refund was requested and has not finished. */
export function stateOfPaid(order: { amount: number; refunded: number; underWay: boolean }): OrderState {
  if (order.refunded === order.amount) return "refunded";
  if (order.underWay) return "refunding";
  return order.refunded > 0 ? "part_refunded" : "fulfilled";
}
