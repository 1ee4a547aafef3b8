/** One entry of a table of words: what it stands for, and how people say it in Chinese and English. */
export interface Entry<T> {
  readonly key: string;
  readonly words: string;
  readonly means: T;
}

const LONGEST = 2000;

/** A prompt made plain: lower case, half width, one space between words, and never more than needed. */
export function plain(prompt: string): string {
  const words = prompt
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}

const LATIN = /^[a-z]/;

/** How a text says a word, or undefined; Latin words stand alone, and may be many. */
function formIn(text: string, word: string): string | undefined {
  const forms = LATIN.test(word) ? [` ${word} `, ` ${word}s `] : [word];
  return forms.find((form) => text.includes(form));
}

export const wordsOf = (tables: readonly (readonly Entry<unknown>[])[]): readonly string[] => {
  const words = tables.flatMap((table) => table.flatMap((entry) => entry.words.split("|")));
  return [...new Set(words)].sort((x, y) => y.length - x.length || (x < y ? -1 : 1));
};

/** The words of a lexicon a text says, longest first: a lighthouse (灯塔) is not also a tower (塔). */
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

/** The entries that were spoken of, in the table's order, without those that were refused. */
export function mentionedEntries<T>(
  table: readonly Entry<T>[],
  mentioned: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): readonly Entry<T>[] {
  const named = (entry: Entry<T>, where: ReadonlySet<string>) =>
    entry.words.split("|").some((word) => where.has(word));
  return table.filter((entry) => named(entry, mentioned) && !named(entry, excluded));
}
