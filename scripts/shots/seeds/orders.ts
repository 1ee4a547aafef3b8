import { api } from "@4d/contract";
import type { SeededPerson } from "../people.ts";

/** Orders of mine. */
export interface Orders {
  /** Of one that is not paid. */
  readonly orderNo: string;
  /** Of one that is. */
  readonly paidNo: string;
}

/** Two orders of mine: one not paid, and one that is. */
export async function seedOrders(me: SeededPerson): Promise<Orders> {
  const bought = await me.call(api.orders.create, { body: { packageId: "c330" } });
  await me.call(api.orders.confirmSandbox, { params: { orderNo: bought.orderNo }, body: { outcome: "pay" } });
  const { orderNo } = await me.call(api.orders.create, { body: { packageId: "c1520" } });
  return { orderNo, paidNo: bought.orderNo };
}
