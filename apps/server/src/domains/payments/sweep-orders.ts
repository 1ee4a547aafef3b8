import type { Services } from "../../platform/services.ts";
import { changeOrder, findOrder, findOverdue, findStale, lockOrder } from "./orders.repository.ts";
import { canBePaid } from "./payments.policy.ts";
import type { OrderRow } from "./payments.table.ts";
import { providersOf } from "./providers.ts";
import { settleNews, tellOrder } from "./settle-payment.ts";

const BATCH = 50;
const STALE_MS = 2 * 60_000;

/** Asks the provider how an order stands there. @returns whether there was an answer. */
async function ask(services: Services, order: OrderRow): Promise<boolean> {
  const { db, clock, log } = services;
  await changeOrder(db, order.order_no, { asked_at: clock.now() });
  const provider = order.provider === null ? undefined : providersOf(services).get(order.provider);
  if (!provider) return true;
  try {
    await settleNews(services, provider, await provider.query(order));
    return true;
  } catch (error) {
    log.warn({ err: error, orderNo: order.order_no }, "a provider did not say how an order stands");
    return false;
  }
}

/** Closes an order nobody paid in time. A payment that is told later still counts. */
async function close(services: Services, orderNo: string): Promise<void> {
  const { db, clock } = services;
  const closed = await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    const open = order?.state === "created" || order?.state === "paying";
    if (!order || !open || canBePaid(order, clock.now())) return false;
    await changeOrder(trx, orderNo, { state: "closed" });
    return true;
  });
  const order = closed ? await findOrder(db, orderNo) : undefined;
  if (order) tellOrder(services, order);
}

/** Asks providers about orders that have been under way for long, and closes those nobody paid (`creations §5`). */
export async function sweepOrders(services: Services): Promise<void> {
  const { db, clock } = services;
  for (const order of await findStale(db, clock.now() - STALE_MS, BATCH)) await ask(services, order);
  for (const order of await findOverdue(db, clock.now(), BATCH)) {
    const answered = order.state === "created" || (await ask(services, order));
    if (answered) await close(services, order.order_no);
  }
}
