export { mayUseOperation } from "./admin.policy.ts";
export { adminRoutes } from "./admin.routes.ts";
export { recordAdminAct } from "./audit-log.ts";
export { gatherHours, sampleLevels } from "./gather-hours.ts";
export { AUTHOR_NOTIFIED, type ModerationTarget } from "./moderation-targets.ts";
export { adminData } from "./personal-data.ts";
export { countResponse, flushResponseCounts } from "./response-counts.ts";
