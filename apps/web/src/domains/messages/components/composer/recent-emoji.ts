import { recentTexts } from "../../../../platform/recent-texts.ts";

/** What was used last, as it is written in a text (`MSG-9`). */
export const recentEmoji = recentTexts("recent_emoji", 16);
