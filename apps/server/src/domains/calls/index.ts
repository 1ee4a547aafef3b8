export { callsRoutes } from "./calls.routes.ts";
export { checkLiveKit } from "./live-kit.ts";
export { callsData } from "./personal-data.ts";
export { sweepCalls } from "./sweep-calls.ts";
