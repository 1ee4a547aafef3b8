import type { AskKind } from "../asks/kinds.ts";
import type { LearnedAsk } from "../asks/recognise-ask.ts";
import type { MemoryKind } from "../dialogue.ts";
import { isQuestion, isRequest } from "../text/sentences.ts";
import { linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { isHeavy } from "./mood.ts";

/**
 * How likely the kind of what is brought up must be for a reaction, where something surely is (`some`). More is asked in a
 * heavy chat, since a playful word would hurt, and where the line states a lasting fact, which is rather said back.
 */
const LIKELY = { some: 0.5, usually: 0.14, heavy: 0.35, fact: 0.5 };

/** Facts of a moment: what happens, is planned or weighs. */
const OF_THE_MOMENT: ReadonlySet<MemoryKind> = new Set([
  ...(["event", "plan", "wish", "worry", "health", "died", "other", "habit", "family"] as const),
]);

/** Readings by a few words, which what somebody brings up of them overrules: 我女儿会骑车了 is no question of friends. */
const BY_A_WORD = /^(?:other\.friend|noise\.(?:nonsense|long)|opinion\.)/u;

/** Whether a line surely brings something up. */
const isDaily = (learned: LearnedAsk | undefined): learned is LearnedAsk =>
  learned?.kind.startsWith("daily.") === true &&
  learned.ofGroup >= LIKELY.some &&
  learned.likelihood >= LIKELY.usually;

/** Illness and sorrow of somebody else, which is no illness of the person. */
const OF_OTHERS = /^(?:comfort\.(?:sick|sad|tired|anxious))$/u;

/** Whether a kind that a few words suggest gives way to what the line brings up. */
export const isRatherDaily = (ask: AskKind | undefined, learned: LearnedAsk | undefined): boolean =>
  ask !== undefined &&
  isDaily(learned) &&
  (BY_A_WORD.test(ask) || (learned.kind === "daily.kinsick" && OF_OTHERS.test(ask)));

/**
 * Reactions to what a person brings up without asking anything: a meal, a quarrel, a parcel. They take up the thing itself,
 * as no line for everything can.
 */
export function* dailyCandidates(
  conversation: Conversation,
  learned: LearnedAsk | undefined,
): Generator<Candidate> {
  const { input, fresh } = conversation;
  if (!isDaily(learned) || isQuestion(input.text) || isRequest(input.text)) return;
  const hasFact = fresh.some(({ kind }) => !OF_THE_MOMENT.has(kind));
  const least = Math.max(LIKELY.usually, isHeavy(conversation) ? LIKELY.heavy : 0, hasFact ? LIKELY.fact : 0);
  if (learned.likelihood >= least) yield* linesOf(conversation, learned.kind);
}
