/** A name folded for comparing: full-width forms and letter case make no difference. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** The single letters and pairs of neighbouring letters of folded texts: what a substring search looks up. */
export function gramsOf(...keys: string[]): string[] {
  const grams = new Set<string>();
  for (const key of keys) {
    const letters = Array.from(key);
    for (const [index, letter] of letters.entries()) {
      grams.add(letter);
      const next = letters[index + 1];
      if (next !== undefined) grams.add(letter + next);
    }
  }
  return [...grams];
}

/** The grams that every name containing these words must have: pairs, or the one letter. */
export function gramsOfQuery(key: string): string[] {
  const grams = gramsOf(key);
  return grams.length === 1 ? grams : grams.filter((gram) => Array.from(gram).length === 2);
}
