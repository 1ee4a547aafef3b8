import type { ChapterOffer } from "@4d/contract";
import { isTransient } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { readingApi } from "./reading.api.ts";
import { unlock } from "./reading.store.ts";

/** The key of a purchase under way: a retry after a lost answer does not buy twice (`money §3.2`). */
const idempotencyKeys = new Map<string, string>();

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
  const purchase = `${storyId} ${key} ${price}`;
  const idempotencyKey = idempotencyKeys.get(purchase) ?? crypto.randomUUID();
  idempotencyKeys.set(purchase, idempotencyKey);
  const outcome = await attempt(readingApi.buy(storyId, key, price, idempotencyKey));
  // After no answer or a temporary failure the purchase may have happened; any other answer ends the request.
  if (outcome.ok || !isTransient(outcome.failure)) idempotencyKeys.delete(purchase);
  if (!outcome.ok) return { kind: "refused", failure: outcome.failure };
  await unlock(storyId);
  return outcome.value.price === null ? { kind: "bought" } : { kind: "price", price: outcome.value.price };
}
