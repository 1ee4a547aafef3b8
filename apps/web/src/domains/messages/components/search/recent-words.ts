import { local } from "../../../../platform/local.ts";
import { left } from "../../../../platform/session.ts";
import { signal } from "../../../../platform/signal.ts";

const KEY = "recent_searches";
const MOST = 10;

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(local.get(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** What was looked for last, newest first; on this device only. */
export const recentWords = signal<readonly string[]>(stored());

/** Remembers words that led somewhere. */
export function noteWords(words: string): void {
  const clean = words.trim();
  if (clean === "") return;
  const next = [clean, ...recentWords.get().filter((other) => other !== clean)].slice(0, MOST);
  recentWords.set(next);
  local.set(KEY, JSON.stringify(next));
}

/** Forgets them all. */
export function forgetWords(): void {
  recentWords.set([]);
  local.set(KEY, null);
}

left.on(forgetWords);
