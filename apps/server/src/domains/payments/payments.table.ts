import type { OrderState, PayProvider } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

/** `refund_due` is what the provider gave back, `refunded` what the ledger followed; both in fen. */
interface PayOrderTable {
  id: Generated<number>;
  order_no: string;
  user_id: number;
  package_id: string;
  paid: number;
  bonus: number;
  amount: number;
  currency: "CNY";
  state: Generated<OrderState>;
  provider: PayProvider | null;
  provider_ref: string | null;
  refund_due: Generated<number>;
  refunded: Generated<number>;
  credit_txn: number | null;
  paid_at: number | null;
  /** When the provider was last asked about it. */
  asked_at: Generated<number>;
  created_at: number;
  expires_at: number;
}

/** What a provider said, once for each of its events. */
export interface PaymentEventTable {
  provider: PayProvider;
  event_id: string;
  order_no: string;
  kind: "paid" | "refunded" | "mismatch";
  amount: number;
  received_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    pay_order: PayOrderTable;
    payment_event: PaymentEventTable;
  }
}

export type OrderRow = Selectable<PayOrderTable>;
