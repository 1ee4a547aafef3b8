import { lazily } from "../knowledge/table.ts";
import { ACTS, PLACES, THINGS } from "./dictionary-words.ts";
import { PHRASES } from "./phrases.ts";

/** What a word of the dictionary names, for sentences that use it. */
export type WordKind =
  | "animal"
  | "food"
  | "family"
  | "person"
  | "body"
  | "thing"
  | "clothes"
  | "vehicle"
  | "place"
  | "nature"
  | "time"
  | "notion"
  | "act"
  | "quality"
  | "other"
  | "phrase";

interface Entry {
  readonly kind: WordKind;
  readonly zh: readonly string[];
  readonly en: readonly string[];
}

const formsOf = (side: string): string[] => side.split("/").map((form) => form.trim());

const wordEntries = (table: string): Entry[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [kind = "", records = ""] = line.split(/: (.*)/su);
      return records.split(";").map((record) => {
        const [zh = "", en = ""] = record.split("=");
        return { kind: kind as WordKind, zh: formsOf(zh), en: formsOf(en) };
      });
    });

const phraseEntries = (): Entry[] =>
  PHRASES.trim()
    .split("\n")
    .map((line) => {
      const [zh = "", en = ""] = line.split("=");
      return { kind: "phrase", zh: formsOf(zh), en: formsOf(en) };
    });

/** How an English word or phrase is looked up: lower case, without signs. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^\p{L}\p{N}-]+/gu, " ")
    .trim();

const dictionary = lazily(() => {
  const byChinese = new Map<string, Entry>();
  const byEnglish = new Map<string, Entry>();
  const entries = [...phraseEntries(), ...[THINGS, PLACES, ACTS].flatMap(wordEntries)];
  for (const entry of entries) {
    for (const zh of entry.zh) if (!byChinese.has(zh)) byChinese.set(zh, entry);
    for (const en of entry.en) if (!byEnglish.has(bare(en))) byEnglish.set(bare(en), entry);
  }
  return { byChinese, byEnglish };
});

/** An English word or phrase as it is written in a sentence. */
const written = (english: string): string =>
  english
    .replaceAll(/\bi\b(?=['’ ]|$)/gu, "I")
    .replaceAll(/\b(?:english|chinese)\b/gu, (word) => (word === "english" ? "English" : "Chinese"));

/** The English of a Chinese word or phrase, the usual one first; empty where it is unknown. */
export function inEnglish(chinese: string): readonly string[] {
  const word = chinese.replaceAll(/[\s,。!?,.、~]/gu, "");
  const { byChinese } = dictionary();
  const entry = byChinese.get(word) ?? byChinese.get(word.replace(/(?:了|吧|啊|呀|吗|的)$/u, ""));
  return entry?.en.map(written) ?? [];
}

const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:a|an|the|to|some|my) /u, ""],
  [/ies$/u, "y"],
  [/(?:es|ing|ed|s)$/u, ""],
  [/s$/u, ""],
  [/(?:ing|ed)$/u, "e"],
  [/([bdgmnprt])\1(?:ing|ed)$/u, "$1"],
];

function englishEntry(english: string): Entry | undefined {
  const { byEnglish } = dictionary();
  const word = bare(english);
  const article = word.replace(/^(?:a|an|the|to|some) /u, "");
  for (const form of [word, article]) {
    const found = byEnglish.get(form);
    if (found !== undefined) return found;
  }
  if (article.length < 4) return undefined;
  for (const [ending, instead] of STEMS) {
    const found = ending.test(article) ? byEnglish.get(article.replace(ending, instead)) : undefined;
    if (found !== undefined && found.kind !== "phrase") return found;
  }
  return undefined;
}

/** The Chinese of an English word or phrase, also of a plural or an -ing form; undefined where it is unknown. */
export const inChinese = (english: string): string | undefined => englishEntry(english)?.zh[0];

/** What a word of either language names; undefined where it is unknown. */
export function kindOf(word: string): WordKind | undefined {
  return (dictionary().byChinese.get(word) ?? englishEntry(word))?.kind;
}
