import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findOrder } from "./orders.repository.ts";
import type { OrderRow } from "./payments.table.ts";

/** @throws Failure notFound, also for somebody else's order. */
export function ensureOwnOrder(order: OrderRow | undefined, userId: number): asserts order is OrderRow {
  ensure(order?.user_id === userId, "notFound", { zh: "订单不存在", en: "There is no such order" });
}

/** The caller's own order. @throws Failure notFound. */
export async function findOwnOrder({ services, actor }: Context, orderNo: string): Promise<OrderRow> {
  const order = await findOrder(services.db, orderNo);
  ensureOwnOrder(order, actor.id);
  return order;
}
