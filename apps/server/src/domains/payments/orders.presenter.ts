import type { Order, PayProvider } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { canBePaid } from "./payments.policy.ts";
import type { OrderRow } from "./payments.table.ts";
import { providersOf } from "./providers.ts";

const isTest = (services: Services, id: PayProvider): boolean =>
  providersOf(services).get(id)?.test ?? id === "sandbox";

/** An order as its owner sees it; an expired one counts as closed before it is swept. */
export function presentOrder(services: Services, row: OrderRow): Order {
  const now = services.clock.now();
  const payable = canBePaid(row, now);
  const open = row.state === "created" || row.state === "paying";
  const all = [...providersOf(services).values()].map(({ id, test }) => ({ id, test }));
  const playMoney = all.length > 0 && all.every((one) => one.test);
  return {
    orderNo: row.order_no,
    packageId: row.package_id,
    paid: row.paid,
    bonus: row.bonus,
    amount: row.amount,
    currency: row.currency,
    state: open && !payable ? "closed" : row.state,
    provider: row.provider,
    test: row.provider === null ? playMoney : isTest(services, row.provider),
    refunded: row.refunded,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    providers: payable ? all : [],
  };
}
