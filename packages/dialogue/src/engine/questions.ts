import type { Exchange, Language } from "../persona.ts";
import { inLanguage } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { isQuestion } from "../text/sentences.ts";

/** What a user could ask a character, and all the wordings that count as having asked it. */
export interface Question {
  readonly text: string;
  readonly wordings: readonly string[];
}

/** The questions among the examples that are about the character, not about the one who asks. */
export function questionsOf(examples: readonly Exchange[], language: Language): Question[] {
  return examples.flatMap(({ asks }) => {
    const first = inLanguage(asks, language)[0];
    if (first === undefined || first.length > 39 || /我/u.test(first) || !isQuestion(first)) return [];
    const aboutIt = language === "en" ? /\b(?:you|your)\b/iu : /你|什么|谁|哪|怎么|讲|吗$/u;
    if (!aboutIt.test(first)) return [];
    const text = /[?？]$/u.test(first) ? first : `${first}${language === "zh" ? "？" : "?"}`;
    return [{ text, wordings: asks.map(normal) }];
  });
}
