import { compute } from "../asks/arithmetic.ts";
import { answerByClock } from "../asks/clock.ts";
import { type Amount, convertUnits } from "../asks/units.ts";
import { DEFAULTS } from "../defaults/defaults.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { alternatives, polarityOf, recognise } from "../intents/recognise.ts";
import { memoryText, withoutName } from "../memory/memory-text.ts";
import type { Exchange, Intent, Language } from "../persona.ts";
import { CERTAIN, type ExchangeMatch, findExchanges } from "../retrieval/find-exchange.ts";
import { inLanguage } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { isQuestion, isRequest } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";
import { type Candidate, fresh, intentLines, listLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { fill, type Slots } from "./fill.ts";
import { honestCandidates } from "./honest.ts";
import { loreCandidates } from "./lore.ts";
import { HEAVY, isHeavy } from "./mood.ts";
import { pendingQuestion } from "./prepare.ts";

/** Told or wished rather than asked: nothing is added to the reply. */
const CLOSED: ReadonlySet<Intent> = new Set([
  "farewell",
  "goodnight",
  "love",
  "grief",
  "sad",
  "lonely",
  "sick",
  "human",
  "compute",
  "convert",
  "calendar",
]);
const MUST_EXTEND: ReadonlySet<Intent> = new Set(["nod", "laugh", "picture", "again", "continue", "bored"]);

/** An amount as it is said: 139.7 厘米, 68.04 kg. */
const inUnit = ({ value, zh, en }: Amount, language: Language): string =>
  `${value} ${language === "zh" ? zh : en}`;

const intentCandidates = (conversation: Conversation, intent: Intent, extra: Slots = {}): Candidate[] => {
  let extension: Candidate["extension"] = CLOSED.has(intent) ? "never" : "maybe";
  if (MUST_EXTEND.has(intent)) extension = "must";
  return intentLines(conversation, intent, extra).map((text) => ({
    text,
    source: { rule: "intent", intent },
    extension,
  }));
};

/** All possible replies, the most fitting first (`characters §10.1`). */
export function* candidates(conversation: Conversation): Generator<Candidate> {
  const { text } = conversation.input;
  yield* namedCandidates(conversation);
  yield* computedCandidates(conversation);
  const known = recognise(text);
  if (known?.hard) yield* hardIntent(conversation, known.intent);
  const matches = findExchanges(conversation.prepared.examples[conversation.language], text);
  const best = matches[0]?.score ?? 0;
  if (known?.intent === "grief") yield* intentCandidates(conversation, "grief");
  if (best < 1 && isPlainReply(text)) yield* followCandidates(conversation, best, known?.intent);
  const certain = known && SURE.has(known.intent) ? 1 : CERTAIN;
  if (best >= certain) yield* exampleCandidates(conversation, matches);
  yield* memoryCandidates(conversation, best);
  yield* followCandidates(conversation, best, known?.intent);
  const soft = known && !known.hard ? known.intent : undefined;
  if (soft && best < exampleThreshold(soft)) yield* intentCandidates(conversation, soft);
  const isHeavyStatement = !isQuestion(text) && isHeavy(conversation);
  if (isHeavyStatement && soft === undefined) yield* listening(conversation);
  if (best > 0 && best < CERTAIN && soft !== "nod") yield* exampleCandidates(conversation, matches);
  if (soft) yield* intentCandidates(conversation, soft);
  yield* loreCandidates(conversation);
  yield* openCandidates(conversation, soft);
}

/** The longest text that is read as a sum or a question of the clock, in characters. */
const COMPUTED_MAX = 200;

/** What the clock or the calendar says, the result of a sum, or an amount in another unit. */
function* computedCandidates(conversation: Conversation): Generator<Candidate> {
  const { language, input } = conversation;
  if (input.text.length > COMPUTED_MAX) return;
  const answer = answerByClock(input.text, language, input.now);
  if (answer !== null) {
    yield* intentCandidates(conversation, "calendar", { answer });
    return;
  }
  const converted = convertUnits(input.text);
  if (converted !== null) {
    const { from, to } = converted;
    const slots = { from: inUnit(from, language), to: inUnit(to, language) };
    yield* intentCandidates(conversation, "convert", slots);
    return;
  }
  const computed = compute(input.text);
  if (computed !== null) yield* intentCandidates(conversation, "compute", { ...computed });
}

/** Recognised by the whole line, or too grave to risk a mistake. */
const SURE: ReadonlySet<Intent> = new Set([
  "nod",
  "greeting",
  "farewell",
  "goodnight",
  "thanks",
  "love",
  "sick",
  "grief",
]);

/** The score an example needs to precede an intent: an illness is never answered with a snack. */
function exampleThreshold(intent: Intent): number {
  if (SURE.has(intent)) return 1.01;
  return HEAVY.has(intent) ? 0.55 : 0.45;
}

function* hardIntent(conversation: Conversation, intent: Intent): Generator<Candidate> {
  if (intent === "human") yield* honestCandidates(conversation);
  else if (intent === "choose") {
    const choice = conversation.random.pick(alternatives(conversation.input.text) ?? []);
    if (choice !== undefined) yield* intentCandidates(conversation, "choose", { choice });
  } else if (intent === "repeat") {
    const last = conversation.ownLines.at(-1);
    if (last !== undefined) yield* intentCandidates(conversation, "repeat", { last });
  } else if (intent === "remember") yield* remembering(conversation);
  else if (intent === "continue") {
    yield* loreCandidates(conversation, { unasked: true });
    yield* intentCandidates(conversation, "continue");
  } else yield* intentCandidates(conversation, intent);
}

/** A user who told something hears it back; one who told nothing is asked. */
function* remembering(conversation: Conversation): Generator<Candidate> {
  const known = knownFacts(conversation);
  for (const candidate of intentCandidates(conversation, "remember", { known })) {
    if (known === undefined || candidate.text.includes(known)) yield candidate;
  }
}

function knownFacts({ memories, language }: Conversation): string | undefined {
  if (memories.length === 0) return undefined;
  const latest = memories.slice(-4).map(memoryText);
  return language === "zh" ? `你${latest.join("，")}` : `You told me: ${latest.join("; ")}`;
}

function* exampleCandidates(
  conversation: Conversation,
  matches: readonly ExchangeMatch[],
): Generator<Candidate> {
  const best = matches[0];
  if (!best) return;
  for (const { exchange: index, score } of matches.slice(0, 4)) {
    if (score < best.score * 0.9) break;
    const exchange = conversation.prepared.persona.examples[index];
    for (const text of rankReplies(conversation, exchange)) {
      yield { text, source: { rule: "example", index }, extension: "maybe" };
    }
  }
  if (best.score >= 0.5) yield* intentCandidates(conversation, "again");
}

/** Replies to the answer to what the character asked last. */
function* followCandidates(conversation: Conversation, best: number, intent?: Intent): Generator<Candidate> {
  const last = conversation.ownLines.at(-1);
  const pending = last === undefined ? undefined : pendingQuestion(conversation.prepared, last);
  const { text } = conversation.input;
  if (
    !pending?.follow ||
    best >= (isPlainReply(text) ? 1 : 0.42) ||
    isQuestion(text) ||
    text.length > (conversation.language === "zh" ? 26 : 80)
  )
    return;
  if (intent !== undefined && intent !== "nod" && intent !== "happy" && intent !== "bored") return;
  const { yes, no, any } = pending.follow;
  const kind = polarityOf(normal(text));
  const shortText =
    /^[^，。！？,.!?;；]{1,10}[。！!~～.]*$/u.test(text) && !/[我你]/u.test(text)
      ? text.replace(/[。！!~～.]+$/u, "")
      : undefined;
  const lines = kind === "yes" ? yes : no;
  const echo = kind === "any" ? shortText : undefined;
  const source = { rule: "follow", index: pending.index } as const;
  for (const line of kind === "any" ? [] : fresh(conversation, lines, { said: echo })) {
    yield { text: line, source, extension: "maybe" };
  }
  const bare = intent === "nod" && kind !== "any" && lines.length > 0;
  if (!bare)
    for (const line of fresh(conversation, any, { said: echo }))
      yield { text: line, source, extension: "maybe" };
}

/** A user who gives their name and then their trouble gets a reply about the trouble, by name. */
function* namedCandidates(conversation: Conversation): Generator<Candidate> {
  const name = conversation.fresh.find(({ kind }) => kind === "name");
  const rest = name ? withoutName(conversation.input.text, name) : "";
  if (!name || rest.length < 3) return;
  const known = recognise(rest);
  const best = findExchanges(conversation.prepared.examples[conversation.language], rest)[0]?.score ?? 0;
  if (best < 0.45 && (known === undefined || known.intent === "nod")) return;
  const inner = {
    ...conversation,
    input: { ...conversation.input, text: rest },
    fresh: conversation.fresh.filter((memory) => memory !== name),
  };
  const comma = conversation.language === "zh" ? "，" : ". ";
  for (const candidate of candidates(inner)) {
    const { text } = candidate;
    yield { ...candidate, text: text.includes(name.value) ? text : `${name.value}${comma}${text}` };
  }
}

/** A few words without a subject of their own are the answer to the question. */
const isPlainReply = (text: string): boolean =>
  text.length <= (/[a-z]{3}/iu.test(text) ? 24 : 12) &&
  !/[我你]|^(?:今天|昨天|刚才|刚刚|最近|明天|现在|讲|说|给|帮|唱|推荐|换|来|玩|告诉|再|别|夸)|\b(?:i|you|my|me|tell|sing|play)\b/iu.test(
    text,
  );

const ACKNOWLEDGEMENTS: Record<MemoryKind, Intent> = {
  name: "nameGiven",
  like: "likeGiven",
  dislike: "dislikeGiven",
  birthday: "birthdayGiven",
  job: "jobGiven",
  pet: "petGiven",
  plan: "planGiven",
};

/** Acknowledges what the user just said about themselves, unless an example fits better. */
function* memoryCandidates(conversation: Conversation, best: number): Generator<Candidate> {
  const newMemory =
    conversation.fresh.find((memory: Memory) => memory.kind === "name") ?? conversation.fresh.at(-1);
  if (!newMemory || (best >= 0.55 && newMemory.kind !== "name")) return;
  yield* intentCandidates(conversation, ACKNOWLEDGEMENTS[newMemory.kind], { value: newMemory.value });
}

/** Nothing fits: listens to a statement, admits not knowing an answer, and keeps the chat going. */
function* openCandidates(conversation: Conversation, soft: Intent | undefined): Generator<Candidate> {
  const wantsInformation = isQuestion(conversation.input.text) || isRequest(conversation.input.text);
  const { persona } = conversation.prepared;
  if (!wantsInformation && soft === undefined && persona.examples.length < 4)
    yield* loreCandidates(conversation, { unasked: true });
  if (soft !== "nod") yield* wantsInformation ? deflecting(conversation) : listening(conversation);
  yield* loreCandidates(conversation, { unasked: true });
  for (const { answers } of conversation.random.shuffle(
    conversation.prepared.initiatives[conversation.language],
  )) {
    for (const text of fresh(conversation, answers))
      yield { text, source: { rule: "initiative" }, extension: "never" };
  }
  yield* combined(conversation);
}

function* listening(conversation: Conversation): Generator<Candidate> {
  for (const text of listLines(conversation, "listening"))
    yield { text, source: { rule: "listening" }, extension: "must" };
}

function* deflecting(conversation: Conversation): Generator<Candidate> {
  for (const text of listLines(conversation, "deflections"))
    yield { text, source: { rule: "deflection" }, extension: "must" };
}

/** A long chat has used up every line: pairs of lines are still new. */
function* combined(conversation: Conversation): Generator<Candidate> {
  const { language, prepared, random, slots } = conversation;
  const { listening, deflections } = prepared.persona;
  const common = DEFAULTS[language];
  const all = [...(listening ?? []), ...(deflections ?? []), ...common.listening, ...common.deflections];
  const openers = random.shuffle(inLanguage(all, language)).slice(0, 40);
  const questions = random.shuffle(prepared.initiatives[language].flatMap(({ answers }) => answers));
  for (const opener of openers) {
    for (const question of questions) {
      const text = fill(`${opener}${language === "en" ? " " : ""}${question}`, slots);
      if (text !== undefined) yield { text, source: { rule: "deflection" }, extension: "never", pair: true };
    }
  }
}

/**
 * An exchange's unsaid replies, first those that mention what the user said: of an exchange's wordings one
 * may be about a quarrel and another about homesickness, and a reply to one is wrong for the other.
 */
function rankReplies(conversation: Conversation, exchange: Exchange | undefined): string[] {
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
