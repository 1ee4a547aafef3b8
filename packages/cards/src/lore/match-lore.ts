import { fillNames, type Names } from "../macros.ts";
import { type Conditions, conditionsOf, type LorePosition, type LoreScene } from "./conditions.ts";
import { comparable, comparableKeys, holdsKey } from "./key-match.ts";

/** What matching needs of an entry; entries of cards and of character sheets have it. */
export interface Lore {
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  /** With its decorators. */
  readonly content: string;
  readonly enabled: boolean;
  readonly constant: boolean;
  readonly insertionOrder: number;
  readonly priority: number | null;
  readonly caseSensitive: boolean | null;
  /** Secondary keys count unless this is false. */
  readonly selective?: boolean;
  /** Keys are patterns, which are not run. */
  readonly useRegex?: boolean;
}

/** An entry that belongs in the prompt: the text to add, and where. */
export interface MatchedLore<E extends Lore = Lore> extends LorePosition {
  readonly entry: E;
  readonly text: string;
}

export interface LoreOptions extends LoreScene {
  /** The most characters all texts together may have. */
  readonly budget: number;
  /** How many of the recent texts are searched; 10 by default. */
  readonly scanDepth?: number;
  /** How many times matched lore may trigger more lore: 0 by default, at most 3. */
  readonly recursion?: number;
  readonly names?: Names;
}

const SCAN_DEPTH = 10;
const MAX_RECURSION = 3;

interface Candidate<E extends Lore> {
  readonly entry: E;
  readonly index: number;
  readonly conditions: Conditions;
  readonly text: string;
}

/**
 * The entries that recent texts (oldest first) trigger, in the order they are inserted: lower
 * `insertionOrder` first. What exceeds the budget is left out by priority, constant entries last.
 */
export function matchLore<E extends Lore>(
  entries: readonly E[],
  recentTexts: readonly string[],
  options: LoreOptions,
): MatchedLore<E>[] {
  const fill = (text: string) => (options.names ? fillNames(text, options.names) : text);
  let waiting = entries.flatMap((entry, index): Candidate<E>[] => {
    if (!entry.enabled) return [];
    const conditions = conditionsOf(entry, options);
    const text = fill(conditions.text);
    return text === "" || conditions.never ? [] : [{ entry, index, conditions, text }];
  });
  const matched: Candidate<E>[] = [];
  const deepest = Math.min(options.recursion ?? 0, MAX_RECURSION);
  let beyond: string[] = [];
  for (let round = 0; round <= deepest && waiting.length > 0; round += 1) {
    const scan = scanner(recentTexts, beyond, options);
    const now = waiting.filter((candidate) => isTriggered(candidate, scan, fill));
    if (now.length === 0) break;
    matched.push(...now);
    beyond = [...beyond, ...now.map(({ text }) => text)];
    waiting = waiting.filter((candidate) => !now.includes(candidate));
  }
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

type Scan = (caseSensitive: boolean, depth: number | undefined) => string;

/** The searched text by depth and case, each made once. */
function scanner(recent: readonly string[], beyond: readonly string[], { scanDepth }: LoreOptions): Scan {
  const made = new Map<string, string>();
  return (caseSensitive, entryDepth) => {
    const depth = Math.max(0, Math.trunc(entryDepth ?? scanDepth ?? SCAN_DEPTH));
    const name = `${caseSensitive} ${depth}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    // A line feed separates the texts, so that no key matches across two of them.
    const texts = [...(depth === 0 ? [] : recent.slice(-depth)), ...beyond];
    const text = texts.map((part) => comparable(part, caseSensitive)).join("\n");
    made.set(name, text);
    return text;
  };
}

/** Whether the searched text triggers an entry. */
function isTriggered(
  { entry, conditions }: Candidate<Lore>,
  scan: Scan,
  fill: (text: string) => string,
): boolean {
  if (conditions.always) return true;
  const caseSensitive = entry.caseSensitive ?? false;
  const text = scan(caseSensitive, conditions.scanDepth);
  const any = (keys: readonly string[], useRegex = false) =>
    comparableKeys(keys.map(fill), caseSensitive, useRegex).some((key) => holdsKey(text, key));
  if (any(conditions.exclude)) return false;
  if (conditions.additional.length > 0 && !any(conditions.additional)) return false;
  if (entry.useRegex) return any(entry.keys, true);
  if (entry.constant) return true;
  const secondary = entry.selective === false ? [] : entry.secondaryKeys.filter((key) => key.trim() !== "");
  return any(entry.keys) && (secondary.length === 0 || any(secondary));
}

/**
 * The most important entries that fit. Where one is too long for what is left, shorter ones after it may
 * still fit.
 */
function withinBudget<E extends Lore>(matched: readonly Candidate<E>[], budget: number): Candidate<E>[] {
  const weight = ({ entry }: Candidate<E>) => entry.priority ?? entry.insertionOrder;
  const ranked = [...matched].sort(
    (a, b) =>
      Number(b.entry.constant) - Number(a.entry.constant) || weight(b) - weight(a) || a.index - b.index,
  );
  let remaining = budget;
  return ranked.filter(({ text }) => {
    if (text.length > remaining) return false;
    remaining -= text.length;
    return true;
  });
}
