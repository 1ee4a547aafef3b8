import type { ModerationWords } from "../settings/index.ts";

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
interface TextForms {
  plain: string;
  spoken: string;
}

const textFormsOf = (text: string): TextForms => ({
  plain: foldText(text),
  spoken: text.normalize("NFKC").toLowerCase(),
});

/** Whether a text holds a word of a list. */
function containsWord(word: string, { plain, spoken }: TextForms): boolean {
  if (!isLatin(word)) return plain.includes(foldText(word));
  return new RegExp(`\\b${escapeForRegExp(word.toLowerCase())}\\b`, "u").test(spoken);
}

/** What a text is: fit to be shown, to be looked at by a person first, or not to be shown. */
interface Verdict {
  level: "safe" | "review" | "block";
  /** The words of the list it holds. */
  words: string[];
}

/** Judges a text by the word list of the settings (`abuse §6.1`). */
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

/** Said of anything but oneself, as in 笑得想死, it is a way of talking. */
const IDIOM = /[笑困热冷饿累忙馋美羡想爱]死|想死你|热得想死|笑到想死|dying to/u;

/** Whether somebody writes of ending his life or hurting himself (`characters §11.3`). */
export function isCrisis(text: string, { crisis }: Pick<ModerationWords, "crisis">): boolean {
  const forms = textFormsOf(text.replace(IDIOM, ""));
  return crisis.some((word) => containsWord(word, forms));
}
