import { DEFAULTS } from "../defaults/defaults.ts";
import type { Exchange, Follow, Language, Lore, Persona } from "../persona.ts";
import { type ExchangeIndex, indexExchanges } from "../retrieval/find-exchange.ts";
import { inLanguage, languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { fingerprint, isQuestion, sentencesOf } from "../text/sentences.ts";

/** A line that asked something, identified by the part of it that slots and styles do not change. */
interface AskedQuestion {
  readonly anchor: string;
  readonly follow: Follow | undefined;
  readonly index: number;
}

interface KeyedLore {
  readonly keys: readonly string[];
  readonly lore: Lore;
  readonly index: number;
}

/** A persona prepared for conversations, once: indexes and the lines of each language. */
export interface PreparedPersona {
  readonly persona: Persona;
  readonly examples: Record<Language, ExchangeIndex>;
  readonly initiatives: Record<Language, readonly Exchange[]>;
  readonly askedQuestions: readonly AskedQuestion[];
  readonly questions: Record<Language, readonly Question[]>;
  readonly lore: readonly KeyedLore[];
}

/** Limits for what an author or an imported card may contain. */
const LIMITS = { examples: 600, asks: 24, answers: 12, lore: 1000, keys: 100, text: 1000, content: 8000 };

export function prepare(given: Persona): PreparedPersona {
  const persona = bounded(given);
  const { examples } = persona;
  const initiatives = {
    zh: own(persona.initiatives, "zh", DEFAULTS.zh.initiatives),
    en: own(persona.initiatives, "en", DEFAULTS.en.initiatives),
  };
  return {
    persona,
    examples: { zh: indexed(examples, "zh"), en: indexed(examples, "en") },
    initiatives,
    askedQuestions: [
      ...examples.flatMap((exchange, index) => anchorsOf(exchange, index)),
      ...[...initiatives.zh, ...initiatives.en].flatMap((exchange) => anchorsOf(exchange, -1)),
    ],
    questions: { zh: questionsOf(examples, "zh"), en: questionsOf(examples, "en") },
    lore: persona.lore.map((lore, index) => ({
      keys: lore.keys.map(normal).filter((key) => key !== ""),
      lore,
      index,
    })),
  };
}

function bounded(persona: Persona): Persona {
  const short = (lines: readonly string[], max: number) =>
    lines.slice(0, max).map((line) => line.slice(0, LIMITS.text));
  return {
    ...persona,
    examples: persona.examples.slice(0, LIMITS.examples).map((exchange) => ({
      ...exchange,
      asks: short(exchange.asks, LIMITS.asks),
      answers: short(exchange.answers, LIMITS.answers),
    })),
    lore: persona.lore.slice(0, LIMITS.lore).map(({ keys, content }) => ({
      keys: short(keys, LIMITS.keys),
      content: content.slice(0, LIMITS.content),
    })),
  };
}

function own(
  initiatives: readonly Exchange[] | undefined,
  language: Language,
  otherwise: readonly Exchange[],
): readonly Exchange[] {
  const mine = (initiatives ?? []).filter(({ answers }) => inLanguage(answers, language).length > 0);
  return mine.length >= 6 ? mine : [...mine, ...otherwise];
}

/** An exchange is indexed in the language of its replies; its questions may be in any. */
function indexed(examples: readonly Exchange[], language: Language): ExchangeIndex {
  return indexExchanges(
    examples.map((exchange) => ({
      ...exchange,
      asks: inLanguage(exchange.answers, language).length > 0 ? exchange.asks : [],
    })),
  );
}

function anchorsOf(exchange: Exchange, index: number): AskedQuestion[] {
  return exchange.answers.flatMap((answer, at) => {
    const closing = sentencesOf(answer).at(-1) ?? "";
    if (!/[？?]\s*$/u.test(closing)) return [];
    const pieces = closing.split(/\{\w+\}/u).map(fingerprint);
    const anchor = pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
    return anchor.length < (languageOf(answer) === "en" ? 8 : 3)
      ? []
      : [{ anchor, follow: exchange.follows?.find(({ after }) => after === at), index }];
  });
}

/** The exchange whose question ended a line of the character. */
export function pendingQuestion(prepared: PreparedPersona, line: string): AskedQuestion | undefined {
  const mark = fingerprint(line);
  let best: { at: number; question: AskedQuestion } | undefined;
  for (const question of prepared.askedQuestions) {
    const at = mark.lastIndexOf(question.anchor);
    const end = at + question.anchor.length;
    if (at < 0 || mark.length - end > 14) continue;
    if (best === undefined || question.anchor.length > best.question.anchor.length) best = { at, question };
  }
  return best?.question;
}

/** Something a user could ask a character, and all the wordings that count as having asked it. */
interface Question {
  readonly text: string;
  readonly wordings: readonly string[];
}

/** The questions among the examples that are about the character, not about the user. */
function questionsOf(examples: readonly Exchange[], language: Language): Question[] {
  return examples.flatMap(({ asks }) => {
    const first = inLanguage(asks, language)[0];
    if (first === undefined || first.length > 39 || /我/u.test(first) || !isQuestion(first)) return [];
    const aboutIt = language === "en" ? /\b(?:you|your)\b/iu : /你|什么|谁|哪|怎么|讲|吗$/u;
    if (!aboutIt.test(first)) return [];
    const text = /[?？]$/u.test(first) ? first : `${first}${language === "zh" ? "？" : "?"}`;
    return [{ text, wordings: asks.map(normal) }];
  });
}
