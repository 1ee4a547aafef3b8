import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { recordTransaction } from "./record-transaction.ts";

export type PayingProvider = "sandbox" | "stripe" | "alipay" | "wechat";

/** Money that came from, or with a negative amount went back to, a provider. */
interface Money {
  key: string;
  provider: PayingProvider;
  /** In fen. */
  amount: number;
  orderNo: string;
}

/** Books fen between a provider's clearing account and what we owe for them. */
export function recordMoney(step: LedgerStep, { key, provider, amount, orderNo }: Money): Promise<number> {
  return recordTransaction(step, new Map(), {
    key,
    kind: null,
    params: { orderNo, amount },
    cause: { type: "order", id: orderNo },
    lines: [
      { ownerId: PLATFORM, account: `clearing:${provider}`, amount },
      { ownerId: PLATFORM, account: "deferred", amount: -amount },
    ],
  });
}
