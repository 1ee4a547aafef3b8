import { recentTexts } from "../../../../platform/recent-texts.ts";
import { signedOut } from "../../../../platform/session.ts";

/** Recent searches, on this device only. */
export const recentWords = recentTexts("recent_searches", 10);

/** Remembers a search that led somewhere. */
export function rememberSearch(words: string): void {
  const clean = words.trim();
  if (clean !== "") recentWords.note(clean);
}

signedOut.on(recentWords.forget);
