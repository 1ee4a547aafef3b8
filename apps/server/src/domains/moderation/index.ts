export { askGuard, guardForbids } from "./ask-guard.ts";
export { ensureUnchanged } from "./ensure-unchanged.ts";
export { isCrisis } from "./is-crisis.ts";
export { judgeMessage } from "./judge-message.ts";
export { judgeText } from "./judge-text.ts";
export type { ReviewItem } from "./review-item.ts";
