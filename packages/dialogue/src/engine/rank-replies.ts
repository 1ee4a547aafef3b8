import type { Exchange } from "../persona.ts";
import { termsOf } from "../text/terms.ts";
import { fresh } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

/**
 * An exchange's unsaid answers, those first that speak of what was said: of the wordings of an exchange one
 * may be about a quarrel and another about homesickness, and an answer to the one is wrong for the other.
 */
export function rankReplies(conversation: Conversation, exchange: Exchange | undefined): string[] {
  const replies = fresh(conversation, exchange?.answers);
  if (!exchange || replies.length < 2) return replies;
  const inputWords = contentWords(conversation.input.text, 1);
  const other = new Set(
    exchange.asks.flatMap((wording) => [...contentWords(wording, 2)]).filter((word) => !inputWords.has(word)),
  );
  return replies
    .map((reply) => ({ reply, score: 2 * hits(reply, inputWords) - hits(reply, other) }))
    .sort((a, b) => b.score - a.score)
    .map(({ reply }) => reply);
}

function contentWords(text: string, length: number): Set<string> {
  const words = [...termsOf(text)].filter(([term, weight]) => weight >= 0.35 && term.length >= length);
  return new Set(words.map(([term]) => term));
}

const hits = (reply: string, words: ReadonlySet<string>): number =>
  Math.min(2, [...words].filter((word) => reply.includes(word)).length);
