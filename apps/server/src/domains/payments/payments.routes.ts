import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { listUnmatchedEvents, refundAsAdmin, settleUnmatched, showAdminOrder } from "./admin-orders.ts";
import { confirmSandbox } from "./confirm-sandbox.ts";
import { createOrder } from "./create-order.ts";
import { listOrders, showOrder } from "./orders.ts";
import { payOrder } from "./pay-order.ts";

/** The contract's `orders` and `orderAdmin`, each bound to its handler. */
export const paymentsRoutes = [
  ...routes(api.orders, {
    create: createOrder,
    list: listOrders,
    find: showOrder,
    pay: payOrder,
    confirmSandbox,
  }),
  ...routes(api.orderAdmin, {
    strays: listUnmatchedEvents,
    settleStray: settleUnmatched,
    find: showAdminOrder,
    refund: refundAsAdmin,
  }),
];
