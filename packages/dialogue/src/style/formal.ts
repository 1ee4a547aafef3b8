import type { Language } from "../persona.ts";

type Change = readonly [RegExp, string];

const CASUAL: readonly Change[] = [
  [/您/gu, "你"],
  [/非常/gu, "超"],
  [/没有关系/gu, "没事"],
  [/为什么/gu, "为啥"],
];
const POLITE: readonly Change[] = [
  [/你们/gu, "各位"],
  [/你/gu, "您"],
  [/[啦嘛呗]+(?=[，。！？～~…]|$)/gu, ""],
  [/(?<=[^哈])哈+(?=[，。！？])/gu, ""],
  [/为啥/gu, "为什么"],
  [/没事(?=[，。！])/gu, "没有关系"],
  [/超(?=[好喜棒级])/gu, "非常"],
  [/[~～]+/gu, "。"],
  [/。([，。！？])/gu, "$1"],
];
const CASUAL_EN: readonly Change[] = [
  [/\bI am\b/gu, "I'm"],
  [/\bdo not\b/gu, "don't"],
  [/\bcannot\b/gu, "can't"],
  [/\bgoing to\b/gu, "gonna"],
];
const POLITE_EN: readonly Change[] = [
  [/\bI'm\b/gu, "I am"],
  [/\b(d|D)on't\b/gu, "$1o not"],
  [/\b(c|C)an't\b/gu, "$1annot"],
  [/\bit's\b/gu, "it is"],
  [/\bIt's\b/gu, "It is"],
  [/\bYeah\b/gu, "Yes"],
];

/** Applies formality: 你 or 您, with or without particles, with or without contractions. */
export function formal(text: string, formality: number, language: Language): string {
  if (formality > 30 && formality < 70) return text;
  const polite = formality >= 70;
  const zh = polite ? POLITE : CASUAL;
  const en = polite ? POLITE_EN : CASUAL_EN;
  let line = text;
  for (const [from, to] of language === "zh" ? zh : en) line = line.replaceAll(globally(from), to);
  return line;
}

const globally = (pattern: RegExp) =>
  pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);
