export { askGuard, guardForbids, judgeMessage } from "./guard.ts";
export { isCrisis, judgeText } from "./judge-text.ts";
export type { ReviewItem } from "./review-item.ts";
export { ensureUnchanged } from "./review-item.ts";
