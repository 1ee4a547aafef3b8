import type { LoreRules } from "@4d/contract";
import { fillMacros, fillNames, type MacroScene } from "../macros.ts";
import type { Candidate, Lore } from "./candidate.ts";
import { effectOfTime, isLucky } from "./chance-and-time.ts";
import { conditionsOf, type LoreScene } from "./conditions.ts";
import { oneOfEachGroup } from "./groups.ts";
import { keyTest } from "./key-test.ts";
import type { PatternTest } from "./patterns.ts";
import { Scan } from "./scan.ts";
import { tokensOf } from "./tokens.ts";

/** An entry that belongs in the prompt: the text to add, where, and in whose voice. */
export interface MatchedLore<E extends Lore = Lore> extends Pick<LoreRules, "position" | "depth" | "role"> {
  readonly entry: E;
  readonly text: string;
}

export interface LoreOptions extends LoreScene {
  /** The most tokens all texts together may have, as `tokensOf` estimates them. */
  readonly budget: number;
  /** How many of the recent texts are searched; 10 by default. */
  readonly scanDepth?: number | undefined;
  /** How many times matched lore may trigger more lore: 0 by default, at most 3. */
  readonly recursion?: number;
  /** What macros in keys and texts stand for. */
  readonly names?: MacroScene;
  /** Runs a pattern; by default only patterns that surely take no time are found. */
  readonly test?: PatternTest;
}

const MAX_RECURSION = 3;

/**
 * The entries that recent texts (oldest first) trigger, in the order they are inserted: lower
 * `insertionOrder` first. What exceeds the budget is left out by priority, constant entries last. The same texts give
 * the same entries: chance is drawn from them.
 */
export function matchLore<E extends Lore>(
  entries: readonly E[],
  recentTexts: readonly string[],
  options: LoreOptions,
): MatchedLore<E>[] {
  const { names } = options;
  const fill = (text: string) => (names ? fillMacros(text, names) : text);
  const test = keyTest((key) => (names ? fillNames(key, names) : key), options.test);
  const scan = new Scan(recentTexts, options.scanDepth);
  const candidates = entries.flatMap((entry, index): Candidate<E>[] => {
    if (!entry.enabled) return [];
    const conditions = conditionsOf(entry, options);
    const text = fill(conditions.text);
    if (text === "" || conditions.never) return [];
    const candidate = {
      entry,
      index,
      conditions,
      text,
      searched: searchedOf(conditions.text, fill),
      sticks: false,
    };
    const effect = effectOfTime(candidate, scan, test);
    return effect === "rests" ? [] : [{ ...candidate, sticks: effect === "stays" }];
  });
  const matched = inRounds(candidates, scan, {
    test,
    deepest: Math.min(options.recursion ?? 0, MAX_RECURSION),
  });
  return withinBudget(matched, options.budget)
    .sort((a, b) => a.entry.insertionOrder - b.entry.insertionOrder || a.index - b.index)
    .map(({ entry, text, conditions: { depth, role, position } }) => ({
      entry,
      text,
      depth,
      role,
      position,
    }));
}

const HIDDEN_KEY = /\{\{\s*hidden_key\s*:([^{}]*)\}\}/giu;

/** An entry's text as further entries are looked for in it, with the keys that nobody reads. */
const searchedOf = (text: string, fill: (text: string) => string): string =>
  fill(text.replaceAll(HIDDEN_KEY, "$1"));

/** The candidates that texts trigger, then those that the triggered ones trigger. */
function inRounds<E extends Lore>(
  candidates: readonly Candidate<E>[],
  recent: Scan,
  { test, deepest }: { test: ReturnType<typeof keyTest>; deepest: number },
): Candidate<E>[] {
  let waiting = [...candidates];
  const matched: Candidate<E>[] = [];
  let scan = recent;
  for (let round = 0; round <= deepest && waiting.length > 0; round += 1) {
    const found = waiting.filter(
      (candidate) =>
        (candidate.conditions.delayed ?? 0) <= round &&
        !(round > 0 && candidate.conditions.excluded) &&
        (candidate.sticks || test(candidate, scan)),
    );
    // Each is drawn for once, and whoever loses is out.
    const lucky = found.filter((one) => one.sticks || isLucky(one, recent));
    const now = oneOfEachGroup(lucky, matched, recent);
    matched.push(...now);
    waiting = waiting.filter((candidate) => !found.includes(candidate));
    const more = now.filter(({ conditions }) => !conditions.silent).map(({ searched }) => searched);
    const isWaitedFor = waiting.some(({ conditions }) => (conditions.delayed ?? 0) > round);
    if (more.length === 0 && !(isWaitedFor && matched.length > 0)) break;
    scan = scan.with(more);
  }
  return matched;
}

/**
 * The most important entries that fit. Where one is too long for what is left, shorter ones after it may
 * still fit.
 */
function withinBudget<E extends Lore>(matched: readonly Candidate<E>[], budget: number): Candidate<E>[] {
  const weight = ({ entry, conditions }: Candidate<E>) =>
    conditions.priority ?? entry.priority ?? entry.insertionOrder;
  const ranked = [...matched].sort(
    (a, b) =>
      Number(b.entry.constant) - Number(a.entry.constant) || weight(b) - weight(a) || a.index - b.index,
  );
  let remaining = budget;
  return ranked.filter(({ text }) => {
    const tokens = tokensOf(text);
    if (tokens > remaining) return false;
    remaining -= tokens;
    return true;
  });
}
