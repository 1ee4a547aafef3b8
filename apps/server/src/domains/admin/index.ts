export { mayCall } from "./admin.policy.ts";
export { adminRoutes } from "./admin.routes.ts";
export { decided } from "./decided.ts";
export { gatherHours, sampleLevels } from "./gather-hours.ts";
export { keepLine } from "./keep-line.ts";
export { flushAnswers, noteAnswer } from "./note-answers.ts";
export { adminData } from "./personal-data.ts";
export { provideThing, type Thing, TOLD } from "./things.ts";
