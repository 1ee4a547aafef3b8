import type { Random } from "../random.ts";

/** Computes at the first use, once. */
export function once<T>(compute: () => T): () => T {
  let held: { readonly value: T } | undefined;
  return () => {
    held ??= { value: compute() };
    return held.value;
  };
}

/** Values by their group, in the order they came. Map.groupBy is younger than the oldest browsers that are supported. */
export function grouped<T, K>(values: Iterable<T>, groupOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(groupOf(value));
    if (group === undefined) groups.set(groupOf(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** The records of a compact text: one a line, its fields between bars. Pure. */
export const recordsOf = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split("|"));

/** The words of a compact text. Pure. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);

/** One of a list, of those the lines do not contain yet where there is one; the empty text of an empty list. */
export function pickNew(from: readonly string[], said: string, random: Random): string {
  const unsaid = from.filter((one) => !said.includes(one));
  return random.pick(unsaid.length > 0 ? unsaid : from) ?? "";
}

const SIGNS = "零一二三四五六七八九";

/** A number in a text, in digits, in Chinese up to ninety-nine or in English up to twelve. Pure. */
export function numberIn(text: string): number | undefined {
  const digits = /\d{1,4}/u.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  const han = /[零一二两三四五六七八九十]{1,3}/u.exec(text)?.[0].replaceAll("两", "二");
  if (han !== undefined) {
    const [tens, ones] = han.includes("十") ? han.split("十") : ["", han];
    if (!han.includes("十")) return SIGNS.indexOf(ones?.at(0) ?? "零");
    return (tens === "" ? 1 : SIGNS.indexOf(tens ?? "")) * 10 + (ones ? SIGNS.indexOf(ones) : 0);
  }
  const word = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu.exec(text)?.[0];
  const at = "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .indexOf(word?.toLowerCase() ?? "");
  return at < 0 ? undefined : at + 1;
}
