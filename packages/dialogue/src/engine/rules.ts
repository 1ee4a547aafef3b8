import type { AskKind } from "../asks/kinds.ts";
import { type LearnedAsk, learnedAsk, recogniseAsk, recogniseGrave } from "../asks/recognise-ask.ts";
import { alternatives, polarityOf, recognise } from "../intents/recognise.ts";
import { withoutName } from "../memory/names.ts";
import type { Exchange, Intent } from "../persona.ts";
import type { Framed } from "../questions/frame.ts";
import { CERTAIN, type ExchangeMatch, findExchanges } from "../retrieval/find-exchange.ts";
import { normal } from "../text/normal.ts";
import { isQuestion, isRequest, sentencesOf } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";
import { memoryCandidates, remembering } from "./acknowledge.ts";
import { anotherIdea } from "./another-idea.ts";
import { askCandidates, lastAsk, linesOf } from "./ask-candidates.ts";
import { type Candidate, fresh } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { dailyCandidates, isRatherDaily } from "./daily.ts";
import { honestCandidates } from "./honest.ts";
import { intentCandidates } from "./intent-candidates.ts";
import { loreCandidates } from "./lore.ts";
import { isParticular, madeCandidates, playedCandidates } from "./made-candidates.ts";
import { duly, dulyAsked, isAsking, isDue, mannerCandidates, reworded } from "./manners.ts";
import { learntCandidates, memoryAnswerCandidates, memoryCommandCandidates } from "./memory-answers.ts";
import { HEAVY, isHeavy } from "./mood.ts";
import { listening, openCandidates } from "./open-candidates.ts";
import { pendingQuestion } from "./prepare.ts";
import { asksTheSame, framedCandidates, questionAsked, wonderingCandidates } from "./question-candidates.ts";
import { know, workOut, workOutSwapped } from "./worked-out.ts";

/** The scores from which an example is more likely meant than not; a story that shares a word with one is not. */
const LIKELY = { asked: 0.38, said: 0.6 };

/** The score from which an author's own example precedes the lines for what everybody asks. */
const AUTHORED = 0.85;

/** The score of an example that was asked for word by word. */
const EXACT = 0.97;

/** How somebody is: an example that only shares the topic could answer an exam passed with comfort for one failed. */
const MOODS = /^(?:happy|comfort|greet)\./u;

/** What the character is: knowledge of machines is no answer to it. */
const IDENTITY = /^self\.(?:ai|human|real)$/u;

/** No example answers these: it could say something untrue. */
const HONEST = /^(?:self\.(?:ai|human|real)|unknown|app|talk)\b/u;

/**
 * How likely a learned kind must be to go before an example that may fit and the tables of wordings, before the tables
 * alone, before a question is said back, before an unlikely example, and last where something is asked: a statement
 * is rather listened to.
 */
const LEARNED = { sure: 0.85, first: 0.8, clear: 0.6, likely: 0.35, last: 0.15 };

/** The kind of ask by its wording; by what was learned where that is surer. */
function askOf(text: string, learned: LearnedAsk | undefined): AskKind | undefined {
  const byWording = recogniseAsk(text);
  const isFixed = byWording !== undefined && HONEST.test(byWording);
  const isDaily = learned?.kind.startsWith("daily.") === true;
  const isLearned = learned !== undefined && learned.likelihood >= LEARNED.first && !isFixed && !isDaily;
  return isLearned ? learned.kind : dulyAsked(text, byWording);
}

/** The score from which an example precedes saying a question back. */
const MEANT = 0.6;

/** How a question asks, unless it is surely of a kind with lines of its own. */
function framedAs(conversation: Conversation, learned: LearnedAsk | undefined): Framed | undefined {
  const sure = learned !== undefined && learned.likelihood >= LEARNED.sure ? learned.kind : undefined;
  return questionAsked(conversation, recogniseAsk(conversation.input.text) ?? sure);
}

/** Frames that ask for a judgement: what is known may answer them, chance does not. */
const JUDGED: ReadonlySet<AskKind> = new Set([
  "asked.should",
  "asked.believe",
  "asked.instead",
  "asked.would",
  "asked.child",
  "refuse.medical",
]);

/** How a line was read before it is answered. */
interface Reading {
  readonly ask: AskKind | undefined;
  readonly framed: Framed | undefined;
  readonly matches: readonly ExchangeMatch[];
}

