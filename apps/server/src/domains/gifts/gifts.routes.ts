import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { sendGift } from "./send-gift.ts";
import { showGift } from "./show-gift.ts";
import { takeGift } from "./take-gift.ts";

/** The contract's `gifts`, each bound to its verb. */
export const giftsRoutes = routes(api.gifts, { send: sendGift, find: showGift, take: takeGift });
