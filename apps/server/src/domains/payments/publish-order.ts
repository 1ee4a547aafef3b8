import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import type { OrderRow } from "./payments.table.ts";

/** Tells the person how his order stands (`protocol §19.3`). */
export function publishOrder({ bus }: Services, { user_id, order_no, state }: OrderRow): void {
  publishEvent(bus, [user_id], { type: "order.paid", orderNo: order_no, state });
}
