import {
  type AdminOrder,
  adminOrder,
  type api,
  type InputOf,
  UNMATCHED_EVENTS_SHOWN,
  unmatchedEvent,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findMismatches } from "./events.repository.ts";
import { presentOrder } from "./orders.presenter.ts";
import { findOrder } from "./orders.repository.ts";
import { refundOrder } from "./refund-order.ts";
import { findRefunds } from "./refunds.repository.ts";
import {
  countUnmatchedEvents,
  findUnmatchedEvents,
  settleUnmatchedEvent,
} from "./unmatched-events.repository.ts";

/** A refund is at least one fen, but nobody makes that many. */
const SHOWN = 100;

async function adminOrderOf(services: Services, orderNo: string): Promise<AdminOrder> {
  const row = await findOrder(services.db, orderNo);
  ensure(row, "notFound", { zh: "订单不存在", en: "Order not found" });
  const refunds = await findRefunds(services.db, orderNo, SHOWN);
  const mismatches = await findMismatches(services.db, orderNo, SHOWN);
  return adminOrder.parse({
    order: presentOrder(services, row),
    userId: row.user_id,
    providerRef: row.provider_ref,
    refunds: refunds.map((refund) => ({
      refundNo: refund.refund_no,
      amount: refund.amount,
      state: refund.state,
      reason: refund.reason,
      failure: refund.failure,
      requestedBy: refund.requested_by,
      time: refund.created_at,
      endedAt: refund.ended_at,
    })),
    mismatches: mismatches.map((event) => ({
      provider: event.provider,
      eventId: event.event_id,
      amount: event.amount,
      time: event.received_at,
    })),
  });
}

async function unmatchedEventsOf({ db }: Services) {
  const rows = await findUnmatchedEvents(db, UNMATCHED_EVENTS_SHOWN);
  const items = rows.map((row) =>
    unmatchedEvent.parse({
      id: row.id,
      provider: row.provider,
      kind: row.kind,
      orderNo: row.order_no,
      amount: row.amount,
      currency: row.currency,
      ref: row.ref,
      times: row.times,
      firstAt: row.first_at,
      lastAt: row.last_at,
    }),
  );
  return { items, total: await countUnmatchedEvents(db) };
}

/** Webhook events about unknown orders; administrators only. */
export const listUnmatchedEvents = ({ ctx }: Call<InputOf<typeof api.orderAdmin.strays>>) =>
  unmatchedEventsOf(ctx.services);

/** Marks one of them as settled; administrators only. @throws Failure notFound. */
export async function settleUnmatched({ ctx, input }: Call<InputOf<typeof api.orderAdmin.settleStray>>) {
  const { services, actor } = ctx;
  const isSettled = await settleUnmatchedEvent(services.db, input.id, {
    userId: actor.id,
    now: services.clock.now(),
  });
  ensure(isSettled, "notFound");
  return unmatchedEventsOf(services);
}

/** Anybody's order; administrators only. @throws Failure notFound. */
export async function showAdminOrder({
  ctx,
  input,
}: Call<InputOf<typeof api.orderAdmin.find>>): Promise<AdminOrder> {
  return adminOrderOf(ctx.services, input.orderNo);
}

/**
 * Refunds an order, in whole or in part; administrators only. The returned order is `refunding` while the provider has
 * not finished. @throws Failure notFound, conflict, invalid, forbidden.
 */
export async function refundAsAdmin({
  ctx,
  input,
}: Call<InputOf<typeof api.orderAdmin.refund>>): Promise<AdminOrder> {
  const { services, actor } = ctx;
  const { orderNo, amount, reason, "idempotency-key": given } = input;
  await refundOrder(services, {
    orderNo,
    ...(amount === undefined ? {} : { amount }),
    reason,
    requestedBy: actor.id,
    ...(given === undefined ? {} : { key: `${actor.id}:${given}` }),
  });
  return adminOrderOf(services, orderNo);
}
