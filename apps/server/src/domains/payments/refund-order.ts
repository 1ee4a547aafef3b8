import { randomUUID } from "node:crypto";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import {
  inLedger,
  type LedgerOutcome,
  type LedgerStep,
  ledgerDone,
  ledgerRefused,
  onceForKey,
} from "../capsules/index.ts";
import { changeOrder, findOrder, lockOrder } from "./orders.repository.ts";
import { publishOrder } from "./orders.ts";
import { canBeRefunded } from "./payments.policy.ts";
import type { OrderRow } from "./payments.table.ts";
import { providersOf } from "./providers.ts";
import { countRefunds, findRefund, insertRefund } from "./refunds.repository.ts";
import { applyProviderEvents } from "./settle-payment.ts";

interface RefundRequest {
  orderNo: string;
  /** In fen; the whole rest when absent. */
  amount?: number;
  reason: string;
  /** The administrator. */
  requestedBy: number | null;
  /** The same key refunds once. */
  key?: string;
}

/** Marks the order as being refunded and stores the refund. @returns its number. */
async function beginRefund(
  step: LedgerStep,
  order: OrderRow,
  { amount, reason, requestedBy }: RefundRequest,
): Promise<LedgerOutcome<string>> {
  const { all, pending } = await countRefunds(step.trx, order.order_no);
  if (!canBeRefunded(order) || pending > 0)
    return ledgerRefused({
      kind: "conflict",
      zh: pending > 0 ? "上一笔退款还在处理" : "这笔订单没有可退的钱",
      en: pending > 0 ? "A refund is still in progress" : "There is nothing to refund on this order",
      data: { state: order.state },
    });
  const left = order.amount - order.refunded;
  const wanted = amount ?? left;
  if (wanted <= 0 || wanted > left)
    return ledgerRefused({
      kind: "invalid",
      zh: "退款金额超过可退金额",
      en: "This is more than can be refunded",
      data: { field: "amount", left },
    });
  const refundNo = `${order.order_no}R${all + 1}`;
  await insertRefund(step.trx, {
    refund_no: refundNo,
    order_no: order.order_no,
    amount: wanted,
    reason,
    failure: null,
    requested_by: requestedBy,
    asked_at: step.now,
    created_at: step.now,
    ended_at: null,
  });
  await changeOrder(step.trx, order.order_no, { state: "refunding" });
  return ledgerDone(refundNo);
}

/**
 * Refunds money of a paid order through its provider; capsules follow once the provider confirms. The refund is stored
 * before the provider is called: one that is interrupted is finished by the sweeper (`money §5.1`).
 * @throws Failure notFound, conflict (not paid, fully refunded, or a refund is under way), invalid (more than is left),
 * forbidden (the provider is no longer configured).
 */
export async function refundOrder(services: Services, request: RefundRequest): Promise<OrderRow | undefined> {
  const { orderNo, amount, key = randomUUID() } = request;
  const refundNo = await inLedger(services, async (step) => {
    const order = await lockOrder(step.trx, orderNo);
    if (!order) return ledgerRefused({ kind: "notFound" });
    if (order.provider !== null && !providersOf(services).has(order.provider))
      throw new Failure("forbidden", {
        zh: "该支付渠道未配置",
        en: "Its payment provider isn’t set up here",
      });
    const claim = { key: `refund-request:${key}`, request: { orderNo, amount } };
    return onceForKey(step, claim, () => beginRefund(step, order, request));
  });
  const begun = await findOrder(services.db, orderNo);
  if (begun?.state === "refunding") publishOrder(services, begun);
  await finishRefund(services, refundNo);
  return findOrder(services.db, orderNo);
}

/**
 * Has the provider make a pending refund, or report its outcome, and applies it. If the provider does not respond, the
 * refund stays pending: the sweeper calls again with the same number, which refunds once.
 */
export async function finishRefund(services: Services, refundNo: string): Promise<void> {
  const { db, log } = services;
  const refund = await findRefund(db, refundNo);
  const order = refund?.state === "pending" ? await findOrder(db, refund.order_no) : undefined;
  const provider = order?.provider ? providersOf(services).get(order.provider) : undefined;
  if (!refund || !order || !provider) return;
  try {
    await applyProviderEvents(services, provider, await provider.refund(order, refund));
  } catch (err) {
    log.warn({ err, refundNo }, "a refund is not finished yet");
  }
}
