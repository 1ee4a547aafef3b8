import type { Language } from "../persona.ts";
import type { Framed } from "./frame.ts";
import { framedEnglish, wonderedEnglish } from "./frames-en.ts";
import { framedChinese, wonderedChinese } from "./frames-zh.ts";

/** The longest line that is read, in characters: longer ones are stories. */
const READ_MAX = { zh: 110, en: 240 };

/** What a line asks of the character or the world, with the pieces an answer takes up; undefined where it is unclear. */
export function framedQuestion(text: string, language: Language): Framed | undefined {
  if (text.length > READ_MAX[language]) return undefined;
  return language === "zh" ? framedChinese(text) : framedEnglish(text);
}

/** A question about the world as it can be quoted, where nothing else reads it; undefined where it leans on other words. */
export function wonderedQuestion(text: string, language: Language): Framed | undefined {
  if (text.length > READ_MAX[language]) return undefined;
  return language === "zh" ? wonderedChinese(text) : wonderedEnglish(text);
}
