/** Folded so that width, case, spaces and signs between letters hide nothing. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Latin words only count as whole words: "Essex" is a county. */
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s]+$/u.test(word);
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text as words are looked for in it. */
export interface Forms {
  plain: string;
  spoken: string;
}

export const formsOf = (text: string): Forms => ({
  plain: folded(text),
  spoken: text.normalize("NFKC").toLowerCase(),
});

/** Whether a text holds a word of a list. */
export function holds(word: string, { plain, spoken }: Forms): boolean {
  if (!isLatin(word)) return plain.includes(folded(word));
  return new RegExp(`\\b${escaped(word.toLowerCase())}\\b`, "u").test(spoken);
}
