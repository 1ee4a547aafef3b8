export { countOverRefunded, countUncredited } from "./orders.repository.ts";
export { paymentsRoutes } from "./payments.routes.ts";
export { paymentsData } from "./personal-data.ts";
export { servePayments } from "./serve-payments.ts";
export { sweepOrders } from "./sweep-orders.ts";
export { countUnmatchedEvents } from "./unmatched-events.repository.ts";
