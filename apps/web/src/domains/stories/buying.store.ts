import type { ChapterOffer } from "@4d/contract";
import { isPassing } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { readingApi } from "./reading.api.ts";
import { unlock } from "./reading.store.ts";

/** The key of a purchase under way: pressed again after a lost answer, it buys nothing twice (`money §3.2`). */
const keys = new Map<string, string>();

export type Bought =
  | { readonly kind: "bought" }
  /** It costs something else by now: what is to be asked again. */
  | { readonly kind: "price"; readonly price: number }
  | { readonly kind: "refused"; readonly failure: Failure };

/** Buys a chapter at the price that was read, and opens it. */
export async function buyChapter(
  storyId: number,
  { key, price }: Pick<ChapterOffer, "key" | "price">,
): Promise<Bought> {
  const wish = `${storyId} ${key} ${price}`;
  const idempotencyKey = keys.get(wish) ?? crypto.randomUUID();
  keys.set(wish, idempotencyKey);
  const outcome = await attempt(readingApi.buy(storyId, key, price, idempotencyKey));
  // Without an answer, or with a passing one, nobody knows whether it was bought; any other ends the wish.
  if (outcome.ok || !isPassing(outcome.failure)) keys.delete(wish);
  if (!outcome.ok) return { kind: "refused", failure: outcome.failure };
  await unlock(storyId);
  return outcome.value.price === null ? { kind: "bought" } : { kind: "price", price: outcome.value.price };
}