/** What is made, chosen or known, and answers to how a question asks; an example that asks the same precedes those. */
function* knownCandidates(
  conversation: Conversation,
  { ask, framed, matches }: Reading,
): Generator<Candidate> {
  const isJudged = framed !== undefined && JUDGED.has(framed.kind);
  if (!isJudged) yield* madeCandidates(conversation);
  const isIdentity = ask !== undefined && IDENTITY.test(ask);
  const known = isIdentity ? null : know(conversation.input.text, conversation);
  if (known !== null) yield* linesOf(conversation, known.frame, known.slots);
  if (framed === undefined) return;
  const example = conversation.prepared.persona.examples[matches[0]?.exchange ?? -1];
  if (example !== undefined && asksTheSame(example, framed, conversation.language))
    yield* exampleCandidates(conversation, matches);
  yield* framedCandidates(conversation, framed);
  if (isJudged) yield* madeCandidates(conversation);
}

const lineBefore = ({ ownLines }: Conversation): string => ownLines.at(-1) ?? "";

/** All possible replies, the most fitting first (`characters §10.1`). */
export function* candidates(conversation: Conversation): Generator<Candidate> {
  const { text } = conversation.input;
  const learned = duly(text, learnedAsk(text, lineBefore(conversation)));
  yield* foremostCandidates(conversation);
  const matches = findExchanges(conversation.prepared.examples[conversation.language], text);
  const best = matches[0]?.score ?? 0;
  if (best < EXACT) yield* memoryAnswerCandidates(conversation, { isKnown: false });
  const isSure = learned !== undefined && learned.likelihood >= LEARNED.sure && MOODS.test(learned.kind);
  const likelyKind = askOf(text, isSure || best < LIKELY.asked ? learned : undefined);
  const ask = isRatherDaily(likelyKind, learned) ? undefined : likelyKind;
  const framed = best < AUTHORED ? framedAs(conversation, learned) : undefined;
  if (best < AUTHORED) yield* knownCandidates(conversation, { ask, framed, matches });
  else if (best < 1 && isParticular(text)) yield* madeCandidates(conversation);
  const goesFirst = ask !== undefined && (HONEST.test(ask) || (MOODS.test(ask) && best < EXACT));
  if (ask !== undefined && (best < AUTHORED || goesFirst)) yield* askCandidates(conversation, ask);
  if (ask !== undefined && ONCE_MORE.has(ask)) yield* onceMore(conversation, lastAsk(conversation));
  yield* anotherIdea(conversation, onceMore);
  const recognised = recognise(text);
  const known = recognised !== undefined && isDue(text, recognised.intent) ? recognised : undefined;
  if (known?.hard) yield* hardIntent(conversation, known.intent);
  if (known?.intent === "grief") yield* intentCandidates(conversation, "grief");
  if (best < 1 && (isPlainReply(text) || takesUp(text, lineBefore(conversation))))
    yield* followCandidates(conversation, best, known?.intent);
  if (best < AUTHORED && (known === undefined || !known.hard)) yield* dailyCandidates(conversation, learned);
  // A story that only shares 女朋友 with the line says nothing about this one.
  const isOfOthers = conversation.fresh.some(({ about }) => about !== undefined);
  if (isOfOthers && !isAsking(text) && known === undefined && best < EXACT)
    yield* learntCandidates(conversation);
  if (best >= leastOfExample(conversation, known?.intent)) yield* exampleCandidates(conversation, matches);
  yield* memoryCandidates(conversation, best);
  yield* followCandidates(conversation, best, known?.intent);
  const soft = known && !known.hard ? known.intent : undefined;
  if (soft && best < exampleThreshold(soft)) yield* intentCandidates(conversation, soft);
  const isHeavyStatement = !isQuestion(text) && isHeavy(conversation);
  if (isHeavyStatement && soft === undefined) yield* listening(conversation);
  const isAsked = isQuestion(text) || isRequest(text);
  const fits = isAsked ? LIKELY.asked : LIKELY.said;
  const isLikely = learned !== undefined && learned.likelihood >= LEARNED.likely && best < fits;
  const isHurt = isLikely && MOODS.test(learned.kind);
  if (soft === undefined && !isAsking(text) && best < fits && !isHurt && !isOfOthers)
    yield* learntCandidates(conversation);
  if (best < MEANT && (learned === undefined || learned.likelihood < LEARNED.clear))
    yield* wonderingCandidates(conversation);
  if (isLikely) yield* askCandidates(conversation, learned.kind);
  if (best >= fits && best < CERTAIN && soft !== "nod") yield* exampleCandidates(conversation, matches);
  if (soft) yield* intentCandidates(conversation, soft);
  yield* loreCandidates(conversation);
  if (learned !== undefined && isAsked && learned.likelihood >= LEARNED.last)
    yield* askCandidates(conversation, learned.kind);
  yield* openCandidates(conversation, soft);
}

