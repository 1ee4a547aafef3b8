export { callsRoutes } from "./calls.routes.ts";
export { sweepCalls } from "./sweep-calls.ts";
