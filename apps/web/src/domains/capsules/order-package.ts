import type { Order } from "@4d/contract";
import type { Outcome } from "../../platform/failure.ts";
import { keyedRequests } from "../../platform/keyed-requests.ts";
import { capsulesApi } from "./capsules.api.ts";

/** Orders a package once, even if it is pressed again after a lost answer (`money §3.2`). */
const orderOnce = keyedRequests("last");

/** Orders a package at the server's price (`CAPSULE-2`). */
export const orderPackage = (packageId: string): Promise<Outcome<Order>> =>
  orderOnce(packageId, (key) => capsulesApi.order(packageId, key));
