import type { MemoryKind } from "../../dialogue.ts";
import { isAnimal, isPerson } from "../lexicon.ts";
import { isAtOdds } from "../subjects.ts";
import { type Mention, mentionsIn } from "./mentions.ts";

/** A value in a line. */
export interface Span {
  readonly kind: MemoryKind;
  readonly start: number;
  readonly end: number;
}

/** Where values stand, and whom the lines before were about. */
export interface HolderContext {
  readonly text: string;
  /** The character's line before. */
  readonly before: string;
  /** Names known to be somebody's. */
  readonly names: Readonly<Record<string, string>>;
  /** Whom the person spoke of in the line before. */
  readonly other?: string | undefined;
}

/** Whose a value may be, with what speaks for and against it. */
export interface Candidate {
  /** Undefined for the person. */
  readonly about: string | undefined;
  readonly features: readonly string[];
}

const BREAKS = /[，。,.!！?？;；:：~～…\n]/u;
const PRONOUN = /[他她它]|(?<![a-z])(?:he|she|his|her|him|it|its|they|their|them)(?![a-z])/iu;
const MYSELF = /[我俺咱]|(?<![a-z])(?:i|i'm|im|ive|my|me|we|our|us)(?![a-z])/iu;

const NOBODY = /^\s*(?:对方|人家|别人|大家|有人|有的人|someone|somebody|people|everyone|this guy|some guy)/iu;

/** Whether a value's clause speaks of somebody who is not the person: 他生日是…, 对方是个程序员. */
export function isOfOthers({ start }: Span, text: string): boolean {
  const clause = text.slice(0, start).split(BREAKS).at(-1) ?? "";
  return NOBODY.test(clause) || (PRONOUN.test(clause) && !MYSELF.test(clause));
}

const groupOf = (key: string): string => {
  const last = key.split("'s ").at(-1) ?? key;
  if (isAnimal(last)) return "animal";
  return isPerson(last) ? "person" : "thing";
};

const wordAfter = (text: string, at: number): string =>
  /^\s*(\p{Script=Han}|[a-z']+|[^\s])/iu.exec(text.slice(at, at + 20))?.[1]?.toLowerCase() ?? "$";

const wordBefore = (text: string, at: number): string =>
  /(\p{Script=Han}|[a-z']+|[^\s])\s*$/iu.exec(text.slice(Math.max(0, at - 20), at))?.[1]?.toLowerCase() ??
  "^";

const count = (size: number): string => String(Math.min(3, size));

/** Whom a clause speaks of by pronouns; the person and somebody else may both be meant. */
function subjectsOf(clause: string): string {
  const others = PRONOUN.test(clause) ? "pronoun" : "nobody";
  return MYSELF.test(clause) ? `me and ${others}` : others;
}

function whereIs(mention: Mention, span: Span): "before" | "after" | "inside" {
  if (mention.end <= span.start) return "before";
  return mention.start >= span.end ? "after" : "inside";
}

/** How a mention stands to a value: before or after it or in it, how far, and what lies between. */
function* standing(
  mention: Mention,
  span: Span,
  text: string,
  mentions: readonly Mention[],
): Generator<string> {
  const isBefore = mention.end <= span.start;
  const where = whereIs(mention, span);
  const between = isBefore ? text.slice(mention.end, span.start) : text.slice(span.end, mention.start);
  const clauses = between.split(BREAKS).length - 1;
  const others = mentions.filter((one) =>
    isBefore
      ? one.start > mention.start && one.end <= span.start
      : one.start >= span.end && one.end < mention.end,
  ).length;
  const near = `${where} ${count(clauses)} ${count(others)}`;
  yield near;
  yield `${near} ${span.kind}`;
  yield `${where} ${span.kind}`;
  yield `${where} ${count(clauses)} ${MYSELF.test(between) ? "me between" : ""}${PRONOUN.test(between) ? "pronoun between" : ""}`;
  yield `${where} ${count(clauses)} then ${wordAfter(text, mention.end)}`;
  yield `${where} ${count(clauses)} led by ${wordBefore(text, mention.start)}`;
  yield `${where} led by ${wordBefore(text, mention.start)} ${span.kind}`;
  yield `${where} then ${wordAfter(text, mention.end)} ${span.kind}`;
  if (isBefore && clauses === 0) yield `between ${between.trim().toLowerCase().slice(0, 12)}`;
  const clause = between.split(BREAKS).at(-1) ?? "";
  if (isBefore) yield `${where} ${count(clauses)} clause from ${wordAfter(clause, 0)}`;
  if (isBefore)
    yield `${where} ${count(clauses)} value after ${wordBefore(text, span.start)} ${groupOf(mention.key)}`;
}

function ofMention(mention: Mention, span: Span, text: string, mentions: readonly Mention[]): Candidate {
  const group = groupOf(mention.key);
  const features = [...standing(mention, span, text, mentions)];
  features.push(`group ${group} ${span.kind}`, `key ${mention.key} ${span.kind}`, group);
  return {
    about: mention.key,
    features: [...features, ...features.slice(0, 3).map((one) => `${one} ${group}`)],
  };
}

/** Where the lines before were about somebody. */
function ofLineBefore(about: string, how: string, span: Span, text: string): Candidate {
  const clause = text.slice(0, span.start).split(BREAKS).at(-1) ?? "";
  const who = subjectsOf(clause);
  const group = groupOf(about);
  return {
    about,
    features: [
      how,
      `${how} ${span.kind}`,
      `${how} ${who}`,
      `${how} ${who} ${span.kind}`,
      `${how} ${group} ${span.kind}`,
    ],
  };
}

function ofMe(span: Span, text: string, mentions: readonly Mention[]): Candidate {
  const head = text.slice(0, span.start);
  const clause = head.split(BREAKS).at(-1) ?? "";
  const before = mentions.filter(({ end }) => end <= span.start).length;
  const inClause = mentions.filter(
    ({ start, end }) => end <= span.start && start >= head.length - clause.length,
  ).length;
  const who = subjectsOf(clause);
  const features = [
    "me",
    `me ${span.kind}`,
    `me ${who} ${count(inClause)}`,
    `me ${who} ${count(inClause)} ${span.kind}`,
    `me ${count(before)} ${count(inClause)} ${span.kind}`,
    `me value after ${wordBefore(text, span.start)}`,
    `me value after ${wordBefore(text, span.start)} ${count(inClause)} ${span.kind}`,
    `me clause from ${wordAfter(clause, 0)}`,
    `me clause from ${wordAfter(clause, 0)} ${count(before)}`,
  ];
  return { about: undefined, features };
}

/** All whose a value may be. */
export function candidatesFor(span: Span, { text, before, names, other }: HolderContext): Candidate[] {
  const mentions = mentionsIn(text, names);
  const candidates = [ofMe(span, text, mentions)];
  const nearestFirst = [...mentions].sort(
    (one, afterwards) => distance(one, span) - distance(afterwards, span),
  );
  const clause = text.slice(0, span.start).split(BREAKS).at(-1) ?? "";
  for (const mention of nearestFirst)
    if (!isAtOdds(clause, mention.key) && !candidates.some(({ about }) => about === mention.key))
      candidates.push(ofMention(mention, span, text, mentions));
  const asked = mentionsIn(before).at(-1)?.key;
  for (const [about, how] of [
    [asked, "asked"],
    [other, "spoken of"],
  ] as const)
    if (about !== undefined && !isAtOdds(clause, about) && !candidates.some((one) => one.about === about))
      candidates.push(ofLineBefore(about, how, span, text));
  return candidates;
}

/** Those before a value are nearer than those after it. */
const distance = (mention: Mention, span: Span): number =>
  mention.end <= span.start ? span.start - mention.end : 1000 + mention.start - span.start;

/** Whom the features speak for most; undefined is the person. */
export function likeliest(
  candidates: readonly Candidate[],
  sumOf: (features: readonly string[]) => number,
): string | undefined {
  const sums = candidates.map(({ features }) => sumOf(features));
  return candidates[sums.indexOf(Math.max(...sums))]?.about;
}
