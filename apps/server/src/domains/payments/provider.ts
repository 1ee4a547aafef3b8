import type { PayAction, PayProvider } from "@4d/contract";
import type { OrderRow } from "./payments.table.ts";

/** What a provider says of an order, after its signature was verified or in answer to our own question. */
export type PaymentNews =
  | { kind: "paid"; eventId: string; orderNo: string; amount: number; currency: string; ref: string }
  /** All that went back so far, or one refund by its own id. */
  | { kind: "refunded"; eventId: string; orderNo: string; total: number }
  | { kind: "refunded"; eventId: string; orderNo: string; part: number };

/** Who pays, and where he is to come back to. */
export interface Payer {
  address: string;
  device: string;
  openId: string | undefined;
  /** The success page of this order. */
  returnUrl: string;
}

/** A way to pay. Every network call happens outside of transactions. */
export interface Provider {
  id: PayProvider;
  /** Play money. */
  test: boolean;
  /** Begins a payment of exactly the order's amount. */
  begin(order: OrderRow, payer: Payer): Promise<PayAction>;
  /** What the provider knows of the order now. */
  query(order: OrderRow): Promise<PaymentNews[]>;
  /** Gives back fen of a paid order, once for each `refundNo`. */
  refund(order: OrderRow, refund: { refundNo: string; amount: number }): Promise<PaymentNews[]>;
}
