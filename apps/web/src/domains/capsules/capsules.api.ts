import { api, type CapsuleTopic } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** Capsule endpoints; failures reject without a toast. */
export const capsulesApi = {
  account: (timeZone: string) => quietCall(api.capsules.account, { query: { timeZone } }),
  entries: (topic: CapsuleTopic | null, cursor: string | null) =>
    quietCall(api.capsules.entries, {
      query: { ...(topic === null ? {} : { topic }), ...(cursor === null ? {} : { cursor }) },
    }),
  checkIn: (timeZone: string) => quietCall(api.capsules.checkIn, { body: { timeZone } }),
  packages: () => quietCall(api.capsules.packages),
  prices: () => quietCall(api.capsules.prices),
  order: (packageId: string, key: string) =>
    quietCall(api.orders.create, { headers: { "idempotency-key": key }, body: { packageId } }),
  openAd: (adId: string | null) => quietCall(api.ads.open, { body: adId === null ? null : { adId } }),
  claimAd: (sessionId: string) => quietCall(api.ads.claim, { params: { sessionId } }),
};
