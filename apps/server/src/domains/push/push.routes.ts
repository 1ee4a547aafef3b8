import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { RENEW_LIMIT, renewSubscription, showKey, subscribe, unsubscribe } from "./subscriptions.ts";

/** `/push`. */
export const pushRoutes = routes(api.push, {
  key: showKey,
  subscribe,
  unsubscribe,
  renew: { addressLimit: RENEW_LIMIT, verb: renewSubscription },
});
