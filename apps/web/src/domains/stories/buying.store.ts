import type { ChapterOffer } from "@4d/contract";
import type { Failure } from "../../platform/failure.ts";
import { keyedRequests } from "../../platform/keyed-requests.ts";
import { readingApi } from "./reading.api.ts";
import { unlock } from "./reading.store.ts";

/** Pressed again after a lost response, a chapter is bought once (`money §3.2`). */
const buyOnce = keyedRequests("all");

export type PurchaseOutcome =
  | { readonly kind: "bought" }
  /** The price has changed: the reader must confirm the new one. */
  | { readonly kind: "price"; readonly price: number }
  | { readonly kind: "refused"; readonly failure: Failure };

/** Buys a chapter at the price shown, and unlocks it. */
export async function buyChapter(
  storyId: number,
  { key, price }: Pick<ChapterOffer, "key" | "price">,
): Promise<PurchaseOutcome> {
  const outcome = await buyOnce(`${storyId} ${key} ${price}`, (idempotencyKey) =>
    readingApi.buy(storyId, key, price, idempotencyKey),
  );
  if (!outcome.ok) return { kind: "refused", failure: outcome.failure };
  await unlock(storyId);
  return outcome.value.price === null ? { kind: "bought" } : { kind: "price", price: outcome.value.price };
}
