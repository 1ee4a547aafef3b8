import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { RENEW_LIMIT, renewSubscription } from "./renew-subscription.ts";
import { showKey } from "./show-key.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** `/push`. */
export const pushRoutes = routes(api.push, {
  key: showKey,
  subscribe,
  unsubscribe,
  renew: { addressLimit: RENEW_LIMIT, verb: renewSubscription },
});
