export { pushData } from "./personal-data.ts";
export { pushRoutes } from "./push.routes.ts";
export { type PushWorker, startPushWorker } from "./push-worker.ts";
export { findRingable, type Ringable, ringDevices } from "./ring-devices.ts";
export { checkPush } from "./server-key.ts";
