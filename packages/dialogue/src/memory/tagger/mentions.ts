import { ALL_NAMED, type Naming } from "../lexicon.ts";

/** Somebody or something of the person's that a line names. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  /** A key of the lexicon, such as `mother` or `older sister's cat`. */
  readonly key: string;
}

/** What the lexicon's patterns leave out, since alone these are often something else: 妈 in 妈今天来了. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ 妈: "mother", 娘: "mother", 爸: "father", 爹: "father", 哥: "older brother", 姐: "older sister" },
  ...{
    弟: "younger brother",
    妹: "younger sister",
    爷: "grandfather",
    奶: "grandmother",
    姥: "maternal grandmother",
  },
  ...{ 舅: "uncle", 叔: "uncle", 伯: "uncle", 姑: "aunt", 姨: "aunt", 婶: "aunt", 娃: "child", 崽: "child" },
};
const SHORT_WORD = new RegExp(
  `(?<![\\p{Script=Han}])(?:${Object.keys(SHORT).join("|")})(?=[，,\\s今说在是叫给年又去有也])|(?<=[我他她你俺咱和跟陪给让叫])(?:${Object.keys(SHORT).join("|")})(?![妹弟姐哥])`,
  "gu",
);

/** A pattern for all words of a language at once; the number of the group says which. */
function patternOf(namings: readonly Naming[], language: "zh" | "en"): RegExp {
  const parts = namings.map(({ wordsZh, wordsEn }) => (language === "zh" ? `(${wordsZh})` : `(${wordsEn})`));
  return language === "zh"
    ? new RegExp(parts.join("|"), "giu")
    : new RegExp(`(?<![a-z])(?:${parts.join("|")})s?(?![a-z])`, "giu");
}
let patterns: { zh: RegExp; en: RegExp } | undefined;

function* found(text: string, pattern: RegExp): Generator<Mention> {
  for (const match of text.matchAll(pattern)) {
    const at = match.slice(1).findIndex((group) => group !== undefined);
    const naming = ALL_NAMED[at];
    if (naming !== undefined)
      yield { start: match.index, end: match.index + match[0].length, key: naming.key };
  }
}

/** Names, longest first, wherever a line says them. */
function* named(text: string, names: Readonly<Record<string, string>>): Generator<Mention> {
  for (const [name, key] of Object.entries(names)) {
    if (name.length < 2) continue;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      yield { start: at, end: at + name.length, key };
  }
}

/** What stands between an owner and what is theirs: 家的 in 我姐家的猫. */
const OWNS = /^(?:[姐妹哥弟爸妈爷奶]?家?的?(?:那只|那条|小|大)?|'s (?:\w+ )?|s' )$/u;

/** Whom and what a line names, in their order; of those that overlap, the first and longest. */
export function mentionsIn(text: string, names: Readonly<Record<string, string>> = {}): Mention[] {
  patterns ??= { zh: patternOf(ALL_NAMED, "zh"), en: patternOf(ALL_NAMED, "en") };
  const short = [...text.matchAll(SHORT_WORD)].map(
    ({ 0: word, index }): Mention => ({
      start: index,
      end: index + word.length,
      key: SHORT[word] ?? word,
    }),
  );
  const all = [...found(text, patterns.zh), ...found(text, patterns.en), ...short, ...named(text, names)];
  all.sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: Mention[] = [];
  for (const mention of all) if (mention.start >= (apart.at(-1)?.end ?? 0)) apart.push(mention);
  return apart.map((mention, at) => {
    const owner = apart[at - 1];
    const isOwned =
      owner !== undefined && OWNS.test(text.slice(owner.end, mention.start)) && owner.end < mention.start;
    return isOwned ? { ...mention, key: `${owner.key}'s ${mention.key}` } : mention;
  });
}
