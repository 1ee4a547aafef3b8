import { DEFAULTS } from "../defaults/defaults.ts";
import type { Exchange, Follow, Language, Lore, Persona } from "../persona.ts";
import { type ExchangeIndex, indexExchanges } from "../retrieval/find-exchange.ts";
import { inLanguage, languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { fingerprint, sentencesOf } from "../text/sentences.ts";
import { type Question, questionsOf } from "./questions.ts";

/** A line that asked something, by the piece of it that survives slots and styles. */
interface Asked {
  readonly anchor: string;
  readonly follow: Follow | undefined;
  readonly index: number;
}

interface KeyedLore {
  readonly keys: readonly string[];
  readonly lore: Lore;
  readonly index: number;
}

/** A persona made ready for conversation, once: indexes and the lines of each language. */
export interface Prepared {
  readonly persona: Persona;
  readonly examples: Record<Language, ExchangeIndex>;
  readonly initiatives: Record<Language, readonly Exchange[]>;
  readonly asked: readonly Asked[];
  readonly questions: Record<Language, readonly Question[]>;
  readonly lore: readonly KeyedLore[];
}

/** Bounds for what an author or an imported card may bring. */
const MOST = { examples: 600, asks: 24, answers: 12, lore: 200, keys: 24, text: 1000 };

export function prepare(given: Persona): Prepared {
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
    asked: [
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
  const short = (lines: readonly string[], most: number) =>
    lines.slice(0, most).map((line) => line.slice(0, MOST.text));
  return {
    ...persona,
    examples: persona.examples.slice(0, MOST.examples).map((exchange) => ({
      ...exchange,
      asks: short(exchange.asks, MOST.asks),
      answers: short(exchange.answers, MOST.answers),
    })),
    lore: persona.lore.slice(0, MOST.lore).map(({ keys, content }) => ({
      keys: short(keys, MOST.keys),
      content: content.slice(0, MOST.text),
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

/** An exchange is indexed in the language of its answers; its asks may be in any. */
function indexed(examples: readonly Exchange[], language: Language): ExchangeIndex {
  return indexExchanges(
    examples.map((exchange) => ({
      ...exchange,
      asks: inLanguage(exchange.answers, language).length > 0 ? exchange.asks : [],
    })),
  );
}

function anchorsOf(exchange: Exchange, index: number): Asked[] {
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

/** The exchange whose question a line of the character ended with. */
export function pendingQuestion(prepared: Prepared, line: string): Asked | undefined {
  const said = fingerprint(line);
  let best: { at: number; asked: Asked } | undefined;
  for (const asked of prepared.asked) {
    const at = said.lastIndexOf(asked.anchor);
    const end = at + asked.anchor.length;
    if (at < 0 || said.length - end > 14) continue;
    if (best === undefined || asked.anchor.length > best.asked.anchor.length) best = { at, asked };
  }
  return best?.asked;
}
