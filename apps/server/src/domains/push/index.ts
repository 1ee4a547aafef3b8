export { checkPush } from "./check-push.ts";
export { pushData } from "./personal-data.ts";
export { pushRoutes } from "./push.routes.ts";
export { type Ringable, ringAway, ringableOf } from "./ring-away.ts";
export { type Pushing, startPushing } from "./start-pushing.ts";
