import type { api, InputOf, Order, OutputOf } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { presentOrder } from "./orders.presenter.ts";
import { findOrder, findOrders } from "./orders.repository.ts";
import type { OrderRow } from "./payments.table.ts";

/** Requires that the order exists and is this person's. @throws Failure notFound. */
export function ensureOwnOrder(order: OrderRow | undefined, userId: number): asserts order is OrderRow {
  ensure(order?.user_id === userId, "notFound", { zh: "订单不存在", en: "Order not found" });
}

/** The caller's own order. @throws Failure notFound. */
export async function findOwnOrder({ services, actor }: Context, orderNo: string): Promise<OrderRow> {
  const order = await findOrder(services.db, orderNo);
  ensureOwnOrder(order, actor.id);
  return order;
}

type List = typeof api.orders.list;

/** An order of the caller's. @throws Failure notFound. */
export async function showOrder({ ctx, input }: Call<InputOf<typeof api.orders.find>>): Promise<Order> {
  return presentOrder(ctx.services, await findOwnOrder(ctx, input.orderNo));
}

/** The caller's orders, newest first. @throws Failure invalid (cursor). */
export async function listOrders({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { cursor, limit } = input;
  ensure(cursor === undefined || /^[1-9]\d{0,14}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findOrders(ctx.services.db, { userId: ctx.actor.id, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => presentOrder(ctx.services, row)),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}

/** Publishes an order's state to the person who made it (`protocol §19.3`). */
export function publishOrder({ bus }: Services, { user_id, order_no, state }: OrderRow): void {
  publishEvent(bus, [user_id], { type: "order.paid", orderNo: order_no, state });
}
