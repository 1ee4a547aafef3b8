import type { AskKind } from "../asks/kinds.ts";
import { recogniseAsk } from "../asks/recognise-ask.ts";
import type { Memory } from "../dialogue.ts";
import { sayMemory } from "../memory/say-memory.ts";
import type { Intent } from "../persona.ts";
import { isQuestion, sentencesOf } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";
import { askedBack } from "./asked-back.ts";
import { type Candidate, intentLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import type { Slots } from "./fill.ts";
import { honestCandidates } from "./honest.ts";
import { saidPlainly } from "./plain-words.ts";

/** Kinds whose lines of older scripts and defaults fit too. */
const OLDER: Partial<Record<AskKind, Intent>> = {
  "self.name": "who",
  "self.who": "who",
  "self.ai": "human",
  "self.human": "human",
  "self.real": "human",
  "self.mood": "howAreYou",
  "us.love": "love",
  "rough.confess": "love",
  "rough.flirt": "love",
  "rough.insult": "insult",
  "greet.there": "greeting",
  "greet.morning": "greeting",
  "greet.noon": "greeting",
  "greet.evening": "greeting",
  "greet.sorry": "sorry",
  "comfort.sad": "sad",
  "comfort.tired": "tired",
  "comfort.lonely": "lonely",
  "comfort.angry": "angry",
  "comfort.anxious": "anxious",
  "comfort.sick": "sick",
  "comfort.bored": "bored",
  "comfort.grief": "grief",
  "comfort.breakup": "sad",
  "comfort.job": "sad",
  "comfort.exam": "anxious",
  "comfort.insomnia": "anxious",
  "comfort.friend": "sad",
  "comfort.parents": "sad",
  "comfort.homesick": "lonely",
  "comfort.body": "sad",
  "comfort.money": "anxious",
  "comfort.scared": "anxious",
  "comfort.bullied": "sad",
  "happy.news": "happy",
  "happy.achieve": "happy",
  "happy.love": "happy",
  "noise.silence": "puzzled",
};

/** Something of the character's own may follow these; an answer to anything else stands alone. */
const OPEN =
  /^(?:talk\.(?:topic|you)|noise\.(?:silence|mash|nonsense)|greet\.(?:there|back|morning|noon|evening))/u;

/** The lines of a kind: the character's own, then those for everybody. */
export function* linesOf(conversation: Conversation, kind: AskKind, extra: Slots = {}): Generator<Candidate> {
  const extension = OPEN.test(kind) ? "maybe" : "never";
  const exact = /^(?:frame|game)\./u.test(kind);
  const older = OLDER[kind];
  for (const intent of older === undefined ? [kind] : [kind, older])
    for (const line of intentLines(conversation, intent, extra)) {
      const plain = saidPlainly(line, kind, conversation.language, conversation.random);
      // An answer may bring the mark that the words around it have too.
      const text = exact ? plain.replaceAll(/([。！？!?])[。.]/gu, "$1") : plain;
      yield { text, source: { rule: "intent", intent: kind }, extension, exact };
    }
}

/** A sentence as the start of a line: “your cat …” begins with a capital. */
export const capital = (text: string): string => text.replace(/^[a-z]/u, (letter) => letter.toUpperCase());

/** The person's earlier lines, oldest first. */
const earlier = ({ input }: Conversation): string[] =>
  (input.history ?? []).flatMap(({ from, text }) => (from === "user" ? [text] : []));

const QUOTED_MAX = 40;

function quoted(text: string): string {
  const line = text.trim().replace(/[。.！!]+$/u, "");
  return line.length > QUOTED_MAX ? `${line.slice(0, QUOTED_MAX)}…` : line;
}

/** What is spoken of when somebody asks for a view: what they say in this line, or their statement before. */
function storyOf(conversation: Conversation): string | undefined {
  const isStated = (text: string): boolean => text.trim().length > 5 && !isQuestion(text);
  const here = sentencesOf(conversation.input.text).filter(isStated);
  const stated = here.at(-1) ?? earlier(conversation).slice(-2).findLast(isStated) ?? "";
  // Half a sentence is nothing to have a view of.
  return stated.trim().length > QUOTED_MAX ? undefined : quoted(stated) || undefined;
}

const PERSON =
  /(?:认识|知道)([\p{Script=Han}]{2,4}?)(?:吗|不|这个人)|^([\p{Script=Han}]{2,3})是谁|^([\p{Script=Han}]{2,3}?)(?:昨天|今天|刚才|之前)?[跟和对]你|(初恋|前任|前男友|前女友|同桌|前夫|前妻)|\bknow ([a-z]+)|\bwho(?: is|'s|s) ([a-z]+)/iu;

/** The person a line asks about, by the name it gives. */
function askedAbout({ input, language }: Conversation): string {
  const named = PERSON.exec(input.text)
    ?.slice(1)
    .find((name) => name !== undefined);
  return named ?? (language === "zh" ? "这个人" : "that person");
}

/** The newest of the person's lines that shares most words of weight with the question for what they said. */
function askedLine(conversation: Conversation): string | undefined {
  const wanted = termsOf(conversation.input.text);
  let best: { line: string; shared: number } | undefined;
  for (const line of earlier(conversation)) {
    const shared = [...termsOf(line)]
      .filter(([term, weight]) => weight >= 1 && wanted.has(term))
      .reduce((sum, [, weight]) => sum + weight, 0);
    if (!isQuestion(line) && shared > 0 && shared >= (best?.shared ?? 0)) best = { line, shared };
  }
  return best && quoted(best.line);
}

/** What a kind's lines need beside the slots of every conversation. */
function slotsFor(conversation: Conversation, kind: AskKind): Slots {
  const { language } = conversation;
  const lines = earlier(conversation).map(quoted);
  if (kind === "talk.i_said") return { said: askedLine(conversation) ?? lines.at(-1) };
  if (kind === "follow.view") return { said: storyOf(conversation) };
  if (kind === "talk.summary") {
    const said = lines.filter((line) => line.length > 3).slice(-3);
    return { said: said.join(language === "zh" ? "”“" : "”, “") };
  }
  if (kind === "talk.you_said") return { last: conversation.ownLines.at(-1) };
  if (kind === "unknown.person") return { who: askedAbout(conversation) };
  if (kind === "other.character") return { other: language === "zh" ? "别的角色" : "the others" };
  return {};
}

/** Kinds that mean an earlier line rather than themselves. */
const LEANING = /^(?:follow|talk|noise)\b/u;

/** The person's last line that asks something by itself. */
export const lastAsk = (conversation: Conversation): string | undefined =>
  earlier(conversation).findLast((text) => !LEANING.test(recogniseAsk(text) ?? ""));

/** Candidates for what people commonly ask, by its kind. */
export function* askCandidates(conversation: Conversation, kind: AskKind): Generator<Candidate> {
  if (kind === "self.ai" || kind === "self.human" || kind === "self.real")
    yield* honestCandidates(conversation, kind);
  else if (kind === "follow.andyou") yield* andYou(conversation);
  else if (kind === "follow.nth") yield* nth(conversation);
  else if (kind === "follow.then") yield* nextStep(conversation);
  else if (kind === "talk.summary") yield* linesOf(conversation, "talk.i_said", slotsFor(conversation, kind));
  else if (kind === "talk.shorter") yield* shorter(conversation);
  else if (kind === "talk.correct") yield* correctedCandidates(conversation);
  else if (kind === "greet.festival") yield* festive(conversation);
  else {
    yield* linesOf(conversation, kind, slotsFor(conversation, kind));
    if (kind.startsWith("self.")) yield* linesOfIntent(conversation, "again");
  }
}

function* linesOfIntent(conversation: Conversation, intent: Intent): Generator<Candidate> {
  for (const text of intentLines(conversation, intent))
    yield { text, source: { rule: "intent", intent }, extension: "maybe" };
}

/** “And you?” is the question that was asked last, or the one their statement answers. */
function* andYou(conversation: Conversation): Generator<Candidate> {
  const asked = sentencesOf(conversation.ownLines.at(-1) ?? "").findLast(isQuestion);
  const kind = (asked === undefined ? undefined : recogniseAsk(asked)) ?? askedBack(conversation.input.text);
  yield* linesOf(conversation, kind);
}

/** “And then?” after advice asks for the next step; after a story it asks for more of it, which others answer. */
function* nextStep(conversation: Conversation): Generator<Candidate> {
  const asked = lastAsk(conversation) ?? "";
  if (/怎么|如何|该|办法|建议|教我|\b(?:how|should|advice|tips?|help)\b/iu.test(asked))
    yield* linesOf(conversation, "follow.then");
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/第[一1]|前一|\bfirst\b|\bformer\b/u, 0],
  [/第[二2]|后一|\bsecond\b|\blatter\b/u, 1],
  [/第[三3]|\bthird\b/u, 2],
  [/第[四4]|\bfourth\b/u, 3],
  [/最后|\blast\b/u, -1],
];

/** “The second one” is a part of what the character named last. */
function* nth(conversation: Conversation): Generator<Candidate> {
  const named = (conversation.ownLines.at(-1) ?? "")
    .replace(/^.*?[：:]/u, "")
    .split(/[、，,；;。\n]|还是|或者?|以及|和|\bor\b|\band\b/u)
    .map((part) =>
      part
        .replace(/^(?:去|吃|看|喝|try|maybe|how about)\s*/iu, "")
        .replace(/[.?!？！都好]+$/u, "")
        .trim(),
    )
    .filter((part) => part.length > 1);
  const at = ORDINALS.find(([pattern]) => pattern.test(conversation.input.text.toLowerCase()))?.[1];
  const choice = at === undefined || named.length < 2 ? undefined : named.at(at);
  if (choice !== undefined) yield* linesOf(conversation, "choose.ab", { choice });
}

/** The first sentence of what was just said. */
function* shorter({ ownLines, language }: Conversation): Generator<Candidate> {
  const [first = ""] = sentencesOf(ownLines.at(-1) ?? "");
  const max = language === "zh" ? 30 : 90;
  const text = first.length > max ? `${first.slice(0, max).replace(/[，,][^，,]*$/u, "")}。` : first;
  if (text.trim() !== "")
    yield {
      text: text.trim(),
      source: { rule: "intent", intent: "talk.shorter" },
      extension: "never",
      exact: true,
    };
}

const FESTIVE = /[\p{Script=Han}]{2,3}(?:节)?(?:快乐|安康|吉祥)|\b(?:happy|merry) [a-z]+(?: [a-z]+)?/iu;

/** Festive words are given back as they were said. */
function* festive(conversation: Conversation): Generator<Candidate> {
  const words = FESTIVE.exec(conversation.input.text)?.[0];
  const zh = conversation.language === "zh";
  for (const line of linesOf(conversation, "greet.festival"))
    yield words === undefined || line.text.includes(words)
      ? line
      : { ...line, text: `${words}${zh ? "！" : "! "}${line.text}` };
}

/** Whether a fact stands for one that was dropped: with its value, or of the same one and kind. */
const isAkin = (one: Memory, gone: Memory): boolean =>
  one.value === gone.value ||
  (one.kind === gone.kind && one.about === gone.about) ||
  (one.about !== undefined && one.about === gone.about) ||
  (one.about === gone.about && /^(?:job|employer|pastJob|study|skill|home)$/u.test(gone.kind));

/** Takes a correction: says what is believed from now on, or no longer, in the character's own words. */
export function* correctedCandidates(conversation: Conversation): Generator<Candidate> {
  const { language, understood, fresh, memories, input } = conversation;
  const { removed } = understood;
  // What is right already is said again, so that it is clear; what is new besides is not the correction.
  const held = memories.findLast(({ value }) => value.length > 1 && input.text.includes(value));
  const right = held === undefined || removed.length > 0 ? fresh : [...fresh, held].slice(0, 1);
  const believed =
    removed.length === 0 ? right : fresh.filter((one) => removed.some((gone) => isAkin(one, gone)));
  const said = believed.slice(0, 2).map((memory) => sayMemory(memory, language));
  if (said.length > 0) {
    const fact = capital(said.join(language === "zh" ? "，" : " and "));
    const isDeath = believed.some(({ kind }) => kind === "died");
    const lines = isDeath ? [] : [...linesOf(conversation, "talk.correct")];
    for (const line of [...lines, ...linesOf(conversation, "memory.misheard")])
      yield {
        ...line,
        text: language === "zh" ? `${fact}。${line.text}` : `${fact}. ${line.text}`,
        extension: "never",
      };
    return;
  }
  const [gone] = removed;
  if (gone === undefined) yield* linesOf(conversation, "memory.misheard");
  else yield* linesOf(conversation, "memory.struck", { answer: sayMemory(gone, language) });
}
