import type { Order } from "@4d/contract";
import { isTransient } from "../../platform/autosave.ts";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { capsulesApi } from "./capsules.api.ts";

/** The order under way: pressed again after a lost answer, the same key orders nothing twice (`money §3.2`). */
let pendingOrder: { packageId: string; key: string } | null = null;

/** Orders a package; what it costs is the server's to say (`CAPSULE-2`). */
export async function orderPackage(packageId: string): Promise<Outcome<Order>> {
  if (pendingOrder?.packageId !== packageId) pendingOrder = { packageId, key: crypto.randomUUID() };
  const outcome = await attempt(capsulesApi.order(packageId, pendingOrder.key));
  // Without an answer, or with a passing one, nobody knows whether it was placed; any other ends the wish.
  if (outcome.ok || !isTransient(outcome.failure)) pendingOrder = null;
  return outcome;
}
