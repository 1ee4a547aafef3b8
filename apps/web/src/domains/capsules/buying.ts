import type { Order } from "@4d/contract";
import { isPassing } from "../../platform/autosave.ts";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { capsulesApi } from "./capsules.api.ts";

/** The order under way: pressed again after a lost answer, the same key orders nothing twice (`money §3.2`). */
let wish: { packageId: string; key: string } | null = null;

/** Orders a package; what it costs is the server's to say (`CAPSULE-2`). */
export async function orderPackage(packageId: string): Promise<Outcome<Order>> {
  if (wish?.packageId !== packageId) wish = { packageId, key: crypto.randomUUID() };
  const outcome = await attempt(capsulesApi.order(packageId, wish.key));
  // Without an answer, or with a passing one, nobody knows whether it was placed; any other ends the wish.
  if (outcome.ok || !isPassing(outcome.failure)) wish = null;
  return outcome;
}
