import type { OrderState } from "@4d/contract";

/** Whether an order can be paid by whoever made it; a provider's verified payment counts in any state. */
export const canBePaid = (order: { state: OrderState; expires_at: number }, now: number): boolean =>
  (order.state === "created" || order.state === "paying") && order.expires_at > now;

/** Whether more of an order can go back. */
export const canBeRefunded = (order: { paid_at: number | null; refunded: number; amount: number }): boolean =>
  order.paid_at !== null && order.refunded < order.amount;

/** How a paid order stands; `underWay`: a refund was asked for and is not over. */
export function stateOfPaid(order: { amount: number; refunded: number; underWay: boolean }): OrderState {
  if (order.refunded === order.amount) return "refunded";
  if (order.underWay) return "refunding";
  return order.refunded > 0 ? "part_refunded" : "fulfilled";
}
