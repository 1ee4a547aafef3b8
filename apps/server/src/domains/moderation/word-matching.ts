/** Folded so that width, case, spaces and signs between letters hide nothing. */
const foldText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Latin words only count as whole words: "Essex" is a county. */
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s]+$/u.test(word);
const escapeForRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text as words are looked for in it. */
export interface TextForms {
  plain: string;
  spoken: string;
}

export const textFormsOf = (text: string): TextForms => ({
  plain: foldText(text),
  spoken: text.normalize("NFKC").toLowerCase(),
});

/** Whether a text holds a word of a list. */
export function containsWord(word: string, { plain, spoken }: TextForms): boolean {
  if (!isLatin(word)) return plain.includes(foldText(word));
  return new RegExp(`\\b${escapeForRegExp(word.toLowerCase())}\\b`, "u").test(spoken);
}
