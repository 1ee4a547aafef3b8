import type { Language } from "../persona.ts";
import { ACTION, sentencesOf } from "../text/sentences.ts";

/** Below the middle fewer sentences are kept: the first ones, and a closing question before anything else. */
export function cutToLength(text: string, length: number, language: Language): string {
  if (length >= 40) return text;
  const sentences = sentencesOf(text);
  const spoken = sentences.filter((sentence) => sentence.replaceAll(ACTION, "").trim() !== "");
  const max = length < 20 ? 1 : 2;
  if (spoken.length <= max) return text;
  const last = spoken.at(-1);
  const isQuestion = last !== undefined && /[？?]\s*$/u.test(last);
  const first = spoken[0] ?? "";
  if (max === 1 && isQuestion && first.length + last.length <= 24) return joined([first, last], language);
  const shortened = isQuestion && max > 1 ? [...spoken.slice(0, max - 1), last] : spoken.slice(0, max);
  return joined(shortened, language);
}

const joined = (sentences: readonly string[], language: Language): string =>
  sentences.map((sentence) => sentence.trim()).join(language === "en" ? " " : "");
