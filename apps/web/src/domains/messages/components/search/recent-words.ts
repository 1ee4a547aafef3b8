import { recent } from "../../../../platform/recent.ts";
import { left } from "../../../../platform/session.ts";

/** What was looked for last; on this device only. */
export const recentWords = recent("recent_searches", 10);

/** Remembers words that led somewhere. */
export function noteWords(words: string): void {
  const clean = words.trim();
  if (clean !== "") recentWords.note(clean);
}

left.on(recentWords.forget);
