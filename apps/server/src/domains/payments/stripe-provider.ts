import type Stripe from "stripe";
import type { StripeConfig } from "../../payment-config.ts";
import type { Services } from "../../platform/services.ts";
import type { OrderRow } from "./payments.table.ts";
import { Forged, type Provider, type ProviderEvent } from "./provider.ts";

/** Stripe requires at least half an hour between now and the expiry of a page; an order lives that long. */
const PAGE_S = 61 * 60;

type Client = Stripe;

/** Loaded when first needed: it is large, and few servers accept cards. */
async function clientOf({ secretKey, apiUrl }: StripeConfig): Promise<Client> {
  const { default: Sdk } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  return new Sdk(secretKey, {
    host: hostname,
    port: port || (scheme === "http" ? 80 : 443),
    protocol: scheme,
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

/** The page of an order: the same one however often it is requested, so everything in it is derived from the order. */
function openPage(
  stripe: Client,
  order: OrderRow,
  { returnUrl, cancelUrl }: { returnUrl: string; cancelUrl: string },
) {
  const { order_no: orderNo, amount, paid, bonus } = order;
  const name = `${paid + bonus} 次元胶囊 / dimension capsules`;
  return stripe.checkout.sessions.create(
    {
      mode: "payment",
      client_reference_id: orderNo,
      metadata: { orderNo },
      payment_intent_data: { metadata: { orderNo } },
      line_items: [
        { quantity: 1, price_data: { currency: "cny", unit_amount: amount, product_data: { name } } },
      ],
      expires_at: Math.floor(order.created_at / 1000) + PAGE_S,
      success_url: returnUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `checkout:${orderNo}` },
  );
}

function paidEvents(session: Stripe.Checkout.Session): ProviderEvent[] {
  // Paid by a link that names no order: treated as an unknown order, like a number that is not ours.
  const orderNo = session.client_reference_id ?? "";
  const ref = idOf(session.payment_intent) ?? session.id;
  if (session.payment_status !== "paid") return [];
  const currency = (session.currency ?? "").toUpperCase();
  return [{ kind: "paid", eventId: ref, orderNo, amount: session.amount_total ?? 0, currency, ref }];
}

const refundsOf = (stripe: Client, intent: string): Promise<Stripe.Refund[]> =>
  stripe.refunds.list({ payment_intent: intent, limit: 100 }).autoPagingToArray({ limit: 1000 });

/** The total refunded of a payment, and the outcome of our refunds. */
function refundEvents(orderNo: string, refunds: readonly Stripe.Refund[]): ProviderEvent[] {
  const total = refunds.reduce((sum, one) => sum + (one.status === "succeeded" ? one.amount : 0), 0);
  const ended = refunds.flatMap((one): ProviderEvent[] => {
    const refundNo = one.metadata?.refundNo;
    if (!refundNo) return [];
    if (one.status === "succeeded") return [{ kind: "refunded", eventId: one.id, orderNo, total, refundNo }];
    if (one.status !== "failed" && one.status !== "canceled") return [];
    return [{ kind: "refundFailed", orderNo, refundNo, reason: one.failure_reason ?? one.status }];
  });
  return total > 0 ? [{ kind: "refunded", eventId: "all", orderNo, total }, ...ended] : ended;
}

/** A payment's current refunds at Stripe: webhooks arrive in any order, responses are current. */
async function eventsOfIntent(stripe: Client, intent: string): Promise<ProviderEvent[]> {
  const { metadata } = await stripe.paymentIntents.retrieve(intent);
  return metadata.orderNo ? refundEvents(metadata.orderNo, await refundsOf(stripe, intent)) : [];
}

async function eventsOfStripeEvent(stripe: Client, event: Stripe.Event): Promise<ProviderEvent[]> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return paidEvents(event.data.object);
    case "charge.refunded":
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const intent = idOf(event.data.object.payment_intent);
      return intent === null ? [] : eventsOfIntent(stripe, intent);
    }
    default:
      return [];
  }
}

/** Makes the refund unless one with its number exists. @throws whatever Stripe throws. */
async function makeRefund(
  stripe: Client,
  intent: string,
  wanted: { refundNo: string; orderNo: string; amount: number },
) {
  const { refundNo, orderNo, amount } = wanted;
  const known = await refundsOf(stripe, intent);
  if (known.some((one) => one.metadata?.refundNo === refundNo)) return known;
  const made = await stripe.refunds.create(
    { payment_intent: intent, amount, metadata: { refundNo, orderNo } },
    { idempotencyKey: `refund:${refundNo}` },
  );
  return [...known, made];
}

/** Cards by Stripe Checkout, a page of Stripe's (`CAPSULE-2`). */
export function stripeProvider(config: StripeConfig, { clock }: Pick<Services, "clock">): Provider {
  let client: Promise<Client> | undefined;
  const stripe = () => {
    client ??= clientOf(config);
    return client;
  };
  return {
    id: "stripe",
    test: config.test,
    async begin(order, payer) {
      const { id, url } = await openPage(await stripe(), order, payer);
      if (url === null) throw new Error("Stripe's page of this order is over");
      return { action: { action: "redirect", url, params: null }, ref: id };
    },
    async query(ref) {
      const session = await (await stripe()).checkout.sessions.retrieve(ref);
      const paid = paidEvents(session);
      const intent = idOf(session.payment_intent);
      return intent === null || paid.length === 0
        ? paid
        : [...paid, ...(await eventsOfIntent(await stripe(), intent))];
    },
    async refund(order, { refund_no: refundNo, amount }) {
      const orderNo = order.order_no;
      try {
        const wanted = { refundNo, orderNo, amount };
        return refundEvents(orderNo, await makeRefund(await stripe(), order.provider_ref ?? "", wanted));
      } catch (error) {
        const final = error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError";
        if (!final) throw error;
        return [{ kind: "refundFailed", orderNo, refundNo, reason: error.message }];
      }
    },
    webhook: {
      accepted: "ok",
      async read({ headers, body }) {
        const sdk = await stripe();
        const signature = String(headers["stripe-signature"] ?? "");
        const event = await sdk.webhooks
          .constructEventAsync(body, signature, config.webhookSecret, undefined, undefined, clock.now())
          .catch((error: unknown) => {
            throw new Forged(error instanceof Error ? error.message : "no signature");
          });
        if (event.livemode === config.test) throw new Forged("of the other mode");
        return eventsOfStripeEvent(sdk, event);
      },
    },
  };
}
