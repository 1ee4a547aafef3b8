/** One entry of a table of words: its value, and its words in Chinese and English. */
export interface Entry<T> {
  readonly key: string;
  readonly words: string;
  readonly means: T;
}

const LONGEST = 2000;

/** A normalised prompt: lower case, half width, single spaces, and no longer than needed. */
export function plain(prompt: string): string {
  const words = prompt
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}

const LATIN = /^[a-z]/;

/**
 * The form in which a text contains a word, or undefined; a Latin word must stand alone, and may be in the
 * plural.
 */
function formIn(text: string, word: string): string | undefined {
  const forms = LATIN.test(word) ? [` ${word} `, ` ${word}s `] : [word];
  return forms.find((form) => text.includes(form));
}

export const wordsOf = (tables: readonly (readonly Entry<unknown>[])[]): readonly string[] => {
  const words = tables.flatMap((table) => table.flatMap((entry) => entry.words.split("|")));
  return [...new Set(words)].sort((x, y) => y.length - x.length || (x < y ? -1 : 1));
};

/** The words of a lexicon in a text, longest first: a lighthouse (灯塔) is not also a tower (塔). */
export function findWords(text: string, lexicon: readonly string[]): ReadonlySet<string> {
  const mentioned = new Set<string>();
  let rest = text;
  for (const word of lexicon) {
    const form = formIn(rest, word);
    if (form === undefined) continue;
    mentioned.add(word);
    rest = rest.replaceAll(form, " · ");
  }
  return mentioned;
}

/** The entries that were named, in the table's order, without those that were refused. */
export function mentionedEntries<T>(
  table: readonly Entry<T>[],
  mentioned: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): readonly Entry<T>[] {
  const named = (entry: Entry<T>, where: ReadonlySet<string>) =>
    entry.words.split("|").some((word) => where.has(word));
  return table.filter((entry) => named(entry, mentioned) && !named(entry, excluded));
}
