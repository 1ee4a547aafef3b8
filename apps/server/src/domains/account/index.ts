export { accountRoutes } from "./account.routes.ts";
export { deleteDueAccounts } from "./delete-account.ts";
export { sweepExports } from "./delete-exports.ts";
export { makeExports } from "./make-exports.ts";
export { serveExports } from "./serve-exports.ts";
