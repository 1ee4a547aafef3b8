import type { ModerationWords } from "../settings/index.ts";
import { containsWord, textFormsOf } from "./word-matching.ts";

/** What a text is: fit to be shown, to be looked at by a person first, or not to be shown. */
export interface Verdict {
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
