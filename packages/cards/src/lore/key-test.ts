import type { Candidate } from "./candidate.ts";
import { comparableKeys } from "./key-match.ts";
import { type PatternTest, patternOf, runQuick } from "./patterns.ts";
import type { Scan } from "./scan.ts";

/** Decides whether the searched texts trigger an entry, apart from chance, groups and time. */
export type KeyTest = (candidate: Candidate, scan: Scan) => boolean;

/** A test that runs patterns by `run` and fills names into keys. */
export function keyTest(fill: (text: string) => string, run: PatternTest = runQuick): KeyTest {
  return (candidate, scan) =>
    isTriggered(candidate, (keys) => counterOf(candidate, { scan, fill, run, keys }));
}

/** How many keys there are, and how many of them are found, counting no further than asked. */
interface Counted {
  readonly any: () => boolean;
  readonly all: () => boolean;
}

function counterOf(
  { entry, conditions }: Candidate,
  {
    scan,
    fill,
    run,
    keys,
  }: { scan: Scan; fill: (text: string) => string; run: PatternTest; keys: readonly string[] },
): Counted {
  const caseSensitive = entry.caseSensitive ?? false;
  const { patterns, scanDepth, wholeWords } = conditions;
  const tests = keys.flatMap((key): (() => boolean)[] => {
    const pattern = patterns ? patternOf(key) : undefined;
    if (pattern) return [() => run(pattern, scan.text("raw", scanDepth))];
    const words = comparableKeys([fill(key)], caseSensitive);
    const how = caseSensitive ? "exact" : "folded";
    const holds = (word: string) => scan.holds(word, how, { depth: scanDepth, whole: wholeWords !== false });
    return words.length === 0 ? [] : [() => words.some(holds)];
  });
  return { any: () => tests.some((holds) => holds()), all: () => tests.every((holds) => holds()) };
}

function isTriggered({ entry, conditions }: Candidate, count: (keys: readonly string[]) => Counted): boolean {
  const { always, additional, exclude, excludeAll, logic } = conditions;
  if (always) return true;
  if (exclude.length > 0 && count(exclude).any()) return false;
  if (excludeAll.length > 0 && count(excludeAll).all()) return false;
  if (additional.some((keys) => !count(keys).any())) return false;
  if (entry.constant) return true;
  if (!count(entry.keys).any()) return false;
  const secondary = entry.selective === false ? [] : entry.secondaryKeys.filter((key) => key.trim() !== "");
  if (secondary.length === 0) return true;
  const { any, all } = count(secondary);
  if (logic === "andAll") return all();
  if (logic === "notAny") return !any();
  return logic === "notAll" ? !all() : any();
}
