export { askGuard, guardForbids } from "./ask-guard.ts";
export { ensureUnchanged } from "./ensure-unchanged.ts";
export { isCrisis } from "./is-crisis.ts";
export { judgeAsked } from "./judge-asked.ts";
export { judgeText } from "./judge-text.ts";
export type { Waiting } from "./waiting.ts";
