import type { Order } from "@4d/contract";
import { isTransient } from "../../platform/autosave.ts";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { capsulesApi } from "./capsules.api.ts";

/** The order being placed: pressed again after a lost response, the same key orders nothing twice (`money §3.2`). */
let pendingOrder: { packageId: string; key: string } | null = null;

/** Orders a package at the server's price (`CAPSULE-2`). */
export async function orderPackage(packageId: string): Promise<Outcome<Order>> {
  if (pendingOrder?.packageId !== packageId) pendingOrder = { packageId, key: crypto.randomUUID() };
  const outcome = await attempt(capsulesApi.order(packageId, pendingOrder.key));
  // Without a response, or with a transient failure, the outcome is unknown; any other ends the request.
  if (outcome.ok || !isTransient(outcome.failure)) pendingOrder = null;
  return outcome;
}
