import { credit } from "./credit.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { type PayingProvider, recordMoney } from "./record-money.ts";

/** A paid order: capsules for fen. */
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
 * Books the money of an order and gives its capsules, as two transactions of one commit: assets never mix in one
 * (`money §1.1`). The caller holds the order's lock and has seen that it is not paid yet; the transactions'
 * keys are the order's, so a second credit could not be stored. @returns the crediting transaction.
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
