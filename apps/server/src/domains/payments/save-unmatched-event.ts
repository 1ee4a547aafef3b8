import type { Services } from "../../platform/services.ts";
import type { Provider, ProviderEvent } from "./provider.ts";
import { upsertUnmatchedEvent } from "./unmatched-events.repository.ts";

/** A webhook event about an unknown order; the provider must repeat it until a person has settled it. */
export class UnknownOrder extends Error {
  override readonly name = "UnknownOrder";
}

/** Longer than any provider's number. */
const TEXT_MAX = 200;

/** Removes what a signed message may contain but no column can store: NUL, and text without end. */
const bounded = (text: string): string => text.replaceAll("\0", "").slice(0, TEXT_MAX);

/** The amount in fen, if the event has one. */
function amountOf(event: ProviderEvent): number | null {
  const value: unknown =
    event.kind === "paid" ? event.amount : Reflect.get(event, "total" in event ? "total" : "part");
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

/**
 * Saves a webhook event about an unknown order: money somebody paid. The admin console lists it, a gauge counts it.
 * @returns whether a person has settled it, so that the provider need not repeat it.
 */
export async function saveUnmatchedEvent(
  { db, clock, log }: Services,
  provider: Provider,
  event: ProviderEvent,
): Promise<boolean> {
  const { kind, orderNo } = event;
  const ref = "ref" in event ? event.ref : undefined;
  const eventId = "eventId" in event && event.eventId !== "all" ? event.eventId : `${orderNo}:${ref ?? kind}`;
  const amount = amountOf(event);
  const unmatched = {
    provider: provider.id,
    event_id: bounded(eventId),
    kind,
    order_no: bounded(orderNo),
    amount,
    currency: "currency" in event ? bounded(event.currency) : null,
    ref: ref === undefined ? null : bounded(ref),
  };
  const isSettled = await upsertUnmatchedEvent(db, unmatched, clock.now());
  if (!isSettled)
    log.error(
      { provider: provider.id, kind, orderNo: unmatched.order_no, amount, ref: unmatched.ref },
      "a provider tells of an order that nobody knows",
    );
  return isSettled;
}
