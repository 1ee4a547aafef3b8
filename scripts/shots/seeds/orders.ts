import { api } from "@4d/contract";
import type { SeededPerson } from "../people.ts";

/** Orders of mine. */
export interface Orders {
  /** The number of an unpaid one. */
  readonly orderNo: string;
  /** The number of a paid one. */
  readonly paidNo: string;
}

/** Two orders of mine: one unpaid, one paid. */
export async function seedOrders(me: SeededPerson): Promise<Orders> {
  const bought = await me.call(api.orders.create, { body: { packageId: "c330" } });
  await me.call(api.orders.confirmSandbox, { params: { orderNo: bought.orderNo }, body: { outcome: "pay" } });
  const { orderNo } = await me.call(api.orders.create, { body: { packageId: "c1520" } });
  return { orderNo, paidNo: bought.orderNo };
}
