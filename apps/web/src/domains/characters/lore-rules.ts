import type { LoreEntry, LoreRules } from "@4d/contract";

/** An entry before anything is written. */
export const blankEntry: LoreEntry = {
  keys: [],
  secondaryKeys: [],
  content: "",
  enabled: true,
  constant: false,
  caseSensitive: false,
  insertionOrder: 100,
  priority: 10,
};

/** The object without parts that are undefined; undefined if there are none. Pure. */
function present<T extends object>(parts: T): T | undefined {
  const held = Object.entries(parts).filter(([, value]) => value !== undefined);
  return held.length === 0 ? undefined : (Object.fromEntries(held) as T);
}

/** The entry with these rules changed; `undefined` removes one, because an absent rule is the ordinary case. Pure. */
export function withRules(entry: LoreEntry, change: Partial<LoreRules>): LoreEntry {
  const { rules, ...others } = entry;
  const changed = present({ ...rules, ...change });
  return changed === undefined ? others : { ...others, rules: changed };
}

/** The entry with this title; without one for an empty text. Pure. */
export function withName(entry: LoreEntry, name: string): LoreEntry {
  const { name: _, ...others } = entry;
  return name === "" ? others : { ...others, name };
}

/** The place of an entry, without what only another place has. Pure. */
export const placedAt = (entry: LoreEntry, position: LoreRules["position"]): LoreEntry =>
  withRules(entry, {
    position,
    ...(position === "depth" ? { depth: entry.rules?.depth ?? 4 } : { depth: undefined, role: undefined }),
  });

/** A whole number as it is written, within a range; undefined for an empty or unfinished text. Pure. */
export function numberOf(text: string, least: number, most: number): number | undefined {
  const written = text.trim();
  if (!/^-?\d{1,9}$/.test(written)) return undefined;
  return Math.min(most, Math.max(least, Number(written)));
}

/** The places that an export can hold, and the one without a word for it. */
export const PLACES = [
  ...["before_desc", "after_desc", "before_examples", "after_examples"],
  ...["before_note", "after_note", "depth"],
] as const satisfies LoreRules["position"][];
