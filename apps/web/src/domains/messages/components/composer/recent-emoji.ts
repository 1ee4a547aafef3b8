import { local } from "../../../../platform/local.ts";
import { signal } from "../../../../platform/signal.ts";

const KEY = "recent_emoji";
const MOST = 16;

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(local.get(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** What was used last, newest first, as it is written in a text (`MSG-9`). */
export const recentEmoji = signal<readonly string[]>(stored());

/** Remembers that an emoji was used. */
export function noteEmoji(text: string): void {
  const next = [text, ...recentEmoji.get().filter((other) => other !== text)].slice(0, MOST);
  recentEmoji.set(next);
  local.set(KEY, JSON.stringify(next));
}
