import type { LedgerStep } from "./ledger-transaction.ts";
import { type PayingProvider, recordMoney } from "./record-money.ts";
import { reverseCredit } from "./reverse-credit.ts";

/** What went back of a paid order, all together; `before` is what the ledger has followed already. In fen. */
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

/** Capsules that go back for money that went back, so that parts add up to the whole. */
const shareOf = (capsules: number, { amount, before, refunded }: OrderReversal): number =>
  Math.floor((capsules * refunded) / amount) - Math.floor((capsules * before) / amount);

/** Follows a refund: the money, and capsules in proportion, by transactions that reverse (`money §5.2`). */
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
