import { forEachLogged } from "../../platform/for-each-logged.ts";
import type { Services } from "../../platform/services.ts";
import { endOldAttempts, takeDueAttempts } from "./attempts.repository.ts";
import { changeOrder, findOrder, findOverdue, lockOrder } from "./orders.repository.ts";
import { publishOrder } from "./orders.ts";
import { canBePaid } from "./payments.policy.ts";
import { queryProvider } from "./query-providers.ts";
import { finishRefund } from "./refund-order.ts";
import { takeDueRefunds } from "./refunds.repository.ts";

const BATCH = 50;
const PAUSE_MS = 2 * 60_000;
/** Providers report a payment for a day and then stop; we query for as long. */
const QUERY_PERIOD_MS = 24 * 3_600_000;

/** Closes an order nobody paid in time. A payment reported later still counts. */
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
  if (order) publishOrder(services, order);
}

/**
 * Queries providers about begun payments without an outcome, also of closed orders, for a day; finishes interrupted
 * refunds; and closes orders nobody paid in time (`money §4.5`).
 */
export async function sweepOrders(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const due = { now, pauseMs: PAUSE_MS, limit: BATCH };
  await forEachLogged(
    await takeDueAttempts(db, due),
    { log, failed: "a provider did not say how an order stands", name: (attempt) => attempt },
    (attempt) => queryProvider(services, attempt),
  );
  await endOldAttempts(db, now - QUERY_PERIOD_MS);
  await forEachLogged(
    await takeDueRefunds(db, due),
    { log, failed: "a refund could not be finished", name: (refundNo) => ({ refundNo }) },
    (refundNo) => finishRefund(services, refundNo),
  );
  await forEachLogged(
    await findOverdue(db, now, BATCH),
    { log, failed: "an order could not be closed", name: ({ order_no }) => ({ orderNo: order_no }) },
    ({ order_no }) => close(services, order_no),
  );
}
