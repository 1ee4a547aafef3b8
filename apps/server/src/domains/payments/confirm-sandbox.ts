import type { api, InputOf, Order } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { inLedger, type LedgerStep, ledgerDone, ledgerRefused } from "../capsules/index.ts";
import { presentOrder } from "./orders.presenter.ts";
import { changeOrder, lockOrder } from "./orders.repository.ts";
import { ensureOwnOrder, findOwnOrder, publishOrder } from "./orders.ts";
import { canBePaid } from "./payments.policy.ts";
import { providersOf } from "./providers.ts";
import { fulfilOrder } from "./settle-payment.ts";

interface Confirmation {
  orderNo: string;
  userId: number;
  outcome: "pay" | "decline";
}

async function applyConfirmation(step: LedgerStep, { orderNo, userId, outcome }: Confirmation) {
  const order = await lockOrder(step.trx, orderNo);
  ensureOwnOrder(order, userId);
  if (order.paid_at !== null) return ledgerDone(false);
  if (!canBePaid(order, step.now))
    return ledgerRefused({
      kind: "conflict",
      zh: "订单已关闭",
      en: "This order is closed",
      data: { state: order.state },
    });
  if (outcome === "pay") await fulfilOrder(step, order, { provider: "sandbox", ref: `sandbox-${orderNo}` });
  else await changeOrder(step.trx, orderNo, { state: "created", provider: null });
  return ledgerDone(true);
}

/**
 * Plays the bank: pays my open order with play money, or declines it. A paid order stays as it is.
 * @throws Failure notFound, conflict (closed), forbidden (the sandbox is off here).
 */
export async function confirmSandbox({
  ctx,
  input,
}: Call<InputOf<typeof api.orders.confirmSandbox>>): Promise<Order> {
  const { services, actor } = ctx;
  ensure(providersOf(services).has("sandbox"), "forbidden", {
    zh: "沙盒支付未开启",
    en: "Test payments are off on this server",
  });
  const { orderNo, outcome = "pay" } = input;
  const changed = await inLedger(services, (step) =>
    applyConfirmation(step, { orderNo, userId: actor.id, outcome }),
  );
  const order = await findOwnOrder(ctx, orderNo);
  if (changed) publishOrder(services, order);
  return presentOrder(services, order);
}
