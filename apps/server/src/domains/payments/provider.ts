import type { PayAction, PayProvider } from "@4d/contract";
import type { OrderRow, RefundRow } from "./payments.table.ts";

/** What a provider reports about an order, after its signature was verified or in response to our query. */
export type ProviderEvent =
  | { kind: "paid"; eventId: string; orderNo: string; amount: number; currency: string; ref: string }
  /**
   * The total refunded so far, or one refund by its own id; `refundNo` when we requested it, `ref` of the payment where
   * an order may be paid twice.
   */
  | { kind: "refunded"; eventId: string; orderNo: string; total: number; refundNo?: string; ref?: string }
  | { kind: "refunded"; eventId: string; orderNo: string; part: number; refundNo?: string; ref?: string }
  /** A refund of ours that the provider denies. */
  | { kind: "refundFailed"; orderNo: string; refundNo: string; reason: string };

/** Who pays, and where they return to. */
export interface Payer {
  address: string;
  device: string;
  openId: string | undefined;
  /** Where they are sent after paying, and where after cancelling. */
  returnUrl: string;
  cancelUrl: string;
}

/** A payment that was begun: what the page does next, and the provider's name for it, for later queries. */
export interface BegunPayment {
  action: PayAction;
  ref?: string;
}

/** A webhook request as received. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** A webhook whose signature is invalid, or that is meant for another merchant. */
export class Forged extends Error {
  override readonly name = "Forged";
}

/** A way to pay. Every network call happens outside of transactions. */
export interface Provider {
  id: PayProvider;
  /** Uses play money. */
  test: boolean;
  /** Starts a payment of exactly the order's amount. */
  begin(order: OrderRow, payer: Payer): Promise<BegunPayment>;
  /** What the provider knows about a payment begun under `ref`. */
  query(ref: string): Promise<ProviderEvent[]>;
  /**
   * Ensures that this refund is made, once per `refund_no` however often it is called, and returns what is known about
   * it: `refunded` or `refundFailed` with its number once it has finished; otherwise it is under way.
   */
  refund(order: OrderRow, refund: RefundRow): Promise<ProviderEvent[]>;
  /** Webhooks of the provider. `read` returns their events. @throws Forged. */
  webhook?: { read(request: WebhookRequest): Promise<ProviderEvent[]>; accepted: string };
}
