import type { Memory } from "../../dialogue.ts";
import { todayOf } from "../days.ts";
import { lastNamed } from "../subjects.ts";
import { soughtFacts } from "../tagger/tagged-facts.ts";
import type { AskedFact } from "./asked-fact.ts";
import { namesIn } from "./whose.ts";

/** Lines before a line in which somebody may be named whom it speaks of. */
const STILL_MEANT = 3;

/**
 * Facts of the kinds that a question asks for in lines that were not sure enough to be remembered: that it is asked for
 * speaks for them. Oldest first. Pure.
 */
export function soughtIn(
  { kinds }: AskedFact,
  lines: readonly string[],
  memories: readonly Memory[],
  now: string | undefined,
): Memory[] {
  if (kinds.length === 0) return [];
  const context = { before: "", today: todayOf(now), names: namesIn(memories) };
  return lines.flatMap((text, at) => {
    const other = lines
      .slice(Math.max(0, at - STILL_MEANT), at)
      .map(lastNamed)
      .findLast((one) => one !== undefined);
    return soughtFacts({ ...context, text, ...(other === undefined ? {} : { other }) }, kinds);
  });
}
