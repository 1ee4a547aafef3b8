import type { AdminOrder } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

const initial: { found: AdminOrder | null } = { found: null };

/** The order on screen, found by its number. */
export const orderStore = createStore<typeof initial>()(() => initial);

async function show(work: Promise<AdminOrder>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  orderStore.setState({ found: outcome.value });
  return null;
}

/** Finds anybody's order; clears the last result first. */
export function findOrder(orderNo: string): Promise<Failure | null> {
  if (orderStore.getState().found?.order.orderNo !== orderNo) orderStore.setState(initial);
  return show(adminApi.order(orderNo));
}

/** Refunds an order: `amount` in fen, all that is left without one. The same key is the same refund. */
export const refundOrder = (
  orderNo: string,
  key: string,
  body: { amount?: number; reason: string },
): Promise<Failure | null> => show(adminApi.refund(orderNo, key, body));

signedOut.on(() => orderStore.setState(initial, true));
