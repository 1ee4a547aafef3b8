import { recent } from "../../../../platform/recent.ts";

/** What was used last, as it is written in a text (`MSG-9`). */
export const recentEmoji = recent("recent_emoji", 16);
