import type { Memory, MemoryKind } from "../../dialogue.ts";
import { dayIn, isoOf, todayOf } from "../days.ts";
import { namingOf } from "../lexicon.ts";
import { sayMemory } from "../say-memory.ts";
import type { AskedFact } from "./asked-fact.ts";
import { contentOf } from "./content-words.ts";
import { isSameOne, namesIn, ownerOf } from "./whose.ts";

const WHO = /谁|什么人|who(?:'s| is| was)|what kind of animal/iu;
/** The longest question of who somebody is. */
const WHO_MOST = 40;

/** Who somebody is whose name is asked: 豆包是你的猫, with their work where it is known; null where that is not asked. */
export function whoIs(text: string, memories: readonly Memory[]): string | null {
  if (!WHO.test(text) || text.length > WHO_MOST) return null;
  const isChinese = /\p{Script=Han}/u.test(text);
  const name = Object.keys(namesIn(memories)).find((one) => one.length > 1 && text.includes(one));
  const owner = name === undefined ? undefined : ownerOf(name, memories);
  if (name === undefined || owner === undefined) return null;
  const naming = namingOf(owner);
  const more = memories.find((one) => one.about === owner && one.kind === "job");
  const called = isChinese ? `${name}是你的${naming?.zh ?? owner}` : `${name} is your ${naming?.en ?? owner}`;
  if (more === undefined) return called;
  return `${called}${isChinese ? "，" : "; "}${sayMemory(more, isChinese ? "zh" : "en")}`;
}

/** The memories of whom a question is about. */
function theirsIn(asked: AskedFact, memories: readonly Memory[]): Memory[] {
  const target = ownerOf(asked.about, memories) ?? asked.about;
  const others = memories.flatMap((one) => (one.about === undefined ? [] : [one.about]));
  return memories.filter((one) => {
    if (target === "me")
      return (
        one.about === undefined || isPart(one, asked) || (one.kind === "died" && asked.kinds[0] === "died")
      );
    if (target === "they") return one.about !== undefined && one.about === others.at(-1);
    return one.about !== undefined && isSameOne(target, one.about);
  });
}

/** Kinds that answer where there is none of a kind: who “drives for UPS” works for them. */
const NEAR: Partial<Record<MemoryKind, readonly MemoryKind[]>> = {
  age: ["birthday"],
  employer: ["job"],
  job: ["employer", "study"],
  pastJob: ["event"],
  nickname: ["name"],
  plan: ["wish"],
  wish: ["plan"],
  event: ["plan"],
  partnership: ["event"],
  like: ["habit", "skill"],
  habit: ["like", "skill"],
  skill: ["habit", "language"],
  language: ["skill"],
  worry: ["health", "event", "plan"],
  breed: ["pet"],
};

/** The memories that answer a question, the best first; none where nothing that is remembered does. Pure. */
export function remembered(asked: AskedFact, memories: readonly Memory[], now: string | undefined): Memory[] {
  const { kinds, text } = asked;
  const theirs = theirsIn(asked, memories);
  const ofKinds = (some: readonly MemoryKind[]): Memory[] =>
    theirs.filter(
      ({ kind, value }) => some.includes(kind) && (asked.fits === undefined || asked.fits.test(value)),
    );
  const byKind = ofKinds(kinds).filter((one) => one.kind !== "money" || isOfTheMoney(one, text));
  const near = byKind.length > 0 ? byKind : ofKinds(NEAR[kinds[0] ?? "other"] ?? []);
  const wanted = kinds.length > 0 ? near : sharing(theirs, text);
  const today = todayOf(now);
  const day = today === null ? null : dayIn(text, today);
  const onDay = day === null ? [] : theirs.filter(({ when }) => when === isoOf(day));
  if (onDay.length > 0 && /plan|event/u.test(kinds.join())) return onDay.slice(-2);
  // A day that is asked for and that nothing has is unknown.
  if (
    day !== null &&
    kinds.includes("plan") &&
    wanted.some(({ when }) => when !== undefined && when !== isoOf(day))
  )
    return wanted.filter(({ when }) => when === undefined).slice(-1);
  return apart(ranked(wanted, asked).filter((one) => isOfTheMatter(one, asked)));
}

const bare = (value: string): string => value.toLowerCase().replaceAll(/[\s的了在是做当]/gu, "");

/** Without values that another says already: 送外卖 beside 跑外卖. */
function apart(memories: readonly Memory[]): Memory[] {
  const held: Memory[] = [];
  for (const one of memories) {
    const terms = contentOf(one.value);
    const isSaid = held.some(
      (other) =>
        other.kind === one.kind &&
        (bare(other.value).includes(bare(one.value)) ||
          bare(one.value).includes(bare(other.value)) ||
          [...contentOf(other.value)].some((term) => term.length > 1 && terms.has(term))),
    );
    if (!isSaid) held.push(one);
  }
  return held;
}

/** What money is for or from: wages are no answer to what the rent is. */
const MONEY: readonly RegExp[] = [
  /租|\brents?\b|landlord/iu,
  /工资|薪|收入|挣|赚|奖金|\b(?:salary|wages?|pay|paid|earn\w*|make|income)\b/iu,
  /欠|债|贷|还款|\b(?:owe\w*|debts?|loans?|mortgage|credit)\b/iu,
  /存|攒|积蓄|\bsav(?:e|ed|ing|ings)\b/iu,
  /退休金|养老金|低保|\b(?:pension|benefits)\b/iu,
];

function isOfTheMoney({ value }: Memory, text: string): boolean {
  const asked = MONEY.find((words) => words.test(text));
  const isOther = MONEY.some((words) => words !== asked && words.test(value));
  return asked === undefined || asked.test(value) || !isOther;
}

/** Whether a plan or an event is the one that is asked about: “when is the wedding” is no question of a breakfast. */
function isOfTheMatter({ kind, value }: Memory, { text, kinds }: AskedFact): boolean {
  if ((kind !== "plan" && kind !== "event") || !kinds.includes("birthday")) return true;
  const terms = contentOf(text);
  return terms.size === 0 || [...contentOf(value)].some((term) => terms.has(term));
}

/** The memories that share words with a question whose kind is not known: 我答应过女儿什么. */
function sharing(memories: readonly Memory[], text: string): Memory[] {
  const terms = contentOf(text);
  return memories.filter(
    ({ kind, value }) =>
      kind !== "name" && [...contentOf(value)].some((term) => term.length > 1 && terms.has(term)),
  );
}

/** “Who do I like” and “how many cats” are of the person, though the memory is of another. */
const isPart = ({ kind, about }: Memory, { kinds, text }: AskedFact): boolean =>
  (about === "crush" && /喜欢的人|喜欢谁/u.test(text)) || (kinds.includes("breed") && kind === "breed");

/** The memories that fit best: by the words they share with the question, then by the order of kinds, then the newest. */
function ranked(wanted: readonly Memory[], { text, kinds }: AskedFact): Memory[] {
  const terms = contentOf(text);
  const scored = wanted.map((memory, at) => {
    const shared = [...contentOf(memory.value)].filter((term) => terms.has(term)).length;
    return { memory, score: shared * 10 - kinds.indexOf(memory.kind) * 3 + at * 0.1 };
  });
  scored.sort((a, b) => b.score - a.score);
  const [first] = scored;
  if (first === undefined) return [];
  const kind = first.memory.kind;
  const many: ReadonlySet<string> = new Set([
    "like",
    "language",
    "allergy",
    "family",
    "health",
    "medicine",
    "habit",
    "dislike",
    "breed",
    "pet",
    "skill",
    "died",
  ]);
  if (!many.has(kind) && !(kind === "name" && first.memory.about !== undefined)) return [first.memory];
  const isOther = (one: Memory): boolean => one === first.memory || kinds.includes(one.kind);
  return scored
    .map(({ memory }) => memory)
    .filter((one) => isOther(one) && one.about === first.memory.about)
    .slice(0, 3);
}

/** Memories as one sentence to the person. */
export const sayAll = (memories: readonly Memory[], { language }: AskedFact): string =>
  memories.map((memory) => sayMemory(memory, language)).join(language === "zh" ? "，" : "; ");
