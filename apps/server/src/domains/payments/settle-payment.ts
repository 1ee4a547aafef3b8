import type { Services } from "../../platform/services.ts";
import { creditOrder, inLedger, type LedgerStep, ledgerDone, reverseOrder } from "../capsules/index.ts";
import { endAttempts } from "./attempts.repository.ts";
import { insertEvent, sumRefunds } from "./events.repository.ts";
import { changeOrder, findOrder, lockOrder } from "./orders.repository.ts";
import { publishOrder } from "./orders.ts";
import { stateOfPaid } from "./payments.policy.ts";
import type { OrderRow } from "./payments.table.ts";
import type { Provider, ProviderEvent } from "./provider.ts";
import { countRefunds, endRefund } from "./refunds.repository.ts";
import { saveUnmatchedEvent, UnknownOrder } from "./save-unmatched-event.ts";
import { settleUnmatchedEventsOf } from "./unmatched-events.repository.ts";

type RefundEvent = Extract<ProviderEvent, { kind: "refunded" }>;

/** Credits an order that is not paid yet. @returns the order afterwards. */
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
  await endAttempts(step.trx, orderNo);
  return { ...order, ...change };
}

/** Follows in the ledger what the provider refunded of a paid order and was not followed yet. */
async function followRefund(step: LedgerStep, order: OrderRow, due: number): Promise<void> {
  const refundDue = Math.min(Math.max(order.refund_due, due), order.amount);
  const { order_no: orderNo, provider, credit_txn: creditTxn, refunded: before } = order;
  // A refund may be reported before its payment: it is followed once the payment is.
  if (creditTxn === null || provider === null) {
    await changeOrder(step.trx, orderNo, { refund_due: refundDue });
    return;
  }
  const { user_id: userId, amount, paid, bonus } = order;
  const known = { orderNo, userId, provider, amount, paid, bonus, creditTxn };
  if (refundDue !== before) await reverseOrder(step, { ...known, before, refunded: refundDue });
  const { pending } = await countRefunds(step.trx, orderNo);
  const state = stateOfPaid({ amount, refunded: refundDue, underWay: pending > 0 });
  await changeOrder(step.trx, orderNo, { refund_due: refundDue, refunded: refundDue, state });
}

/** Whether a refund is of the payment the order was credited for; before that payment, any is. */
const isOfPayment = (order: OrderRow, provider: Provider, { ref }: RefundEvent): boolean =>
  order.paid_at === null ||
  (order.provider === provider.id && (ref === undefined || ref === order.provider_ref));

async function applyRefund(step: LedgerStep, order: OrderRow, provider: Provider, event: RefundEvent) {
  // A refunded second payment is not this order's money.
  if (!isOfPayment(order, provider, event)) return;
  if (event.refundNo !== undefined)
    await endRefund(step.trx, event.refundNo, { state: "done", failure: null, now: step.now });
  if ("total" in event) return followRefund(step, order, event.total);
  await insertEvent(step.trx, {
    provider: provider.id,
    event_id: event.eventId,
    order_no: event.orderNo,
    kind: "refunded",
    amount: event.part,
    received_at: step.now,
  });
  return followRefund(step, order, await sumRefunds(step.trx, event.orderNo));
}

/** @returns whether a payment matched its order. */
async function applyEvent(step: LedgerStep, provider: Provider, event: ProviderEvent): Promise<boolean> {
  const order = await lockOrder(step.trx, event.orderNo);
  if (!order) return true;
  if (event.kind === "refundFailed") {
    const end = { state: "failed" as const, failure: event.reason.slice(0, 200), now: step.now };
    if (await endRefund(step.trx, event.refundNo, end)) await followRefund(step, order, order.refunded);
    return true;
  }
  if (event.kind === "refunded") {
    await applyRefund(step, order, provider, event);
    return true;
  }
  const { amount, currency, ref, eventId } = event;
  const again = order.paid_at !== null && (order.provider !== provider.id || order.provider_ref !== ref);
  if (again || amount !== order.amount || currency !== order.currency) return false;
  const record = {
    provider: provider.id,
    event_id: eventId,
    order_no: order.order_no,
    received_at: step.now,
  };
  await insertEvent(step.trx, { ...record, kind: "paid", amount });
  const paid = await fulfilOrder(step, order, { provider: provider.id, ref });
  if (paid.refund_due > paid.refunded) await followRefund(step, paid, paid.refund_due);
  return true;
}

/**
 * Applies verified events of a provider to the ledger. Any order of events and any repetition has the same result: an
 * order is credited once, whatever its state, and reversed up to what was refunded (`money §4.4`).
 * @throws UnknownOrder when an event is about no order of ours: it is saved, and the provider must repeat it.
 */
export async function applyProviderEvents(
  services: Services,
  provider: Provider,
  events: readonly ProviderEvent[],
): Promise<void> {
  const unknown: string[] = [];
  for (const event of events) {
    const before = await findOrder(services.db, event.orderNo);
    if (!before) {
      if (!(await saveUnmatchedEvent(services, provider, event))) unknown.push(event.orderNo);
      continue;
    }
    const fitted = await inLedger(services, async (step) =>
      ledgerDone(await applyEvent(step, provider, event)),
    );
    if (!fitted && event.kind === "paid") await saveMismatch(services, { provider, event });
    const after = await findOrder(services.db, event.orderNo);
    if (after && (after.state !== before.state || after.refunded !== before.refunded))
      publishOrder(services, after);
    await settleUnmatchedEventsOf(services.db, event.orderNo, services.clock.now());
  }
  if (unknown.length > 0) throw new UnknownOrder("an order that nobody knows");
}

/** A payment that does not match its order: stored for people to review, who refund it at the provider. */
async function saveMismatch(
  { db, clock, log }: Services,
  { provider, event }: { provider: Provider; event: Extract<ProviderEvent, { kind: "paid" }> },
): Promise<void> {
  const { orderNo, eventId, amount, currency, ref } = event;
  log.error({ orderNo, amount, currency, ref, provider: provider.id }, "a payment does not fit its order");
  await insertEvent(db, {
    provider: provider.id,
    event_id: `mismatch:${eventId}`,
    order_no: orderNo,
    kind: "mismatch",
    amount,
    received_at: clock.now(),
  });
}
