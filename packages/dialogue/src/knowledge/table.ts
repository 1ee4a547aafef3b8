/** A value that is made when it is first asked for, and once. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The cells of a table that has a record a line and “|” between cells. */
export const rowsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** Words that must all stand in a text, each in one of several forms. */
type Term = readonly string[];

/** What a text must mention; `;` parts ways to say it, `&` words that stand together, `/` forms of a word. */
export type Key = readonly (readonly Term[])[];

const isLatin = (form: string): boolean => /^[a-z\d]/u.test(form);

/** Short Latin words match whole, with or without a plural; longer ones also begin a word. */
const spaced = (form: string): string => (isLatin(form) ? ` ${form}${form.length < 4 ? " " : ""}` : form);

export const keyOf = (cell: string): Key =>
  cell
    .split(";")
    .map((way) => way.split("&").map((term) => term.split("/").map((form) => spaced(form.trim()))));

/** A form in a text, also with the plural of a short Latin word. */
const stands = (haystack: string, form: string): boolean =>
  haystack.includes(form) ||
  (form.endsWith(" ") && ["s ", "es "].some((end) => haystack.includes(form.slice(0, -1) + end)));
const lengthIn = (haystack: string, form: string): number =>
  stands(haystack, form) ? form.trim().length * (isLatin(form.trim()) ? 1 : 2) : 0;

/** How much of a text (as `wordsIn` spaces it) a key matches, in letters; 0 where it does not. */
export function matchOf(key: Key, haystack: string): number {
  let best = 0;
  for (const way of key) {
    let sum = 0;
    for (const term of way) {
      const longest = Math.max(...term.map((form) => lengthIn(haystack, form)));
      if (longest === 0) {
        sum = 0;
        break;
      }
      sum += longest;
    }
    best = Math.max(best, sum);
  }
  return best;
}

/** The record whose key matches most of a text; undefined where none does. */
export function bestMatch<T extends { readonly key: Key }>(
  records: readonly T[],
  haystack: string,
): T | undefined {
  let found: T | undefined;
  let best = 0;
  for (const record of records) {
    const match = matchOf(record.key, haystack);
    if (match > best) [found, best] = [record, match];
  }
  return found;
}

/** A sentence in both languages, and what a text must mention to mean it. */
export interface Keyed {
  readonly key: Key;
  readonly zh: string;
  readonly en: string;
}

/** Records of key, Chinese and English. */
export const keyedRows = (...tables: readonly string[]): Keyed[] =>
  tables.flatMap((table) =>
    rowsOf(table).map(([key = "", zh = "", en = ""]) => ({ key: keyOf(key), zh, en })),
  );
