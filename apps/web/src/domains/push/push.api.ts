import { api, type CallOf } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

export type PushSubscriptionBody = CallOf<typeof api.push.subscribe>["body"];

/** The server calls for push subscriptions; failures are only rejected. */
export const pushApi = {
  key: () => quietCall(api.push.key),
  subscribe: (body: PushSubscriptionBody) => quietCall(api.push.subscribe, { body }),
  unsubscribe: (endpoint: string) => quietCall(api.push.unsubscribe, { body: { endpoint } }),
};
