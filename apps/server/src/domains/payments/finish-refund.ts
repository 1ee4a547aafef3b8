import type { Services } from "../../platform/services.ts";
import { findOrder } from "./orders.repository.ts";
import { providersOf } from "./providers.ts";
import { findRefund } from "./refunds.repository.ts";
import { applyProviderEvents } from "./settle-payment.ts";

/**
 * Has the provider make a refund that is under way, or say what became of it, and follows it. A provider that
 * does not answer leaves it under way: the sweeper calls again with the same number, which refunds once.
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
