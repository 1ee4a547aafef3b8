import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { changeOrder, findOrder, lockOrder } from "./orders.repository.ts";
import { canBeRefunded } from "./payments.policy.ts";
import type { OrderRow } from "./payments.table.ts";
import { providersOf } from "./providers.ts";
import { settleNews } from "./settle-payment.ts";

interface Refund {
  orderNo: string;
  /** In fen; all that is left when absent. */
  amount?: number;
}

/** Marks the order as being refunded. @throws Failure notFound, conflict (not paid, or all went back), invalid. */
function beginRefund({ db }: Services, { orderNo, amount }: Refund) {
  return db.transaction().execute(async (trx): Promise<{ order: OrderRow; wanted: number }> => {
    const order = await lockOrder(trx, orderNo);
    ensure(order, "notFound");
    ensure(canBeRefunded(order), "conflict", { data: { state: order.state } });
    const left = order.amount - order.refunded;
    const wanted = amount ?? left;
    ensure(wanted > 0 && wanted <= left, "invalid", { field: "amount" });
    await changeOrder(trx, orderNo, { state: "refunding" });
    return { order, wanted };
  });
}

/**
 * Gives money of a paid order back through its provider; capsules follow once the provider says so. The refund's
 * number is made of what went back before, so that a repeated one is the provider's to notice.
 * @throws Failure notFound, conflict, invalid, forbidden (the provider is no longer set up).
 */
export async function refundOrder(services: Services, input: Refund): Promise<OrderRow | undefined> {
  const { order, wanted } = await beginRefund(services, input);
  const provider = order.provider && providersOf(services).get(order.provider);
  ensure(provider, "forbidden");
  const refundNo = `${order.order_no}R${order.refunded}`;
  const news = await provider.refund(order, { refundNo, amount: wanted });
  await settleNews(services, provider, news);
  return findOrder(services.db, order.order_no);
}
