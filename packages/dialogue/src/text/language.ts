import type { Language } from "../persona.ts";

const HAN = /\p{Script=Han}/gu;
const LATIN = /[a-z]{2,}/giu;

/** Chinese when there is a Han character, English when there are only Latin words, otherwise neither. */
export function languageOf(text: string): Language | undefined {
  // Slots are not words of a line, and a character's name may be Chinese within English.
  const bare = text.replaceAll(/\{\w+\}/g, "");
  const han = bare.match(HAN)?.length ?? 0;
  const latin = bare.match(LATIN)?.length ?? 0;
  if (han === 0 && latin === 0) return undefined;
  return han > latin ? "zh" : "en";
}

/** The language a user writes in; short words such as “ok” or “emo” take the language of the lines before. */
export function spokenLanguage(text: string, before: readonly string[]): Language {
  const here = languageOf(text);
  if (here === "zh") return "zh";
  const last = before.findLast((line) => languageOf(line) !== undefined);
  const habit = last === undefined ? undefined : languageOf(last);
  const short = text.trim().length <= 6;
  if (here === "en" && !(short && habit === "zh")) return "en";
  return habit ?? "zh";
}

/** The lines of a language; lines without a language fit everywhere. */
export function inLanguage(lines: readonly string[] | undefined, language: Language): string[] {
  return (lines ?? []).filter((line) => (languageOf(line) ?? language) === language);
}
