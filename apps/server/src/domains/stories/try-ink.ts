import type { StoryRefusal } from "@4d/story";
import { StoryRun } from "@4d/story/run";
import type { StoredInk } from "./stored-json.ts";

const PLAYS = 30;
const LONGEST = 60;
const LIMIT_MS = 4000;
/** A story that takes this long for one scene is in an endless loop. */
const CAPS = { sliceMs: 20, slices: 25 };

/** A knot that leads to others by itself, and through them back to itself: the likeliest endless loop. */
function circle(map: StoredInk["map"]): string | undefined {
  const onward = new Map(map.filter(({ choices }) => choices === 0).map(({ id, targets }) => [id, targets]));
  return [...onward.keys()].find((start) => {
    const met = new Set<string>();
    const left = [...(onward.get(start) ?? [])];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (id === start) return true;
      if (met.has(id)) continue;
      met.add(id);
      left.push(...(onward.get(id) ?? []));
    }
    return false;
  });
}

/** A refusal that names the knot where it occurred. */
function named(refusal: StoryRefusal, map: StoredInk["map"]): StoryRefusal {
  const knot = refusal.reason === "endless" ? circle(map) : undefined;
  if (knot === undefined || knot === "") return refusal;
  return { ...refusal, zh: `「${knot}」:${refusal.zh}`, en: `“${knot}”: ${refusal.en}` };
}

/**
 * Plays ink from elsewhere some dozens of times at random: a story that never stops, or fails with an error, is refused
 * before anybody reads it. Time is bounded; what chance misses, the reader's run refuses.
 */
export function tryInk(
  { json, map }: Pick<StoredInk, "json" | "map">,
  random: () => number,
  limitMs = LIMIT_MS,
): StoryRefusal | undefined {
  const late = Date.now() + limitMs;
  try {
    for (let play = 0; play < PLAYS && Date.now() < late; play += 1) {
      const run = new StoryRun(json, CAPS);
      for (let step = 0; step < LONGEST && Date.now() < late; step += 1) {
        const { choices } = run.scene;
        if (choices.length === 0) break;
        run.choose(Math.floor(random() * choices.length));
      }
    }
    return undefined;
  } catch (error) {
    const refusal =
      error instanceof Error && "refusal" in error ? (error.refusal as StoryRefusal) : undefined;
    if (refusal === undefined) throw error;
    return named(refusal, map);
  }
}
