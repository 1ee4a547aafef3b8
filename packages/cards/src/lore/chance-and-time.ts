import type { Candidate } from "./candidate.ts";
import type { KeyTest } from "./key-test.ts";
import type { Scan } from "./scan.ts";

/** A number from 0 to 1, the same for the same two latest texts and name. */
export function chanceOf({ recent }: Pick<Scan, "recent">, name: string): number {
  let hash = 2_166_136_261;
  for (const char of `${recent.slice(-2).join("\n")}\n${name}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** Whether chance lets an entry through. */
export const isLucky = ({ conditions, index }: Candidate, scan: Scan): boolean =>
  conditions.probability === undefined || chanceOf(scan, `p${index}`) * 100 < conditions.probability;

/**
 * Whether an entry stays because it was found some messages ago, or rests. Nothing is stored: what earlier messages
 * triggered is found again from the texts at hand, at every second one, because replies were made to those.
 */
export function effectOfTime(candidate: Candidate, scan: Scan, test: KeyTest): "stays" | "rests" | "none" {
  const { sticky = 0, cooldown = 0, delay = 0, stays, once } = candidate.conditions;
  const count = scan.recent.length;
  // Of a long chat only the latest messages are at hand: it is past any beginning.
  if (count < Math.min(delay, DELAY_MOST)) return "rests";
  if (sticky === 0 && cooldown === 0 && !stays && !once) return "none";
  let staysTo = 0;
  let restsTo = 0;
  for (let step = count % 2 === 0 ? 2 : 1; step < count; step += 2) {
    if (step <= staysTo || step <= restsTo) continue;
    const then = scan.upTo(step);
    if (!test(candidate, then) || !isLucky(candidate, then)) continue;
    if (stays) return "stays";
    if (once) return "rests";
    staysTo = step + sticky;
    restsTo = staysTo + cooldown;
  }
  if (count <= staysTo) return "stays";
  return count <= restsTo ? "rests" : "none";
}

const DELAY_MOST = 40;
