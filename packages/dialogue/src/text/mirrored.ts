import type { Language } from "../persona.ts";

const ZH: Readonly<Record<string, string>> = { 我: "你", 你: "我", 咱: "你", 俺: "你", 您: "我" };
const EN: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  am: "are",
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  "i'll": "you'll",
  you: "I",
  your: "my",
  yours: "mine",
  yourself: "myself",
  "you're": "I'm",
};

/** What somebody said, said back to them: 我妹 becomes 你妹, “my dog” becomes “your dog”. */
export const mirrored = (text: string, language: Language): string =>
  language === "zh"
    ? text.replaceAll(/[我你咱俺您]/gu, (sign) => ZH[sign] ?? sign)
    : text.replaceAll(
        /\b[a-z]+(?:['’][a-z]+)?\b/giu,
        (word) => EN[word.toLowerCase().replace("’", "'")] ?? word,
      );
