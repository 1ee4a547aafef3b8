import type { LedgerStep } from "./ledger-transaction.ts";
import { type PayingProvider, recordMoney } from "./record-money.ts";
import { reverseCredit } from "./reverse-credit.ts";

/** The refunds of a paid order in total; `before` is what the ledger has already recorded. In fen. */
export interface OrderReversal {
  orderNo: string;
  userId: number;
  provider: PayingProvider;
  amount: number;
  paid: number;
  bonus: number;
  creditTxn: number;
  before: number;
  refunded: number;
}

/** Capsules to take back for a refund, rounded so that partial refunds add up to the whole. */
const shareOf = (capsules: number, { amount, before, refunded }: OrderReversal): number =>
  Math.floor((capsules * refunded) / amount) - Math.floor((capsules * before) / amount);

/** Records a refund: the money, and a proportional part of the capsules, by reversing transactions (`money §5.2`). */
export async function reverseOrder(step: LedgerStep, order: OrderReversal): Promise<void> {
  const { orderNo, userId, provider, before, refunded } = order;
  const key = `refund:${orderNo}:${refunded}`;
  const amount = refunded - before;
  await recordMoney(step, { key: `${key}:money`, provider, amount: -amount, orderNo });
  const [paid, bonus] = [shareOf(order.paid, order), shareOf(order.bonus, order)];
  if (paid + bonus === 0) return;
  await reverseCredit(step, {
    key,
    kind: "orderRefunded",
    params: { orderNo, amount },
    cause: { type: "order", id: orderNo },
    userId,
    paid,
    bonus,
    reverses: order.creditTxn,
  });
}
