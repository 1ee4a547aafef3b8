import type { Memory } from "@4d/dialogue";
import { inDigits } from "../../../packages/dialogue/src/asks/numbers.ts";
import { namingOf } from "../../../packages/dialogue/src/memory/lexicon.ts";
import type { Statement } from "./evaluation-data.ts";

export type Fact = Statement["facts"][number];

/** What the evaluation calls by many words, as the kinds of a memory. */
const KINDS: Readonly<Record<string, readonly Memory["kind"][]>> = {
  ...{ name: ["name", "nickname"], nickname: ["nickname", "name"], "English name": ["nickname", "name"] },
  ...{ surname: ["name"], "game name": ["nickname"], age: ["age"], birthday: ["birthday"] },
  ...{ "birth year": ["birthday"], "due date": ["birthday", "plan"], zodiac: ["zodiac"] },
  ...{ home: ["home"], "past home": ["pastHome"], origin: ["origin"], birthplace: ["origin"] },
  ...{ nationality: ["origin"], "lives with": ["livesWith"], work: ["job", "employer"] },
  ...{ employer: ["employer", "job"], position: ["job", "skill"], "past work": ["pastJob"] },
  ...{ "past employer": ["pastJob"], study: ["study"], major: ["study"], school: ["study"] },
  ...{ grade: ["study"], education: ["study"], "past major": ["study"], rank: ["study", "event"] },
  ...{
    language: ["language", "skill"],
    skill: ["skill", "language"],
    family: ["family"],
    children: ["family"],
  },
  ...{ "marital status": ["partnership"], pet: ["pet"], breed: ["breed", "pet"], kind: ["breed", "pet"] },
  ...{
    allergy: ["allergy", "health"],
    illness: ["health"],
    health: ["health", "partnership"],
    medicine: ["medicine"],
  },
  ...{
    died: ["died"],
    "death anniversary": ["died", "birthday"],
    like: ["like", "habit"],
    dislike: ["dislike", "allergy"],
  },
  ...{ diet: ["habit", "dislike"], habit: ["habit", "like"], plan: ["plan", "wish"], wish: ["wish", "plan"] },
  ...{ dream: ["wish"], promise: ["plan", "other"], request: ["plan", "other"], worry: ["worry", "event"] },
  ...{
    event: ["event", "partnership"],
    belonging: ["belonging", "skill"],
    salary: ["money"],
    rent: ["money"],
    pension: ["money"],
  },
  ...{ food: ["like", "belonging"] },
};

/** Those who may be the same person in other words. */
const SAME: readonly (readonly string[])[] = [
  ["husband", "wife", "spouse", "partner", "boyfriend", "girlfriend"],
  ["child", "son", "daughter", "children", "eldest child", "youngest child"],
  ["friend", "best friend"],
  ["grandmother", "maternal grandmother"],
  ["grandfather", "maternal grandfather"],
  ["brother", "older brother", "younger brother"],
  ["sister", "older sister", "younger sister"],
  ["bee", "beehives"],
];

/** Whether a memory is about whom the fact is about. */
export function isAbout(about: string | undefined, fact: string): boolean {
  const key = fact.replace(/^my /u, "");
  if (about === undefined) return key === "me";
  if (about === key || key.endsWith(` ${about}`)) return true;
  return SAME.some((group) => group.includes(about) && group.includes(key));
}

const FILLER =
  /\b(?:the|a|an|my|his|her|their|our|to|of|at|in|on|is|are|i|and|for|with)\b|[的了过着在我把是也个]/gu;

const bare = (text: string): string =>
  inDigits(text)
    .replaceAll(FILLER, "")
    .replaceAll(/[\s\p{P}]/gu, "");

/** Pairs of signs of Han words; the stems of others. */
function partsOf(text: string): Set<string> {
  const digits = inDigits(text).replaceAll(FILLER, " ");
  const words = (digits.match(/[\p{Script=Latin}\d]+/gu) ?? []).map((word) =>
    word.replace(/(?:ing|ed|es|s)$/u, ""),
  );
  const pairs = (digits.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return new Set([...words, ...pairs]);
}

/** The share of the parts of a value that another value must have to say the same. */
const ENOUGH = 0.5;

/** Whether two values say the same: one contains the other, or they share half of the shorter one's parts. */
export function agree(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  if (a === "" || b === "") return false;
  if (/^\d+$/u.test(a) && /^\d+$/u.test(b)) return a === b;
  if (a.includes(b) || b.includes(a)) return true;
  const [mine, theirs] = [partsOf(one), partsOf(other)];
  const shared = [...mine].filter((part) => theirs.has(part)).length;
  return Math.min(mine.size, theirs.size) > 1 && shared >= ENOUGH * Math.min(mine.size, theirs.size);
}

/**
 * Whether a memory is the fact: of the same kind, about the same, saying the same, on the same day. A fact without a day
 * agrees with today for an event, since what has just happened has that day.
 */
export function isFact(memory: Memory, { about, what, value, when }: Fact, today: string): boolean {
  const kinds = KINDS[what];
  if (kinds !== undefined && !kinds.includes(memory.kind)) return false;
  if (!isAbout(memory.about, about)) return false;
  if (
    when !== null &&
    memory.when !== when &&
    (kinds?.includes("plan") === true || memory.when !== undefined)
  )
    return false;
  if (when === null && memory.when !== undefined && memory.when !== today) return false;
  return what === "died" || agree(dated(memory), dateWords(value));
}

/**
 * Whether a memory says what the facts take for granted: who has a dog called Biscuit has a dog, and whose child's age is
 * known has a child.
 */
export function isImplied({ kind, value, about }: Memory, facts: readonly Fact[]): boolean {
  if ((kind !== "pet" && kind !== "family") || about !== undefined) return false;
  return facts.some((fact) => {
    const naming = namingOf(fact.about.replace(/^my /u, ""));
    return naming !== undefined && new RegExp(`${naming.wordsZh}|${naming.wordsEn}`, "iu").test(value);
  });
}

/** Dates in one spelling: March 19, 3月19日 and 19 march are 3-19. */
function dateWords(value: string): string {
  const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
  return inDigits(value)
    .replaceAll(
      /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/gu,
      (_, day: string, month: string) => `${months.indexOf(month) + 1}月${day}日`,
    )
    .replaceAll(
      /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?/gu,
      (_, month: string, day: string) => `${months.indexOf(month) + 1}月${day}日`,
    )
    .replaceAll(
      /\b(?:\d{4}-)(\d\d)-(\d\d)\b/gu,
      (_, month: string, day: string) => `${Number(month)}月${Number(day)}日`,
    )
    .replaceAll(/(\d)号/gu, "$1日");
}
const dated = ({ value }: Memory): string => dateWords(value);

/** Whether a memory is what must no longer be kept: `me|employer|Google`, `my cat|name|豆包` or words alone. */
export function isRemoved(memory: Memory, gone: string): boolean {
  const [about, what, value] = gone.split("|");
  if (what !== undefined && about !== undefined && value !== undefined) {
    const isKind = KINDS[what]?.includes(memory.kind) ?? false;
    return isKind && isAbout(memory.about, about) && bare(memory.value).includes(bare(value));
  }
  return (
    bare(memory.value).includes(bare(gone)) ||
    (memory.about !== undefined && bare(memory.about) === bare(gone))
  );
}
