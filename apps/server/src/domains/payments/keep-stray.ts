import type { Services } from "../../platform/services.ts";
import type { PaymentNews, Provider } from "./provider.ts";
import { saveStray } from "./strays.repository.ts";

/** A provider tells of orders nobody here knows; it has to tell again, until a person has seen to it. */
export class UnknownOrder extends Error {
  override readonly name = "UnknownOrder";
}

/** Longer than any provider's number. */
const NUMBER_MOST = 200;

/** What a signed message may still hold and no column: NUL, and texts without end. */
const bounded = (text: string): string => text.replaceAll("\0", "").slice(0, NUMBER_MOST);

/** Fen of it, where it was told. */
function amountOf(news: PaymentNews): number | null {
  const told: unknown =
    news.kind === "paid" ? news.amount : Reflect.get(news, "total" in news ? "total" : "part");
  return typeof told === "number" && Number.isSafeInteger(told) ? told : null;
}

/**
 * Saves what a provider tells of an order nobody knows: money somebody paid. The desk lists it, a gauge counts it.
 * @returns whether a person has seen to it, so that the provider need not tell it again
 */
export async function keepStray(
  { db, clock, log }: Services,
  provider: Provider,
  news: PaymentNews,
): Promise<boolean> {
  const { kind, orderNo } = news;
  const ref = "ref" in news ? news.ref : undefined;
  const eventId = "eventId" in news && news.eventId !== "all" ? news.eventId : `${orderNo}:${ref ?? kind}`;
  const amount = amountOf(news);
  const stray = {
    provider: provider.id,
    event_id: bounded(eventId),
    kind,
    order_no: bounded(orderNo),
    amount,
    currency: "currency" in news ? bounded(news.currency) : null,
    ref: ref === undefined ? null : bounded(ref),
  };
  const isSettled = await saveStray(db, stray, clock.now());
  if (!isSettled)
    log.error(
      { provider: provider.id, kind, orderNo: stray.order_no, amount, ref: stray.ref },
      "a provider tells of an order that nobody knows",
    );
  return isSettled;
}
