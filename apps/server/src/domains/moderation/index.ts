export { isCrisis } from "./is-crisis.ts";
export { judgeText } from "./judge-text.ts";
