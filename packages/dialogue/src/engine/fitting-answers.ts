import type { Exchange } from "../persona.ts";
import { termsOf } from "../text/terms.ts";
import { fresh } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

/**
 * An exchange's unsaid answers, those first that speak of what was said: of the wordings of an exchange one
 * may be about a quarrel and another about homesickness, and an answer to the one is wrong for the other.
 */
export function fittingAnswers(talk: Conversation, exchange: Exchange | undefined): string[] {
  const answers = fresh(talk, exchange?.answers);
  if (!exchange || answers.length < 2) return answers;
  const heard = tellingWords(talk.input.text, 1);
  const other = new Set(
    exchange.asks.flatMap((ask) => [...tellingWords(ask, 2)]).filter((word) => !heard.has(word)),
  );
  return answers
    .map((answer) => ({ answer, score: 2 * hits(answer, heard) - hits(answer, other) }))
    .sort((a, b) => b.score - a.score)
    .map(({ answer }) => answer);
}

function tellingWords(text: string, length: number): Set<string> {
  const words = [...termsOf(text)].filter(([term, weight]) => weight >= 0.35 && term.length >= length);
  return new Set(words.map(([term]) => term));
}

const hits = (answer: string, words: ReadonlySet<string>): number =>
  Math.min(2, [...words].filter((word) => answer.includes(word)).length);
