export { askGuard, guardForbids } from "./ask-guard.ts";
export { isCrisis } from "./is-crisis.ts";
export { judgeAsked } from "./judge-asked.ts";
export { judgeText } from "./judge-text.ts";
