import { HAN, LETTERS } from "./folding-table.ts";

/**
 * The one definition of which texts a search takes for the same, on the server and in the page: width, letter case,
 * simplified and traditional characters, marks on letters, and what nobody sees make no difference. Pure.
 */

/** Marks that writers leave out; those of kana and of Indian writings make other letters. And what is not seen. */
const DROPPED =
  /(?=[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}])(?![\u3099\u309A])\p{M}|\p{DI}/gu;
/** A letter with all that stands on it: Hangul and Kirat Rai in parts, half-width kana with their marks, letters with marks. */
const CLUSTER =
  /(?:[\u1100-\u115F][\u1160-\u11A7][\u11A8-\u11FF]?|[\uAC00-\uD7A3][\u11A8-\u11FF]|[\u{16D63}-\u{16D6A}]+|[\s\S])[\p{M}\p{DI}\uFF9E\uFF9F]*/gu;
const PLAIN = /^[\x21-\x7E]*$/;
/** Folded clusters that are remembered; a text has few. */
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

/** The letters that fold by the table alone: Han characters and those whose stroke is no mark. */
export const tableLetters = (): Iterable<string> => letters.keys();

const cache = new Map<string, string>();

/** A letter may fold to one that folds itself. */
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

/** A folded text, and for each UTF-16 unit of it where in the original its letter begins and ends. */
export interface FoldedText {
  key: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Folds a text and keeps where everything came from, so that what is found can be marked in the original. */
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
 * A text as searches compare it: NFKC and small letters, simplified characters, without marks and what is not seen, one
 * space for any white space. Folding again changes nothing.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.replaceAll(CLUSTER, foldCluster).replaceAll(/ {2,}/g, " ");
}

/** What somebody looks for, folded; empty when there is nothing in it to look for. */
export const foldQuery = (words: string): string => foldText(words).trim();

/** Whether one of the texts holds the words as `foldQuery` made them. */
export const includesFolded = (key: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => foldText(text).includes(key));

/** Where the words stand in a text: pieces `[start, end)` of the original, from the left, none over another. */
export function matchRanges(text: string, words: string): { start: number; end: number }[] {
  const wanted = foldQuery(words);
  if (wanted === "") return [];
  const { key, starts, ends } = foldWithPositions(text);
  const ranges: { start: number; end: number }[] = [];
  for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, at + wanted.length)) {
    const start = starts[at] ?? 0;
    const end = ends[at + wanted.length - 1] ?? start;
    // Two words inside one letter (`ﬃ`) are one piece.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end });
  }
  return ranges;
}
