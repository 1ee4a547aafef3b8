import type { Token } from "../../learned/tokens.ts";
import { type DictionaryWord, dictionaryWords } from "./dictionary-words.ts";
import type { ClassMark } from "./word-classes.ts";

/** A line as the tagger sees it. */
export interface TaggedLine {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly marks: readonly (readonly ClassMark[])[];
  /** The words of the character's line before, from its end. */
  readonly before: readonly string[];
}

/** How far to both sides words are features of a token. */
const REACH = 4;
/** How far to the left words count without their place. */
const BAG = 9;
/** As many tokens of a line may answer the character's line. */
const ANSWERED = 10;
/** Lines of fewer tokens are short. */
const SHORT = 6;

const BREAK = /^[，。,.!！?？;；:：~～…\n]$/u;
const ASKS = /^(?:吗|么|谁|啥|哪|几|what|who|where|when|why|how|which|do|does|did|are|is|can)$/u;
const SUPPOSES = /^(?:如|假|若|if|imagine|suppose|wish|unless)$/u;
const SUBJECT =
  /^(?:我|俺|咱|你|您|他|她|它|谁|i|i'm|i've|i'd|i'll|im|ive|my|me|we|our|you|your|you're|he|he's|his|she|she's|her|it|it's|they|their|who)$/u;

const shapeOf = ({ text }: Token): string => {
  if (/^\p{Script=Han}$/u.test(text)) return "han";
  if (/^\p{Nd}/u.test(text)) return `digits ${Math.min(5, text.length)}`;
  if (/^\p{Lu}\p{Lu}+$/u.test(text)) return "capitals";
  if (/^\p{Lu}/u.test(text)) return "capital";
  return /^\p{L}/u.test(text) ? "small" : "mark";
};

/** The words of a token's clause that bear on all of it. */
interface ClauseView {
  readonly subject: string;
  readonly flags: readonly string[];
}

/** Of each token, the last subject before it in its clause or the one before, and whether its sentence asks or supposes. */
function clauseViews(tokens: readonly Token[]): ClauseView[] {
  const views: { subject: string; flags: string[] }[] = [];
  let subject = "none";
  let isCarried = false;
  let start = 0;
  let flags: string[] = [];
  const close = (end: number): void => {
    for (let at = start; at < end; at += 1) views[at]?.flags.push(...new Set(flags));
    start = end;
    flags = [];
  };
  for (const [at, { word }] of tokens.entries()) {
    if (SUBJECT.test(word)) [subject, isCarried] = [word, false];
    views.push({ subject: isCarried ? `${subject} carried` : subject, flags: [] });
    if (ASKS.test(word) || /^[?？]$/u.test(word)) flags.push("asks");
    if (SUPPOSES.test(word) || (word === "要" && tokens[at + 1]?.word === "是")) flags.push("supposes");
    if (word === "你") flags.push("of you");
    if (!BREAK.test(word)) continue;
    if (/^[。.!！?？\n]$/u.test(word)) close(at + 1);
    isCarried = true;
  }
  close(tokens.length);
  return views;
}

function* near(words: readonly string[], at: number): Generator<string> {
  const word = (from: number): string => words[at + from] ?? (at + from < 0 ? "^" : "$");
  for (let from = -REACH; from <= REACH; from += 1) yield `${from} ${word(from)}`;
  for (let from = -3; from <= 2; from += 1) yield `${from} ${word(from)} ${word(from + 1)}`;
  for (let from = -3; from <= 1; from += 1) yield `${from} ${word(from)} ${word(from + 1)} ${word(from + 2)}`;
  yield `-4 ${word(-4)} ${word(-3)} ${word(-2)} ${word(-1)}`;
  yield `0 ${word(0)} ${word(1)} ${word(2)} ${word(3)}`;
  yield `-1 ${word(-1)} .. ${word(1)}`;
  for (let from = 2; from <= BAG && at - from >= 0; from += 1) {
    if (BREAK.test(word(-from))) {
      yield `after break ${word(1 - from)}`;
      break;
    }
    yield `left ${word(-from)}`;
  }
  for (let from = 2; from <= REACH + 2 && !BREAK.test(word(from)); from += 1) yield `right ${word(from)}`;
}

function* classesNear(marks: TaggedLine["marks"], at: number): Generator<string> {
  for (const from of [-2, -1, 0, 1, 2])
    for (const { name, place } of marks[at + from] ?? []) yield `class ${from} ${name} ${place}`;
  const here = marks[at] ?? [];
  for (const { name } of marks[at - 1] ?? [])
    for (const mine of here) yield `classes ${name} ${mine.name} ${mine.place}`;
}

function* ofDictionary({ word, place, before, beforeThat, after }: DictionaryWord): Generator<string> {
  yield `in ${word}`;
  yield `in ${word} ${place}`;
  yield `place ${place}`;
  yield `word before ${before} ${place}`;
  yield `word after ${after} ${place}`;
  yield `word before that ${beforeThat}`;
  yield `words ${before} ${word}`;
  yield `words ${word} ${after}`;
  yield `words around ${before} ${after}`;
}

/** The classes of a token with the words before it and the subject. */
function* ofClasses(
  marks: readonly ClassMark[],
  before: readonly string[],
  subject: string,
): Generator<string> {
  for (const { name, place } of marks) {
    yield `${name} ${place} after ${before.at(-1) ?? "^"}`;
    yield `${name} ${place} after ${before.at(-2) ?? "^"} ${before.at(-1) ?? "^"}`;
    yield `${name} subject ${subject}`;
  }
}

/** What the character said before counts for the first tokens. */
function* ofBefore(before: readonly string[], at: number): Generator<string> {
  if (at >= ANSWERED || before.length === 0) return;
  yield `asked, at ${Math.min(at, 3)}`;
  for (const word of before) yield `asked ${word}`;
}

/** What each token of a line is labelled by. */
export function tagFeatures({ text, tokens, marks, before }: TaggedLine): string[][] {
  const words = tokens.map(({ word }) => (/^\p{Nd}+$/u.test(word) ? `#${Math.min(5, word.length)}` : word));
  const views = clauseViews(tokens);
  const dictionary = dictionaryWords(text, tokens);
  return tokens.map((token, at) => {
    const { subject, flags } = views[at] ?? { subject: "none", flags: [] };
    const shape = shapeOf(token);
    const listed = dictionary[at];
    const features = [
      ...["always", shape, `subject ${subject}`, `subject ${subject} ${words[at]}`],
      ...[`${shape} after ${words[at - 1] ?? "^"}`, `${shape} before ${words[at + 1] ?? "$"}`],
      ...near(words, at),
      ...classesNear(marks, at),
      ...ofClasses(marks[at] ?? [], words.slice(Math.max(0, at - 2), at), subject),
      ...(listed !== undefined && shape === "han" ? ofDictionary(listed) : []),
      ...flags.map((flag) => `clause ${flag}`),
      ...ofBefore(before, at),
    ];
    if (/^[a-z]{4,}$/u.test(token.word))
      features.push(`begin ${token.word.slice(0, 3)}`, `end ${token.word.slice(-3)}`);
    if (at === 0) features.push("first");
    if (tokens.length < SHORT) features.push(`short ${tokens.length}`);
    return [...new Set(features)];
  });
}
