import { answerAdvice } from "../advice/advice.ts";
import { answerApp } from "../advice/app.ts";
import { chooseIdeas } from "../advice/choose-ideas.ts";
import { answerComparison } from "../compare/compare.ts";
import { answerFact } from "../facts/facts.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { answerCounting } from "../words/counting.ts";
import { answerMeaning } from "../words/explain.ts";
import { answerLetters } from "../words/letters.ts";
import { answerReading } from "../words/readings.ts";
import { answerRelation } from "../words/relations.ts";
import { answerSentence } from "../words/sentences.ts";
import { answerTranslation } from "../words/translate.ts";
import { answerWriting } from "../words/writing.ts";
import { type Ask, readAsk } from "./ask.ts";
import { answerKnown } from "./known/answer-known.ts";
import type { Asked } from "./known/find-asked.ts";

/** What is known of an ask: a neutral sentence in the asker's language, and for ideas the list it is made of. */
export type Knowledge =
  | { readonly kind: "fact" | "word" | "compare" | "advice" | "app"; readonly answer: string }
  | { readonly kind: "ideas"; readonly answer: string; readonly ideas: readonly string[] };

type Answering = (ask: Ask, random: Random) => string | null;

const WORDS: readonly Answering[] = [
  answerSentence,
  answerCounting,
  answerRelation,
  answerWriting,
  answerLetters,
  answerTranslation,
  answerReading,
];

const KINDS: readonly (readonly [
  kind: "fact" | "word" | "compare" | "advice" | "app",
  answering: Answering,
])[] = [
  ...WORDS.map((answering) => ["word", answering] as const),
  ["compare", answerComparison],
  ["word", answerMeaning],
  ["fact", answerFact],
  ["app", answerApp],
];

function ideasFor(ask: Ask, random: Random): Knowledge | null {
  const ideas = chooseIdeas(ask, random);
  if (ideas === null || ideas.length === 0) return null;
  return { kind: "ideas", ideas, answer: ideas.join(ask.isChinese ? "、" : ", ") };
}

const said = ({ isWay, zh, en }: Asked, { isChinese }: Ask): Knowledge => ({
  kind: isWay ? "advice" : "fact",
  answer: isChinese ? zh : en,
});

/** A question within other words: 豆豆睡前问我月亮为什么跟着我们走, “My kid asked why the sky is blue.” */
const WITHIN =
  /(?:问我|问了我|老问|总问|追着问|问妈妈|问爸爸|问过我)(?:说)?[：:，,]?(.{4,40})|\b(?:asked|asks|asking|wants to know|wonders|wondering)(?: me| us)?(?: about)?[:,]? ((?:why|how|what|where|when|who|if)\b.{5,80})/iu;

/** The answer to one of the sentences of a line, or to what a child asked in it. */
function answerWithin(text: string, language: Language): Asked | undefined {
  const quoted = WITHIN.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  const clauses = (quoted ?? text).split(
    /[。！？!?；;:：\n]+\s*|[，,]\s*(?=\p{Script=Han}|(?:why|how|what|where|when|who)\b)/u,
  );
  const parts = clauses.filter((part) => part.trim().length > 3 && part !== text);
  for (const part of parts.reverse()) {
    const ask = readAsk(part, language);
    const asked = ask === null || (!ask.asks && quoted === undefined) ? undefined : answerKnown(ask);
    if (asked !== undefined) return asked;
  }
  return undefined;
}

/**
 * What the built-in knowledge says to a line: a word, a fact, a comparison, advice, ideas or how the app works, as a
 * sentence without “I” and without a full stop; null where the line asks nothing of the kind, nothing is known, or it
 * is longer than 200 characters. Pure; `random` picks among ideas.
 */
export function answerByKnowledge(text: string, language: Language, random: Random): Knowledge | null {
  const ask = readAsk(text, language);
  if (ask === null) return null;
  const asked = answerKnown(ask) ?? answerWithin(text, language);
  for (const [kind, answering] of KINDS) {
    // Words and comparisons are worked out; other facts are found by looser keys.
    if (kind === "fact" && asked?.isSure === true) return said(asked, ask);
    const answer = answering(ask, random);
    if (answer !== null) return { kind, answer };
  }
  const advice = answerAdvice(ask);
  if (advice !== null) return { kind: "advice", answer: advice };
  if (asked !== undefined) return said(asked, ask);
  return ideasFor(ask, random);
}
