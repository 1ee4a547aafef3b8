import { HAN, LETTERS } from "./folding-table.ts";

/**
 * The one definition of which texts a search treats as equal, on the server and in the page. Width, letter case,
 * simplified and traditional characters, diacritics and invisible characters make no difference. Pure.
 */

/** Optional marks and invisible characters. The marks of kana and of Indic scripts make other letters, so they stay. */
const DROPPED =
  /(?=[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}])(?![\u3099\u309A])\p{M}|\p{DI}/gu;
/**
 * A letter with its marks: Hangul and Kirat Rai in parts, half-width kana with their marks, letters with diacritics.
 */
const CLUSTER =
  /(?:[\u1100-\u115F][\u1160-\u11A7][\u11A8-\u11FF]?|[\uAC00-\uD7A3][\u11A8-\u11FF]|[\u{16D63}-\u{16D6A}]+|[\s\S])[\p{M}\p{DI}\uFF9E\uFF9F]*/gu;
const PLAIN = /^[\x21-\x7E]*$/;
/** Maximum number of cached clusters; a text has few. */
const CACHE_MAX = 20_000;

const letters = new Map<string, string>();
for (const group of HAN.split(" ")) {
  const [first = "", ...others] = group;
  for (const other of others) letters.set(other, first);
}
for (const group of LETTERS.split(" ")) {
  const [base = "", signs = ""] = group.split(":");
  for (const sign of signs) letters.set(sign, base);
}

/** The letters that fold by the table alone: Han characters, and letters whose stroke is not a combining mark. */
export const tableLetters = (): Iterable<string> => letters.keys();

const cache = new Map<string, string>();

/** A letter may fold to one that itself folds. */
const folded = (sign: string): string => letters.get(letters.get(sign) ?? sign) ?? letters.get(sign) ?? sign;
const withoutMarks = (text: string): string => text.normalize("NFKD").replaceAll(DROPPED, "");

function foldCluster(cluster: string): string {
  const cached = cache.get(cluster);
  if (cached !== undefined) return cached;
  const plain = withoutMarks(withoutMarks(cluster).toLowerCase());
  const result = Array.from(plain, folded).join("").normalize("NFC").replaceAll(/\s+/gu, " ");
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(cluster, result);
  return result;
}

/** A folded text, and for each UTF-16 unit the start and end of its letter in the original. */
export interface FoldedText {
  key: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Folds a text and records positions, so that matches can be highlighted in the original. */
export function foldWithPositions(text: string): FoldedText {
  let key = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const part = foldCluster(cluster);
    if (part === " " && key.endsWith(" ")) continue;
    key += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { key, starts, ends };
}

/**
 * A text as searches compare it: NFKC, lower case, simplified characters, no marks or invisible characters, single
 * spaces. Idempotent.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.replaceAll(CLUSTER, foldCluster).replaceAll(/ {2,}/g, " ");
}

/** A search query, folded; empty when there is nothing to search for. */
export const foldQuery = (words: string): string => foldText(words).trim();

/** Whether one of the texts contains `key`, a query made by `foldQuery`. */
export const includesFolded = (key: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => foldText(text).includes(key));

/** Where the words occur in a text: ranges `[start, end)` of the original, left to right, not overlapping. */
export function matchRanges(text: string, words: string): { start: number; end: number }[] {
  const wanted = foldQuery(words);
  if (wanted === "") return [];
  const { key, starts, ends } = foldWithPositions(text);
  const ranges: { start: number; end: number }[] = [];
  for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, at + wanted.length)) {
    const start = starts[at] ?? 0;
    const end = ends[at + wanted.length - 1] ?? start;
    // Two matches inside one letter (`ﬃ`) are one range.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end });
  }
  return ranges;
}
