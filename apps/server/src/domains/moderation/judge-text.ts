import type { ModerationWords } from "../settings/index.ts";

/** Folds a text so that width, case, spaces and symbols between letters hide nothing. */
const foldText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Latin words only count as whole words: "Essex" is a county. */
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s]+$/u.test(word);
const escapeForRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The forms of a text that words are searched in. */
interface TextForms {
  plain: string;
  spoken: string;
}

const textFormsOf = (text: string): TextForms => ({
  plain: foldText(text),
  spoken: text.normalize("NFKC").toLowerCase(),
});

/** Whether a text contains a word of a list. */
function containsWord(word: string, { plain, spoken }: TextForms): boolean {
  if (!isLatin(word)) return plain.includes(foldText(word));
  return new RegExp(`\\b${escapeForRegExp(word.toLowerCase())}\\b`, "u").test(spoken);
}

/** Whether a text may be shown, must be reviewed first, or must not be shown. */
interface Verdict {
  level: "safe" | "review" | "block";
  /** The words of the list it contains. */
  words: string[];
}

/** Judges a text by the word list in the settings (`abuse §6.1`). */
export function judgeText(
  text: string,
  { block, review }: Pick<ModerationWords, "block" | "review">,
): Verdict {
  const forms = textFormsOf(text);
  const blocked = block.filter((word) => containsWord(word, forms));
  if (blocked.length > 0) return { level: "block", words: blocked };
  const doubtful = review.filter((word) => containsWord(word, forms));
  return { level: doubtful.length > 0 ? "review" : "safe", words: doubtful };
}

/** Figures of speech, as in 笑得想死. */
const IDIOM = /[笑困热冷饿累忙馋美羡想爱]死|想死你|热得想死|笑到想死|dying to/u;

/** Whether somebody writes of suicide or self-harm (`characters §11.3`). */
export function isCrisis(text: string, { crisis }: Pick<ModerationWords, "crisis">): boolean {
  const forms = textFormsOf(text.replace(IDIOM, ""));
  return crisis.some((word) => containsWord(word, forms));
}
