import { DEFAULTS } from "../defaults/defaults.ts";
import { alternatives, answerKind, recognise } from "../intents/recognise.ts";
import { memoryText } from "../memory/memory-text.ts";
import { withoutName } from "../memory/without-name.ts";
import type { Intent } from "../persona.ts";
import { CERTAIN, type Found, findExchanges } from "../retrieval/find-exchange.ts";
import { inLanguage } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { isQuestion, isRequest } from "../text/sentences.ts";
import type { Memory, MemoryKind } from "../turn.ts";
import { type Candidate, fresh, intentLines, listLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { fill, type Slots } from "./fill.ts";
import { fittingAnswers } from "./fitting-answers.ts";
import { honest } from "./honest.ts";
import { loreCandidates } from "./lore.ts";
import { HEAVY, isHeavy } from "./mood.ts";
import { pendingQuestion } from "./prepare.ts";

/** What is told or wished well rather than answered: nothing is added. */
const CLOSED: ReadonlySet<Intent> = new Set([
  "farewell",
  "goodnight",
  "love",
  "grief",
  "sad",
  "lonely",
  "sick",
  "human",
]);
const MUST_GO_ON: ReadonlySet<Intent> = new Set(["nod", "laugh", "picture", "again", "continue", "bored"]);

const intentCandidates = (talk: Conversation, intent: Intent, extra: Slots = {}): Candidate[] => {
  let goesOn: Candidate["goesOn"] = CLOSED.has(intent) ? "never" : "maybe";
  if (MUST_GO_ON.has(intent)) goesOn = "must";
  return intentLines(talk, intent, extra).map((text) => ({
    text,
    source: { rule: "intent", intent },
    goesOn,
  }));
};

/** All that could be said now, the most fitting first (`characters §10.1`). */
export function* candidates(talk: Conversation): Generator<Candidate> {
  const { text } = talk.input;
  yield* namedCandidates(talk);
  const known = recognise(text);
  if (known?.hard) yield* hardIntent(talk, known.intent);
  const found = findExchanges(talk.prepared.examples[talk.language], text);
  const best = found[0]?.score ?? 0;
  if (known?.intent === "grief") yield* intentCandidates(talk, "grief");
  if (best < 1 && isPlainReply(text)) yield* followCandidates(talk, best, known?.intent);
  const certain = known && SURE.has(known.intent) ? 1 : CERTAIN;
  if (best >= certain) yield* exampleCandidates(talk, found);
  yield* memoryCandidates(talk, best);
  yield* followCandidates(talk, best, known?.intent);
  const soft = known && !known.hard ? known.intent : undefined;
  if (soft && best < beatenBy(soft)) yield* intentCandidates(talk, soft);
  const told = !isQuestion(text) && isHeavy(talk);
  if (told && soft === undefined) yield* listening(talk);
  if (best > 0 && best < CERTAIN && soft !== "nod") yield* exampleCandidates(talk, found);
  if (soft) yield* intentCandidates(talk, soft);
  yield* loreCandidates(talk);
  yield* openCandidates(talk, soft);
}

/** Told by the whole line, or too grave to be mistaken. */
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

/** How sure an example must be to go before an intent: an illness is never answered with a snack. */
function beatenBy(intent: Intent): number {
  if (SURE.has(intent)) return 1.01;
  return HEAVY.has(intent) ? 0.55 : 0.45;
}

function* hardIntent(talk: Conversation, intent: Intent): Generator<Candidate> {
  if (intent === "human") yield* honest(talk);
  else if (intent === "choose") {
    const choice = talk.random.pick(alternatives(talk.input.text) ?? []);
    if (choice !== undefined) yield* intentCandidates(talk, "choose", { choice });
  } else if (intent === "repeat") {
    const last = talk.said.at(-1);
    if (last !== undefined) yield* intentCandidates(talk, "repeat", { last });
  } else if (intent === "remember") yield* remembering(talk);
  else if (intent === "continue") {
    yield* loreCandidates(talk, { unasked: true });
    yield* intentCandidates(talk, "continue");
  } else yield* intentCandidates(talk, intent);
}

/** Who told something is told it back; who told nothing is asked. */
function* remembering(talk: Conversation): Generator<Candidate> {
  const known = knownOf(talk);
  for (const candidate of intentCandidates(talk, "remember", { known })) {
    if (known === undefined || candidate.text.includes(known)) yield candidate;
  }
}

function knownOf({ memories, language }: Conversation): string | undefined {
  if (memories.length === 0) return undefined;
  const latest = memories.slice(-4).map(memoryText);
  return language === "zh" ? `你${latest.join("，")}` : `You told me: ${latest.join("; ")}`;
}

function* exampleCandidates(talk: Conversation, found: readonly Found[]): Generator<Candidate> {
  const best = found[0];
  if (!best) return;
  for (const { exchange: index, score } of found.slice(0, 4)) {
    if (score < best.score * 0.9) break;
    const exchange = talk.prepared.persona.examples[index];
    for (const text of fittingAnswers(talk, exchange)) {
      yield { text, source: { rule: "example", index }, goesOn: "maybe" };
    }
  }
  if (best.score >= 0.5) yield* intentCandidates(talk, "again");
}

/** The reply to what the character asked last. */
function* followCandidates(talk: Conversation, best: number, intent?: Intent): Generator<Candidate> {
  const last = talk.said.at(-1);
  const pending = last === undefined ? undefined : pendingQuestion(talk.prepared, last);
  const { text } = talk.input;
  if (
    !pending?.follow ||
    best >= (isPlainReply(text) ? 1 : 0.42) ||
    isQuestion(text) ||
    text.length > (talk.language === "zh" ? 26 : 80)
  )
    return;
  if (intent !== undefined && intent !== "nod" && intent !== "happy" && intent !== "bored") return;
  const { yes, no, any } = pending.follow;
  const kind = answerKind(normal(text));
  const said =
    /^[^，。！？,.!?;；]{1,10}[。！!~～.]*$/u.test(text) && !/[我你]/u.test(text)
      ? text.replace(/[。！!~～.]+$/u, "")
      : undefined;
  const lines = kind === "yes" ? yes : no;
  const echo = kind === "any" ? said : undefined;
  const source = { rule: "follow", index: pending.index } as const;
  for (const line of kind === "any" ? [] : fresh(talk, lines, { said: echo })) {
    yield { text: line, source, goesOn: "maybe" };
  }
  const bare = intent === "nod" && kind !== "any" && lines.length > 0;
  if (!bare)
    for (const line of fresh(talk, any, { said: echo })) yield { text: line, source, goesOn: "maybe" };
}

/** Somebody who tells his name and then his trouble is answered about the trouble, by name. */
function* namedCandidates(talk: Conversation): Generator<Candidate> {
  const name = talk.fresh.find(({ kind }) => kind === "name");
  const rest = name ? withoutName(talk.input.text, name) : "";
  if (!name || rest.length < 3) return;
  const known = recognise(rest);
  const best = findExchanges(talk.prepared.examples[talk.language], rest)[0]?.score ?? 0;
  if (best < 0.45 && (known === undefined || known.intent === "nod")) return;
  const inner = {
    ...talk,
    input: { ...talk.input, text: rest },
    fresh: talk.fresh.filter((memory) => memory !== name),
  };
  const comma = talk.language === "zh" ? "，" : ". ";
  for (const candidate of candidates(inner)) {
    const { text } = candidate;
    yield { ...candidate, text: text.includes(name.value) ? text : `${name.value}${comma}${text}` };
  }
}

/** A few words without a subject of their own are the answer to what was asked. */
const isPlainReply = (text: string): boolean =>
  text.length <= (/[a-z]{3}/iu.test(text) ? 24 : 12) &&
  !/[我你]|^(?:今天|昨天|刚才|刚刚|最近|明天|现在|讲|说|给|帮|唱|推荐|换|来|玩|告诉|再|别|夸)|\b(?:i|you|my|me|tell|sing|play)\b/iu.test(
    text,
  );

const GIVEN: Record<MemoryKind, Intent> = {
  name: "nameGiven",
  like: "likeGiven",
  dislike: "dislikeGiven",
  birthday: "birthdayGiven",
  job: "jobGiven",
  pet: "petGiven",
  plan: "planGiven",
};

/** What was just told about oneself is taken note of aloud, unless an example knows better. */
function* memoryCandidates(talk: Conversation, best: number): Generator<Candidate> {
  const telling = talk.fresh.find((memory: Memory) => memory.kind === "name") ?? talk.fresh.at(-1);
  if (!telling || (best >= 0.55 && telling.kind !== "name")) return;
  yield* intentCandidates(talk, GIVEN[telling.kind], { value: telling.value });
}

/** Nothing fits: listen to what was told, admit not knowing what was asked, and keep the talk going. */
function* openCandidates(talk: Conversation, soft: Intent | undefined): Generator<Candidate> {
  const asked = isQuestion(talk.input.text) || isRequest(talk.input.text);
  const { persona } = talk.prepared;
  if (!asked && soft === undefined && persona.examples.length < 4)
    yield* loreCandidates(talk, { unasked: true });
  if (soft !== "nod") yield* asked ? deflecting(talk) : listening(talk);
  yield* loreCandidates(talk, { unasked: true });
  for (const { answers } of talk.random.shuffle(talk.prepared.initiatives[talk.language])) {
    for (const text of fresh(talk, answers)) yield { text, source: { rule: "initiative" }, goesOn: "never" };
  }
  yield* combined(talk);
}

function* listening(talk: Conversation): Generator<Candidate> {
  for (const text of listLines(talk, "listening"))
    yield { text, source: { rule: "listening" }, goesOn: "must" };
}

function* deflecting(talk: Conversation): Generator<Candidate> {
  for (const text of listLines(talk, "deflections"))
    yield { text, source: { rule: "deflection" }, goesOn: "must" };
}

/** A very long talk has used every line up: pairs of lines are still new. */
function* combined(talk: Conversation): Generator<Candidate> {
  const { language, prepared, random, slots } = talk;
  const { listening, deflections } = prepared.persona;
  const common = DEFAULTS[language];
  const all = [...(listening ?? []), ...(deflections ?? []), ...common.listening, ...common.deflections];
  const leads = random.shuffle(inLanguage(all, language)).slice(0, 40);
  const asks = random.shuffle(prepared.initiatives[language].flatMap(({ answers }) => answers));
  for (const lead of leads) {
    for (const ask of asks) {
      const text = fill(`${lead}${language === "en" ? " " : ""}${ask}`, slots);
      if (text !== undefined) yield { text, source: { rule: "deflection" }, goesOn: "never", pair: true };
    }
  }
}
