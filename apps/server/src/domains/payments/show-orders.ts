import type { api, InputOf, Order, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentOrder } from "./orders.presenter.ts";
import { findOrders } from "./orders.repository.ts";
import { findOwnOrder } from "./own-order.ts";

type List = typeof api.orders.list;

/** My order as it stands. @throws Failure notFound. */
export async function showOrder({ ctx, input }: Call<InputOf<typeof api.orders.find>>): Promise<Order> {
  return presentOrder(ctx.services, await findOwnOrder(ctx, input.orderNo));
}

/** My orders, newest first. @throws Failure invalid (cursor). */
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
