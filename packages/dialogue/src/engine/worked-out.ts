import { plainSum } from "../asks/arithmetic.ts";
import { answerByClock } from "../asks/clock/answer-by-clock.ts";
import type { AskKind } from "../asks/kinds.ts";
import { readSum } from "../asks/sums/read-sum.ts";
import { type Amount, convertUnits } from "../asks/units.ts";
import { answerByKnowledge } from "../knowledge/answer.ts";
import type { Intent, Language } from "../persona.ts";
import { wordsOf } from "../text/words.ts";
import type { Conversation } from "./conversation.ts";
import type { Slots } from "./fill.ts";

/** An answer that is right or wrong, and the lines that say it. */
export interface WorkedOut {
  readonly frame: AskKind;
  readonly slots: Slots;
  /** Lines for everybody, where a character has none for the frame. */
  readonly otherwise?: Intent;
}

/** The longest text that is read as a sum, a fact or a question of the clock, in characters. */
const READ_MAX = 200;

/** An amount as it is said: 139.7 厘米, 68.04 kg. */
const inUnit = ({ value, zh, en }: Amount, language: Language): string =>
  `${value} ${language === "zh" ? zh : en}`;

/** What the clock or the calendar says, the result of a sum, or an amount in another unit; null for anything else. */
export function workOut(text: string, conversation: Conversation): WorkedOut | null {
  if (text.length > READ_MAX) return null;
  const { language, input } = conversation;
  const solved = readSum(text);
  if (solved !== null) return { frame: "frame.sum", slots: { ...solved }, otherwise: "compute" };
  const answer = answerByClock(text, language, input.now);
  if (answer !== null) return { frame: "frame.clock", slots: { answer }, otherwise: "calendar" };
  const converted = convertUnits(text);
  if (converted !== null) {
    const slots = { from: inUnit(converted.from, language), to: inUnit(converted.to, language) };
    return { frame: "frame.unit", slots, otherwise: "convert" };
  }
  const computed = plainSum(text);
  return computed && { frame: "frame.sum", slots: { ...computed }, otherwise: "compute" };
}

const KNOWN = {
  fact: "frame.fact",
  word: "frame.word",
  compare: "frame.compare",
  advice: "frame.advice",
  ideas: "frame.ideas",
  app: "frame.app",
} as const;

/** What a character knows: facts, words, comparisons, advice, ideas, and how the app works; null for anything else. */
export function know(text: string, { language, random }: Conversation): WorkedOut | null {
  const known = answerByKnowledge(text, language, random);
  return known && { frame: KNOWN[known.kind], slots: { answer: known.answer } };
}

const SWAP =
  /^(?:那么?|换成|如果是|要是)?(.{1,16}?)(?:呢|怎么样)[？?]?$|^(?:and |ok |so )?(?:what|how) about (.{1,40}?)\W*$|^and (.{1,30}?)\?$/iu;
const MORE_SUM = /^(?:那|再|然后|如果)*(?:加|减|乘|除|plus|minus|times|divided)/iu;
/** Words of an earlier question that are tried in the place of the new one. */
const TRIED = 24;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether an answer speaks of the thing that was put in. */
const names = ({ slots }: WorkedOut, thing: string): boolean =>
  bare(Object.values(slots).join(" ")).includes(bare(thing).slice(0, 4));

/**
 * The earlier question asked of something else: after “capital of France”, “what about Germany”; after a sum,
 * “times two”. Null where nothing fits.
 */
export function workOutSwapped(
  text: string,
  before: string | undefined,
  conversation: Conversation,
): WorkedOut | null {
  const last = conversation.ownLines.at(-1) ?? "";
  if (MORE_SUM.test(text)) {
    const number = /-?\d+(?:\.\d+)?(?!.*\d)/su.exec(last)?.[0];
    return number === undefined
      ? null
      : workOut(`${number}${text.replace(/^(?:那|再|然后|如果)+/u, "")}`, conversation);
  }
  const match = SWAP.exec(text.trim());
  const instead = match?.[1] ?? match?.[2] ?? match?.[3];
  if (before === undefined || before.length > READ_MAX || instead === undefined) return null;
  const words = wordsOf(before).slice(0, TRIED);
  for (const size of [1, 2, 3])
    for (const at of words.keys()) {
      const start = before.indexOf(words[at] ?? "");
      const end = before.indexOf(words[at + size - 1] ?? "\0", start);
      if (start < 0 || end < 0) continue;
      const swapped =
        before.slice(0, start) + instead + before.slice(end + (words[at + size - 1]?.length ?? 0));
      const found = workOut(swapped, conversation) ?? know(swapped, conversation);
      if (found !== null && names(found, instead)) return found;
    }
  return null;
}
