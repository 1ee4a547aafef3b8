import { recentTexts } from "../../../../platform/recent-texts.ts";
import { signedOut } from "../../../../platform/session.ts";

/** What was looked for last; on this device only. */
export const recentWords = recentTexts("recent_searches", 10);

/** Remembers words that led somewhere. */
export function rememberSearch(words: string): void {
  const clean = words.trim();
  if (clean !== "") recentWords.note(clean);
}

signedOut.on(recentWords.forget);
