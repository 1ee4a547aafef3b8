import type { Language } from "../persona.ts";
import { ACTION, sentencesOf } from "../text/sentences.ts";

/** Below the middle fewer sentences are kept: the first ones, and a closing question before anything else. */
export function cutToLength(text: string, length: number, language: Language): string {
  if (length >= 40) return text;
  const sentences = sentencesOf(text);
  const spoken = sentences.filter((sentence) => sentence.replaceAll(ACTION, "").trim() !== "");
  const keep = length < 20 ? 1 : 2;
  if (spoken.length <= keep) return text;
  const last = spoken.at(-1);
  const asks = last !== undefined && /[？?]\s*$/u.test(last);
  const first = spoken[0] ?? "";
  if (keep === 1 && asks && first.length + last.length <= 24) return joined([first, last], language);
  const kept = asks && keep > 1 ? [...spoken.slice(0, keep - 1), last] : spoken.slice(0, keep);
  return joined(kept, language);
}

const joined = (sentences: readonly string[], language: Language): string =>
  sentences.map((sentence) => sentence.trim()).join(language === "en" ? " " : "");
