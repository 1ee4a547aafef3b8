import type { PayAction, PayProvider } from "@4d/contract";
import type { OrderRow, RefundRow } from "./payments.table.ts";

/** What a provider says of an order, after its signature was verified or in answer to our own question. */
export type ProviderEvent =
  | { kind: "paid"; eventId: string; orderNo: string; amount: number; currency: string; ref: string }
  /**
   * All that went back so far, or one refund by its own id; `refundNo` when we asked for it, `ref` of the payment
   * where an order may be paid twice.
   */
  | { kind: "refunded"; eventId: string; orderNo: string; total: number; refundNo?: string; ref?: string }
  | { kind: "refunded"; eventId: string; orderNo: string; part: number; refundNo?: string; ref?: string }
  /** A refund of ours that the provider will not make. */
  | { kind: "refundFailed"; orderNo: string; refundNo: string; reason: string };

/** Who pays, and where he is to come back to. */
export interface Payer {
  address: string;
  device: string;
  openId: string | undefined;
  /** Where he is sent after paying, and where when he gives up. */
  returnUrl: string;
  cancelUrl: string;
}

/** A payment that was begun: what the page does next, and the provider's name for it, for later questions. */
export interface BegunPayment {
  action: PayAction;
  ref?: string;
}

/** A message of a provider as it came. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** A message whose signature does not hold, or that is meant for another merchant. */
export class Forged extends Error {
  override readonly name = "Forged";
}

/** A way to pay. Every network call happens outside of transactions. */
export interface Provider {
  id: PayProvider;
  /** Play money. */
  test: boolean;
  /** Begins a payment of exactly the order's amount. */
  begin(order: OrderRow, payer: Payer): Promise<BegunPayment>;
  /** What the provider knows of a payment begun under `ref`. */
  query(ref: string): Promise<ProviderEvent[]>;
  /**
   * Sees to it that this refund is made, once for each `refund_no` however often it is called, and says what is
   * known of it: `refunded` or `refundFailed` with its number once it is over, else it is under way.
   */
  refund(order: OrderRow, refund: RefundRow): Promise<ProviderEvent[]>;
  /** Messages it sends by itself. @returns of `read`: what it says. @throws Forged. */
  webhook?: { read(request: WebhookRequest): Promise<ProviderEvent[]>; accepted: string };
}
