export { accountRoutes } from "./account.routes.ts";
export { sweepExports } from "./drop-exports.ts";
export { makeExports } from "./make-exports.ts";
export { removeLeavers } from "./remove-leavers.ts";
export { serveExports } from "./serve-exports.ts";
