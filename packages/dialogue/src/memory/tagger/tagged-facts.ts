import type { Day } from "../../asks/calendar.ts";
import { inDigits } from "../../asks/numbers.ts";
import type { Memory, MemoryKind } from "../../dialogue.ts";
import { asks, isNoStatement, SUPPOSED } from "../clauses.ts";
import { dayIn, isoOf } from "../days.ts";
import { tidy } from "../rule.ts";
import { FactTagger, type TaggedValue } from "./fact-tagger.ts";
import { type HolderContext, isOfOthers } from "./holders.ts";
import { isMisread } from "./misread.ts";
import model from "./weights.json" with { type: "json" };

/** What speaks for a value beforehand; on lines not learned from, more found than this brings is mostly wrong. */
const BIAS = 0.5;
/** A value less likely than this is not a fact. */
const LEAST = 0.3;
/** The same where a fact is asked for. */
const BIAS_SOUGHT = 3;
const LEAST_SOUGHT = 0.08;

const SENTENCE_END = /[。！？!?\n]|\.\s/u;
/** A question mark counts with its clause. */
const MARK_END = /[，,；;。！？!?\n]|\.\s/u;
const CLAUSE_END = /[，,；;]|[。！？!?\n]|\.\s/u;

/** A line to be read, and the day it was written. */
export interface FactContext extends HolderContext {
  readonly today: Day | null;
}

/** Decoded at the first use. */
let tagger: FactTagger | undefined;

/** The part of a text around a place, between two ends; `withEnd`, with the mark that ends it. */
function around(text: string, start: number, end: RegExp, withEnd = false): string {
  const before = text.slice(0, start).split(end).at(-1) ?? "";
  const rest = text.slice(start);
  const after = rest.split(withEnd ? MARK_END : end)[0] ?? "";
  return before + after + (withEnd ? rest.charAt(after.length) : "");
}

function dayOfValue({ kind, start }: TaggedValue, { text, today }: FactContext): { when?: string } {
  if ((kind !== "plan" && kind !== "event") || today === null) return {};
  const day =
    dayIn(around(text, start, CLAUSE_END), today) ?? dayIn(around(text, start, SENTENCE_END), today);
  return day === null ? {} : { when: isoOf(day) };
}

/** Words before an act that do not belong to it. */
const OF_ACTS =
  /^(?:我们?|俺|咱们?)?(?:打算|准备|需要|要|得|会)?(?:去(?=\p{Script=Han}{2}))?|^(?:i'm |i am |i have |i |we )?(?:going to |gonna |to )?/iu;
const LEADS: Partial<Record<MemoryKind, RegExp>> = {
  plan: OF_ACTS,
  wish: OF_ACTS,
  event: /^(?:我们?|俺|i |we )/iu,
};

function memoryOf(value: TaggedValue, context: FactContext): Memory[] {
  const { kind, start, end, about } = value;
  // What has no kind means nothing without its clause: 柜子后面 of 我家wifi在柜子后面.
  const piece = kind === "other" ? around(context.text, start, CLAUSE_END) : context.text.slice(start, end);
  const said = tidy(piece.replace(LEADS[kind] ?? /^/u, ""));
  if (said === "") return [];
  const whose = about === undefined ? {} : { about };
  return [{ kind, value: kind === "age" ? inDigits(said) : said, ...whose, ...dayOfValue(value, context) }];
}

/** What somebody says of themselves is theirs to tell: 我朋友说他想养狗. */
const REPORTED =
  /(?:说|讲|觉得)(?:他|她|自己|ta)|\b(?:says?|said|thinks?|claims?) (?:that )?(?:he|she|they)\b/iu;

/** What a line says is not so: 豆豆没发烧, 我没对蜂蜜过敏, “not allergic to honey”. */
const DENIED =
  /(?:没有?|不是|并非|不再)(?:再|是|在|得|对|有|叫|什么)?$|\b(?:not|never|no|isn't|wasn't|aren't|don't have|doesn't have|didn't)(?: (?:a|an|any|really|actually|been|called|allergic to))*\s*$/iu;
/** Kinds whose values are themselves what is not done or not liked. */
const OF_DENIAL: ReadonlySet<MemoryKind> = new Set([
  "dislike",
  "habit",
  "worry",
  "other",
  "partnership",
  "event",
]);

/** Whether a value is asked about, only supposed, somebody's own report, or of somebody unknown. */
function isNoFact(value: TaggedValue, text: string): boolean {
  const clause = text.slice(0, value.start).split(CLAUSE_END).at(-1) ?? "";
  const sentence = text.slice(0, value.start).split(SENTENCE_END).at(-1) ?? "";
  const isAsked = asks(around(text, value.start, CLAUSE_END, true));
  const isUnknown = value.about === undefined && isOfOthers(value, text);
  const isDenied = !OF_DENIAL.has(value.kind) && DENIED.test(clause);
  return (
    isAsked ||
    isUnknown ||
    isDenied ||
    isMisread(value, text) ||
    SUPPOSED.test(sentence) ||
    REPORTED.test(clause)
  );
}

const bare = (value: string): string => value.toLowerCase().replaceAll(/[\s的了在是]/gu, "");

/** The share of a value's pairs of signs that another has to have for both to be one value. */
const SAME_LEAST = 0.5;

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Whether two facts are of one value: one contains the other, or, of the same holder, most of the shorter one. */
function overlap(one: Memory, other: Memory): boolean {
  const [shorter = "", longer = ""] = [bare(one.value), bare(other.value)].sort(
    (a, b) => a.length - b.length,
  );
  if (longer.includes(shorter)) return true;
  const pairs = pairsOf(shorter);
  const shared = pairs.filter((pair) => longer.includes(pair)).length;
  return one.about === other.about && pairs.length > 0 && shared >= SAME_LEAST * pairs.length;
}

/**
 * The facts that the rules have read in a line, and those that only what was learned finds. Where both read a value, the
 * rule's reading counts. Pure.
 */
export function withTagged(ruled: readonly Memory[], context: FactContext): Memory[] {
  if (isNoStatement(context.text)) return [...ruled];
  const tagged = valuesIn(context, BIAS)
    .filter(({ likelihood }) => likelihood >= LEAST)
    .flatMap((value) => memoryOf(value, context))
    .filter((fact) => !ruled.some((held) => overlap(held, fact)));
  return [...ruled, ...tagged];
}

function valuesIn(context: FactContext, bias: number): TaggedValue[] {
  tagger ??= new FactTagger(model);
  return tagger.values(context, bias).filter((value) => !isNoFact(value, context.text));
}

/** Facts of some kinds that a line may state, also less likely ones, for a question that asks for them. Pure. */
export function soughtFacts(context: FactContext, kinds: readonly MemoryKind[]): Memory[] {
  if (isNoStatement(context.text)) return [];
  return valuesIn(context, BIAS_SOUGHT)
    .filter(({ kind, likelihood }) => kinds.includes(kind) && likelihood >= LEAST_SOUGHT)
    .flatMap((value) => memoryOf(value, context));
}