/** What precedes every example: danger, games, manners, what is remembered, and what can be worked out. */
function* foremostCandidates(conversation: Conversation): Generator<Candidate> {
  const { text } = conversation.input;
  yield* graveCandidates(conversation);
  yield* playedCandidates(conversation);
  yield* memoryCommandCandidates(conversation);
  const inner = reworded(text);
  if (inner !== undefined && inner.length < text.length)
    yield* candidates({ ...conversation, input: { ...conversation.input, text: inner } });
  yield* mannerCandidates(conversation);
  yield* memoryAnswerCandidates(conversation, { isKnown: true });
  yield* namedCandidates(conversation);
  yield* workedOutCandidates(conversation);
}

/** The score from which an example precedes the rest; what somebody else did is no occasion for a story. */
function leastOfExample({ fresh: learnt, input }: Conversation, intent: Intent | undefined): number {
  if (intent !== undefined && SURE.has(intent)) return 1;
  const isStory = learnt.some(({ about, kind }) => about !== undefined && kind === "event");
  return isStory && !isAsking(input.text) ? EXACT : CERTAIN;
}

/** What comes before everything: danger, and what is declined. */
function* graveCandidates(conversation: Conversation): Generator<Candidate> {
  const grave = recogniseGrave(conversation.input.text, lineBefore(conversation));
  // “What medicine am I on?” asks for what was said, not for a doctor.
  if (grave === "refuse.medical")
    for (const isKnown of [true, false]) yield* memoryAnswerCandidates(conversation, { isKnown });
  if (grave !== undefined) yield* askCandidates(conversation, grave);
}

/** Asks for another answer to what was asked before. */
const ONCE_MORE: ReadonlySet<AskKind> = new Set(["follow.more", "talk.longer", "talk.simpler"]);

function* onceMore(conversation: Conversation, text: string | undefined): Generator<Candidate> {
  if (text !== undefined && text !== conversation.input.text)
    yield* candidates({ ...conversation, input: { ...conversation.input, text } });
}

/** What was worked out, in the character's words; a question that swaps one thing of the question before too. */
function* workedOutCandidates(conversation: Conversation): Generator<Candidate> {
  const { text } = conversation.input;
  const found = workOutSwapped(text, lastAsk(conversation), conversation) ?? workOut(text, conversation);
  if (found === null) return;
  yield* linesOf(conversation, found.frame, found.slots);
  if (found.otherwise !== undefined) yield* intentCandidates(conversation, found.otherwise, found.slots);
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

/** Whether a line uses words of the question before it: somebody else's story does not answer it. */
function takesUp(text: string, line: string): boolean {
  const asked = sentencesOf(line).findLast(isQuestion) ?? line;
  const words = termsOf(asked);
  return [...termsOf(text)].some(([word, weight]) => weight >= 0.5 && words.has(word));
}

/** Replies to the answer to what the character asked last. */
function* followCandidates(conversation: Conversation, best: number, intent?: Intent): Generator<Candidate> {
  const last = conversation.ownLines.at(-1);
  const pending = last === undefined ? undefined : pendingQuestion(conversation.prepared, last);
  const { text } = conversation.input;
  // What is said of somebody else is no answer to a question about the person.
  if (conversation.fresh.some(({ about }) => about !== undefined)) return;
  const isAnswer = isPlainReply(text) || takesUp(text, last ?? "");
  if (
    !pending?.follow ||
    best >= (isAnswer ? 1 : 0.42) ||
    isQuestion(text) ||
    text.length > (conversation.language === "zh" ? 26 : 80)
  )
    return;
  if (intent !== undefined && intent !== "nod" && intent !== "happy" && intent !== "bored") return;
  if (!isAnswer && polarityOf(normal(text)) === "any") return;
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
  const name = conversation.fresh.find(({ kind, about }) => kind === "name" && about === undefined);
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
