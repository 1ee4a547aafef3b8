import type { ModerationWords } from "../settings/index.ts";

/** What a text is: fit to be shown, to be looked at by a person first, or not to be shown. */
export interface Verdict {
  level: "safe" | "review" | "block";
  /** The words of the list it holds. */
  words: string[];
}

/** Folded so that width, case, spaces and signs between letters hide nothing. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Latin words only count as whole words: "Essex" is a county. */
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s]+$/u.test(word);
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function holds(word: string, { plain, spoken }: { plain: string; spoken: string }): boolean {
  if (!isLatin(word)) return plain.includes(folded(word));
  return new RegExp(`\\b${escaped(word.toLowerCase())}\\b`, "u").test(spoken);
}

/** Judges a text by the word list of the settings (`messaging §3`, `creations §4`). */
export function judgeText(text: string, { block, review }: ModerationWords): Verdict {
  const forms = { plain: folded(text), spoken: text.normalize("NFKC").toLowerCase() };
  const blocked = block.filter((word) => holds(word, forms));
  if (blocked.length > 0) return { level: "block", words: blocked };
  const doubtful = review.filter((word) => holds(word, forms));
  return { level: doubtful.length > 0 ? "review" : "safe", words: doubtful };
}
