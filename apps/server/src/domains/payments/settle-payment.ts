import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { creditOrder, done, type LedgerStep, ledger, reverseOrder } from "../capsules/index.ts";
import { insertEvent, sumRefunds } from "./events.repository.ts";
import { changeOrder, findOrder, lockOrder } from "./orders.repository.ts";
import type { OrderRow } from "./payments.table.ts";
import type { PaymentNews, Provider } from "./provider.ts";

type Paid = Extract<PaymentNews, { kind: "paid" }>;

/** Credits an order that is not paid yet. @returns the order as it stands then. */
export async function fulfilOrder(
  step: LedgerStep,
  order: OrderRow,
  { provider, ref }: { provider: Provider["id"]; ref: string },
): Promise<OrderRow> {
  if (order.paid_at !== null) return order;
  const { order_no: orderNo, user_id: userId, amount, paid, bonus } = order;
  const creditTxn = await creditOrder(step, { orderNo, userId, provider, amount, paid, bonus });
  const change = {
    state: "fulfilled" as const,
    provider,
    provider_ref: ref,
    credit_txn: creditTxn,
    paid_at: step.now,
  };
  await changeOrder(step.trx, orderNo, change);
  return { ...order, ...change };
}

/** Follows what the provider gave back of a paid order and was not followed yet. */
export async function followRefund(step: LedgerStep, order: OrderRow, due: number): Promise<void> {
  const refundDue = Math.min(Math.max(order.refund_due, due), order.amount);
  const { order_no: orderNo, provider, credit_txn: creditTxn, refunded: before } = order;
  // A refund may be told before its payment: it is followed once that is.
  if (creditTxn === null || provider === null || refundDue === before) {
    await changeOrder(step.trx, orderNo, { refund_due: refundDue });
    return;
  }
  const { user_id: userId, amount, paid, bonus } = order;
  const known = { orderNo, userId, provider, amount, paid, bonus, creditTxn };
  await reverseOrder(step, { ...known, before, refunded: refundDue });
  const state = refundDue === amount ? "refunded" : "part_refunded";
  await changeOrder(step.trx, orderNo, { refund_due: refundDue, refunded: refundDue, state });
}

async function applyNews(step: LedgerStep, provider: Provider, news: PaymentNews): Promise<void> {
  const order = await lockOrder(step.trx, news.orderNo);
  if (!order) return;
  const event = {
    provider: provider.id,
    event_id: news.eventId,
    order_no: news.orderNo,
    received_at: step.now,
  };
  if (news.kind === "paid") {
    await insertEvent(step.trx, { ...event, kind: "paid", amount: news.amount });
    const paid = await fulfilOrder(step, order, { provider: provider.id, ref: news.ref });
    if (paid.refund_due > paid.refunded) await followRefund(step, paid, paid.refund_due);
    return;
  }
  if ("total" in news) return followRefund(step, order, news.total);
  await insertEvent(step.trx, { ...event, kind: "refunded", amount: news.part });
  await followRefund(step, order, await sumRefunds(step.trx, news.orderNo));
}

/** Whether a payment is of this order's exact amount; what does not fit is kept for people to look at. */
async function fits(services: Services, provider: Provider, news: Paid, order: OrderRow): Promise<boolean> {
  if (news.amount === order.amount && news.currency === order.currency) return true;
  services.log.error(
    { orderNo: news.orderNo, amount: news.amount, currency: news.currency },
    "wrong payment",
  );
  await insertEvent(services.db, {
    provider: provider.id,
    event_id: `mismatch:${news.eventId}`,
    order_no: news.orderNo,
    kind: "mismatch",
    amount: news.amount,
    received_at: services.clock.now(),
  });
  return false;
}

/** Tells the person how his order stands (`protocol §19`). */
export function tellOrder({ bus }: Services, { user_id, order_no, state }: OrderRow): void {
  tell(bus, [user_id], { type: "order.paid", orderNo: order_no, state });
}

/**
 * Brings verified news of a provider into the ledger. Any order of news and any repetition end alike: an order
 * is credited once, whatever its state, and reversed up to what went back (`creations §5`).
 */
export async function settleNews(
  services: Services,
  provider: Provider,
  all: readonly PaymentNews[],
): Promise<void> {
  for (const news of all) {
    const before = await findOrder(services.db, news.orderNo);
    if (!before) continue;
    if (news.kind === "paid" && !(await fits(services, provider, news, before))) continue;
    await ledger(services, async (step) => {
      await applyNews(step, provider, news);
      return done(null);
    });
    const after = await findOrder(services.db, news.orderNo);
    if (after && (after.state !== before.state || after.refunded !== before.refunded))
      tellOrder(services, after);
  }
}
