import type { api, InputOf, PayAction } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, Failure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { ensureMayBuy } from "../users/index.ts";
import { insertAttempt } from "./attempts.repository.ts";
import { changeOrder, lockOrder } from "./orders.repository.ts";
import { ensureOwnOrder } from "./orders.ts";
import { canBePaid } from "./payments.policy.ts";
import type { OrderRow } from "./payments.table.ts";
import type { Provider } from "./provider.ts";
import { providersOf } from "./providers.ts";
import { returnUrlOf } from "./return-url.ts";

/** Every start of a payment calls the provider over the network. */
const PAY_BUCKET = { rate: 0.2, burst: 10 };

/** Records that the order is being paid with this provider. @throws Failure notFound, conflict. */
function beginPaying(
  { db, clock }: Services,
  userId: number,
  request: { orderNo: string; provider: Provider },
) {
  return db.transaction().execute(async (trx): Promise<OrderRow> => {
    const order = await lockOrder(trx, request.orderNo);
    ensureOwnOrder(order, userId);
    ensure(canBePaid(order, clock.now()), "conflict", {
      zh: order.paid_at === null ? "订单已关闭" : "订单已支付",
      en: order.paid_at === null ? "This order is closed" : "This order is already paid",
      data: { state: order.state },
    });
    const change = { state: "paying" as const, provider: request.provider.id };
    await changeOrder(trx, order.order_no, change);
    return { ...order, ...change };
  });
}

const payerOf = ({ services, address, device }: Context, order: OrderRow, openId: string | undefined) => ({
  address,
  device,
  openId: openId ?? order.payer ?? undefined,
  returnUrl: returnUrlOf(services, order.order_no, "done"),
  cancelUrl: returnUrlOf(services, order.order_no, "desk"),
});

/**
 * Starts paying an order: the amount is the order's, whatever the page sends (`money §4.2`).
 * @throws Failure notFound, conflict (paid or closed), forbidden (no such provider here, or teen mode), unavailable,
 * tooMany.
 */
export async function payOrder({ ctx, input }: Call<InputOf<typeof api.orders.pay>>): Promise<PayAction> {
  const { services, actor } = ctx;
  ensureMayBuy(actor);
  await enforceLimit(services, `pay:${actor.id}`, PAY_BUCKET);
  const provider = providersOf(services).get(input.provider);
  ensure(provider, "forbidden", { zh: "暂不支持这种支付方式", en: "This way to pay isn’t set up" });
  const order = await beginPaying(services, actor.id, { orderNo: input.orderNo, provider });
  try {
    const { action, ref } = await provider.begin(order, payerOf(ctx, order, input.openId));
    if (ref !== undefined)
      await insertAttempt(
        services.db,
        { order_no: order.order_no, provider: provider.id, ref },
        services.clock.now(),
      );
    return action;
  } catch (error) {
    if (error instanceof Failure) throw error;
    services.log.warn({ err: error, orderNo: order.order_no }, "a payment could not be begun");
    return fail("unavailable", {
      zh: "支付渠道暂时不可用",
      en: "The payment provider isn’t responding",
      cause: error instanceof Error ? error : String(error),
    });
  }
}
