import type { OrderState, PayProvider, RefundState } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

/** `refund_due` is what the provider refunded, `refunded` what the ledger has followed; both in fen. */
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
  /** The payer's name at the provider, where one is required before they can pay. */
  payer: Generated<string | null>;
  created_at: number;
  expires_at: number;
}

/** A webhook event of a provider, stored once. */
export interface PaymentEventTable {
  provider: PayProvider;
  event_id: string;
  order_no: string;
  kind: "paid" | "refunded" | "mismatch";
  amount: number;
  received_at: number;
}

/** A payment begun at a provider, under the provider's name for it. `over`: it is not queried any more. */
interface PayAttemptTable {
  order_no: string;
  provider: PayProvider;
  ref: string;
  over: Generated<boolean>;
  asked_at: number;
  created_at: number;
}

/** A refund we requested; at most one per order is pending. */
interface PayRefundTable {
  refund_no: string;
  order_no: string;
  /** In fen. */
  amount: number;
  state: Generated<RefundState>;
  reason: string;
  failure: string | null;
  requested_by: number | null;
  asked_at: number;
  created_at: number;
  ended_at: number | null;
}

/** A webhook event about an unknown order; `times` it was received, `settled_at` once a person has settled it. */
interface UnmatchedEventTable {
  id: Generated<number>;
  provider: PayProvider;
  event_id: string;
  kind: ProviderEventKind;
  order_no: string;
  /** In fen. */
  amount: number | null;
  currency: string | null;
  ref: string | null;
  times: Generated<number>;
  first_at: number;
  last_at: number;
  settled_at: Generated<number | null>;
  settled_by: Generated<number | null>;
}

type ProviderEventKind = "paid" | "refunded" | "refundFailed";

declare module "../../platform/db/tables.ts" {
  interface Tables {
    pay_order: PayOrderTable;
    payment_event: PaymentEventTable;
    pay_attempt: PayAttemptTable;
    pay_refund: PayRefundTable;
    pay_stray: UnmatchedEventTable;
  }
}

export type OrderRow = Selectable<PayOrderTable>;
export type AttemptRow = Selectable<PayAttemptTable>;
export type UnmatchedEventRow = Selectable<UnmatchedEventTable>;
export type RefundRow = Selectable<PayRefundTable>;
