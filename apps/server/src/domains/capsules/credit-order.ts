import { credit } from "./credit.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { type PayingProvider, recordMoney } from "./record-money.ts";

/** A paid order: capsules for money. */
export interface OrderCredit {
  orderNo: string;
  userId: number;
  provider: PayingProvider;
  /** Fen received. */
  amount: number;
  paid: number;
  bonus: number;
}

/**
 * Records the money of an order and issues its capsules, as two transactions of one commit: assets never mix in one
 * (`money §1.1`). The caller holds the order's lock and has checked that it is not paid yet. The keys are derived from
 * the order, so it cannot be credited twice. @returns the crediting transaction.
 */
export async function creditOrder(step: LedgerStep, order: OrderCredit): Promise<number> {
  const { orderNo, userId, provider, amount, paid, bonus } = order;
  const key = `paid:${orderNo}`;
  await recordMoney(step, { key: `${key}:money`, provider, amount, orderNo });
  const { txnId } = await credit(step, {
    key,
    kind: "orderPaid",
    params: { orderNo, paid, bonus, amount },
    cause: { type: "order", id: orderNo },
    userId,
    buckets: { paid, bonus },
  });
  return txnId;
}
