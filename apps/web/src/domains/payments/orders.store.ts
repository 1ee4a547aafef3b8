import type { Order, PayAction, PayProvider } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { pagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { paymentsApi } from "./payments.api.ts";

interface OrdersState {
  /** My orders as the server last returned them, by number. */
  orders: Readonly<Record<string, Order>>;
}

/** Orders on their way through the cashier (`CAPSULE-2`). */
export const ordersStore = createStore<OrdersState>()(() => ({ orders: {} }));

function cacheOrder(order: Order): void {
  ordersStore.setState(({ orders }) => ({ orders: { ...orders, [order.orderNo]: order } }));
}

/** Fetches an order. Pages show nothing about it that the server did not say. */
export async function loadOrder(orderNo: string): Promise<Failure | null> {
  const outcome = await attempt(paymentsApi.find(orderNo));
  if (!outcome.ok) return outcome.failure;
  cacheOrder(outcome.value);
  return null;
}

/** Starts a payment; fetches the order again when the provider was refused. */
export async function payOrder(orderNo: string, provider: PayProvider): Promise<Outcome<PayAction>> {
  const outcome = await attempt(paymentsApi.pay(orderNo, provider));
  if (!outcome.ok) await loadOrder(orderNo);
  return outcome;
}

/** Acts as the sandbox bank. */
export async function confirmSandbox(orderNo: string, outcome: "pay" | "decline"): Promise<Failure | null> {
  const response = await attempt(paymentsApi.confirmSandbox(orderNo, outcome));
  if (!response.ok) {
    await loadOrder(orderNo);
    return response.failure;
  }
  cacheOrder(response.value);
  return null;
}

frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "order.paid") return;
  if (frame.data.orderNo in ordersStore.getState().orders) void loadOrder(frame.data.orderNo);
});
signedOut.on(() => ordersStore.setState({ orders: {} }));

/** My orders, newest first (`CAPSULE-2`). */
export const myOrders = pagedList<Order>(paymentsApi.list);
