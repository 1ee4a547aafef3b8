import { createContext, Script } from "node:vm";
import { parentPort } from "node:worker_threads";
import { isQuick, type LorePattern, matchLore } from "@4d/cards";
import { lowerPriority } from "../../platform/low-priority.ts";
import type { LoreWork } from "./match-sheet-lore.ts";

lowerPriority();

/** By the clock: a sound pattern takes less than one, but may wait for a busy processor, and is tried once more. */
const PATTERN_MS = [30, 250];
const context = createContext(Object.create(null) as Record<string, unknown>);
const script = new Script("new RegExp(source, flags).test(text)");

/** A test for one book: a pattern that took too long once is not run again. */
function patternTest(): (pattern: LorePattern, text: string) => boolean {
  const slow = new Set<string>();
  return (pattern, text) => {
    const { source, flags } = pattern;
    if (isQuick(pattern)) return new RegExp(source, flags).test(text);
    if (slow.has(source)) return false;
    Object.assign(context, { source, flags, text });
    for (const timeout of PATTERN_MS)
      try {
        return script.runInContext(context, { timeout }) === true;
      } catch {
        // It took too long, or it is no pattern.
      }
    slow.add(source);
    return false;
  };
}

/** Matches one book after another, for `match-sheet-lore.ts`. */
parentPort?.on("message", ({ lore, recent, options }: LoreWork) => {
  parentPort?.postMessage(matchLore(lore, recent, { ...options, test: patternTest() }));
});
