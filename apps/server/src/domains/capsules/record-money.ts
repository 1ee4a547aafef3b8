import { PLATFORM } from "./ledger.table.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { recordTransaction } from "./record-transaction.ts";

export type PayingProvider = "sandbox" | "stripe" | "alipay" | "wechat";

/** Money received from a provider, or refunded when negative. */
interface Money {
  key: string;
  provider: PayingProvider;
  /** In fen. */
  amount: number;
  orderNo: string;
}

/** Records fen between a provider's clearing account and our liability for them. */
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
