import type { CountTokens } from "../../platform/llm/count-tokens.ts";
import { type PromptLine, type PromptPart, sentLine } from "../characters/index.ts";

/** How much a prompt may hold. */
export interface Room {
  count: CountTokens;
  /** Tokens of the model's window, the answer included. */
  window: number;
  /** Tokens of the answer. */
  answer: number;
}

/** The counter's vocabulary is not the model's: a tenth of the window is spare. */
const SPARE = 0.1;
/** Tokens a template adds to each line. */
export const PER_LINE = 8;
/** Tokens of earlier lines at most, however wide the window: they are paid for with every reply. */
const HISTORY_MOST = 6000;
/** Parts of the card that are left out of a window too small for all, the first one first. */
const LEAST_NEEDED = ["examples", "lore", "memory", "scenario", "summary", "personality"];

/** What may be left out when the window is too small. */
interface Prompt {
  system: readonly PromptPart[];
  /** The earlier lines, oldest first. */
  history: readonly PromptLine[];
  /** The message and what follows it. */
  last: readonly PromptLine[];
}

/** Where an exchange begins: a line of the person's after one of the character's. */
const beginsExchange = (lines: readonly PromptLine[], at: number): boolean =>
  lines[at]?.role === "user" && lines[at - 1]?.role !== "user";

/** The newest whole exchanges within this many tokens. */
function newestExchanges(
  history: readonly PromptLine[],
  tokens: number,
  costOf: (line: PromptLine) => number,
) {
  let left = tokens;
  let from = history.length;
  for (let at = history.length - 1; at >= 0; at -= 1) {
    left -= costOf(history[at] as PromptLine);
    if (left < 0) break;
    if (at === 0 || beginsExchange(history, at)) from = at;
  }
  return history.slice(from);
}

/**
 * A prompt that fits the window: the oldest exchanges are left out whole, and where even the card is too large, its
 * parts in the order of `LEAST_NEEDED`. Pure.
 * @returns the lines, and how many of the earlier ones were left out
 */
export function fitPrompt({ system, history, last }: Prompt, { count, window, answer }: Room) {
  const costOf = (line: PromptLine) => count(sentLine(line).content) + PER_LINE;
  const whole = Math.floor(window * (1 - SPARE)) - answer;
  const room = whole - last.reduce((sum, line) => sum + costOf(line), 0);
  let first: PromptLine = { role: "system", parts: system };
  for (const unneeded of LEAST_NEEDED) {
    if (costOf(first) <= room) break;
    first = { role: "system", parts: first.parts.filter(({ kind }) => kind !== unneeded) };
  }
  const shown = newestExchanges(history, Math.min(room - costOf(first), HISTORY_MOST), costOf);
  return { lines: [first, ...shown, ...last], leftOut: history.length - shown.length };
}
