import type { Day } from "../asks/calendar.ts";
import type { Memory } from "../dialogue.ts";
import { answerFacts } from "./answer-facts.ts";
import { type Clause, clausesOf, isNoStatement } from "./clauses.ts";
import { datedIn } from "./dated.ts";
import { ANIMALS, isAnimal, isPerson, namingOf, PEOPLE } from "./lexicon.ts";
import { type Rule, tidy } from "./rule.ts";
import { RULES_EN } from "./rules-en.ts";
import { RULES_ZH } from "./rules-zh.ts";
import { sentenceFacts } from "./sentence-facts.ts";
import { type Focus, keyOf, type Predicate, predicateOf, type Subject } from "./subjects.ts";

/** What a text is read with. */
export interface Reading {
  /** The character's line before, whose question it may answer. */
  readonly asked?: string | undefined;
  readonly today: Day | null;
  /** Names known already, for 妞妞昨天走了. */
  readonly names?: Readonly<Record<string, Subject>>;
  /** Whom the line before spoke of, for 她 and “her”. */
  readonly other?: Subject | undefined;
}

const fits = ({ of }: Rule, subject: Subject): boolean => {
  if (of === undefined) return true;
  if (of === "me") return subject === "me";
  if (subject === "me") return false;
  if (of === "animal") return isAnimal(subject);
  return of === "person" ? isPerson(subject) : true;
};

/** Of these a clause can hold several: 浙大计算机研二. */
const MANY: ReadonlySet<string> = new Set(["study", "language", "health", "medicine", "family"]);

const overlap = (one: Memory, other: Memory): boolean =>
  one.value.includes(other.value) || other.value.includes(one.value);

/** What these do is kept where it befalls the person. */
const BYSTANDERS: ReadonlySet<string> = new Set([
  "teacher",
  "boss",
  "coach",
  "landlord",
  "classmate",
  "colleague",
]);

/** Clauses that are no statement of fact for other reasons than their form. */
export const BANTER =
  /[上下几八]辈子|逗你|开玩笑|骗你的|才怪|做梦|我是猪|笑死|气死|累死我|\b(?:just kidding|jk|not really|i'm dead|kill me|oh great|my favou?rite thing in the world)\b/iu;

/** 叫豆包, “called Bean”: goes on with whom or what was just introduced. */
const NAMES_IT =
  /^(?:名字)?(?:就)?(?:叫|名叫|是(?:只|条)|(?!都|也|还|就|才)\p{Script=Han}{2,4}$|called|named|姓)/iu;
/** 房东不让，只好…: what somebody says or forbids leaves the person the subject. */
const ACTS_ON_ME =
  /^(?:还|都|也|总|老|就)?(?:不让|说(?!话)|(?:让|叫|问|骂|催|劝|逼|夸|借|送|给)(?:我|了我)|says?\b|said\b|wants me)/iu;
const HAS_SOMEBODY = /^(?:有|养|my |i have|got )/iu;

function addNew(found: Memory[], facts: readonly Memory[]): void {
  for (const fact of facts) if (!found.some((held) => same(held, fact))) found.push(fact);
}

/** Whom the next clause is about. */
function focusAfter(
  focus: Focus,
  { subject, text, isNamed }: Predicate,
  introduced: Subject | undefined,
  facts: readonly Memory[],
): Focus {
  const names: Record<string, Subject> = { ...focus.names };
  for (const { kind, value, about } of facts)
    if ((kind === "name" || kind === "nickname") && about !== undefined) names[value] = about;
  const other = [subject, introduced].find((one) => one !== undefined && one !== "me") ?? focus.other;
  if (introduced !== undefined && HAS_SOMEBODY.test(text) && isPerson(introduced))
    return { subject: introduced, other, names };
  if (isNamed && subject !== "me" && ACTS_ON_ME.test(text))
    return { subject: /说|says?|said/iu.test(text) ? "nobody" : "me", other, names };
  return { subject, other, names };
}

/** All facts in a text, in their order. Pure. */
export function readFacts(text: string, { asked, today, names = {}, other }: Reading): Memory[] {
  const found: Memory[] = isNoStatement(text)
    ? []
    : [...answerFacts(text, asked), ...sentenceFacts(text, today)];
  let focus: Focus = { subject: "me", names: { ...names, ...namesIn(found) }, other };
  let introduced: Subject | undefined;
  let before: Clause | undefined;
  let isIntroduced = false;
  for (const clause of clausesOf(text)) {
    if (BANTER.test(clause.text)) continue;
    const read = predicateOf(clause.text, clause.language, focus);
    const goesOn = introduced !== undefined && !read.isNamed && NAMES_IT.test(read.text);
    const predicate = goesOn && introduced !== undefined ? { ...read, subject: introduced } : read;
    if (predicate.subject === "nobody") {
      addNew(found, factsOfNobody(clause, focus.other));
      focus = { ...focus, subject: "nobody" };
      introduced = undefined;
      before = clause;
      continue;
    }
    const context = { today, before, other: introduced ?? focus.other, isIntroduced };
    const facts = factsOfClause(clause, predicate, context);
    addNew(found, facts);
    introduced = introducedIn(clause, predicate) ?? undefined;
    focus = focusAfter(focus, predicate, introduced, facts);
    if (introduced !== undefined && focus.subject === introduced && introduced !== predicate.subject)
      isIntroduced = true;
    else if (predicate.isNamed) isIntroduced = false;
    before = clause;
  }
  return withoutDoubles(found);
}

interface ClauseContext {
  readonly today: Day | null;
  readonly before: Clause | undefined;
  /** Whom a pronoun stands for. */
  readonly other: Subject | undefined;
  /** Whether the subject was brought in by 有个…: the next plan is still the person's. */
  readonly isIntroduced: boolean;
}

/** Where somebody lived before: 以前在北京, “used to live in Seattle”. */
const USED_TO = /^(?:我|我们)?(?:以前|之前|从前|原来|曾经?|小时候)|\bused to\b|\bback when\b/iu;

function factsOfClause(
  clause: Clause,
  { subject, text, isNamed }: Predicate,
  { today, before, other, isIntroduced }: ClauseContext,
): Memory[] {
  const facts: Memory[] = [];
  const own = subject === "me" ? undefined : subject;
  for (const rule of clause.language === "zh" ? RULES_ZH : RULES_EN) {
    if (!fits(rule, subject)) continue;
    const input = rule.isWhole === true ? clause.text : text;
    const match = rule.pattern.exec(input);
    if (match === null || isDenied(input, match, rule)) continue;
    const raw = rule.value === undefined ? (match.groups?.["v"] ?? "") : rule.value(match);
    const value = tidy(meant(raw ?? "", { before, own }));
    if (value === "" || (rule.kind === "job" && /^(?:不|没|非|别)/u.test(value))) continue;
    const about = resolved(rule.about === undefined ? own : (rule.about(match) ?? own), other);
    if (about === "nobody") continue;
    const kind = rule.kind === "home" && USED_TO.test(clause.text) ? "pastHome" : rule.kind;
    const fact: Memory = { kind, value, ...(about === undefined ? {} : { about }) };
    const isHeld = facts.some(
      (held) =>
        held.kind === fact.kind && held.about === fact.about && (!MANY.has(fact.kind) || overlap(held, fact)),
    );
    if (!isHeld) facts.push(fact);
  }
  const isMine =
    subject === "me" ||
    (isIntroduced && !isNamed && /^(?:终于|下|这|明|后|今|周|星期|礼拜|国庆|过年)/u.test(text));
  const dated = datedIn({
    ...{ text, language: clause.language, sentence: clause.sentence, before: before?.text, today },
    ...{ isOwn: isMine, isNamed },
  });
  const taken = ["birthday", "died", "worry", "language"];
  if (dated === null || facts.some(({ kind }) => taken.includes(kind))) return facts;
  // What others did to the person happened to the person.
  const isToMe = dated.kind === "event" && BYSTANDERS.has(subject) && /我|\bme\b/u.test(clause.text);
  if (isToMe)
    facts.push({ ...dated, value: tidy(clause.text.replace(/^(?:今天|昨天|刚才|刚刚)/u, "")).slice(0, 40) });
  else facts.push({ ...dated, ...(isMine || own === undefined ? {} : { about: own }) });
  return facts;
}

/** What is said of the person by others: 大家都喊我阿柒. */
function factsOfNobody({ text, language }: Clause, other: Subject | undefined): Memory[] {
  if (language !== "zh") return [];
  return RULES_ZH.flatMap((rule) => {
    if (
      rule.isWhole !== true ||
      rule.about === undefined ||
      (rule.value === undefined && rule.kind !== "worry")
    )
      return [];
    const match = rule.pattern.exec(text);
    const about = match === null ? null : rule.about(match);
    if (match === null || about === null || isDenied(text, match, rule)) return [];
    const value = tidy((rule.value === undefined ? match.groups?.["v"] : rule.value(match)) ?? "");
    const whose = resolved(about, other);
    if (value === "" || whose === "nobody") return [];
    return [{ kind: rule.kind, value, ...(whose === undefined ? {} : { about: whose }) }];
  });
}

/** Whom a rule means by `@me` and `@other`, the last one named. */
function resolved(about: string | undefined, other: Subject | undefined): string | undefined {
  if (about === "@me") return undefined;
  return about === "@other" ? (other ?? "nobody") : about;
}

/** Kinds whose rules contain their own negation. */
const NEGATIVE: ReadonlySet<string> = new Set([
  "dislike",
  "habit",
  "partnership",
  "health",
  "worry",
  "study",
  "other",
]);

/** “我不是老师” and “I'm not a nurse” say no fact. */
function isDenied(input: string, match: RegExpExecArray, { kind }: Rule): boolean {
  if (
    (kind === "allergy" || kind === "health") &&
    /(?:没有?|没人|不|不是|未)\s*$/u.test(input.slice(0, match.index))
  )
    return true;
  if (
    kind === "health" &&
    /(?:没有?|没人|不是|未)$/u.test(input.slice(0, input.indexOf(match.groups?.["v"] ?? "\0")))
  )
    return true;
  if (NEGATIVE.has(kind)) return false;
  if (kind === "age" && /比|[大小差](?:我|他|她|了)?\S{0,3}岁/u.test(input)) return true;
  if ((kind === "job" || kind === "employer") && /以前|之前是|原来是|年轻(?:的)?时候|退休前/u.test(input))
    return true;
  const upTo = input.slice(0, match.index + match[0].length - (match.groups?.["v"]?.length ?? 0));
  return /(?:不|没有?|别|未)(?:再|是|会|太|想|要|用|在|对|叫|怎么|学过|上过|养|当过?|做过?)?(?:只|条)?$|\b(?:not|never|don't|didn't|isn't|wasn't|no|doesn't|won't)\b[^,]{0,12}$/iu.test(
    upTo,
  );
}

/** What the clause before was about: 榴莲 in 榴莲我闻着就想吐. */
const topicOf = (before: Clause | undefined): string =>
  /^(?<t>\p{Script=Han}{1,4}?)我/u.exec(before?.text ?? "")?.groups?.["t"] ?? "";

/** What a rule means by `@topic` and `@subject` for a value. */
function meant(
  raw: string,
  { before, own }: { before: Clause | undefined; own: string | undefined },
): string {
  if (raw === "@topic") return topicOf(before);
  return raw === "@subject" ? wordFor(own) : raw;
}

const wordFor = (about: string | undefined): string =>
  about === undefined ? "" : (namingOf(about)?.zh ?? "");

/** An animal or a person that a clause brings in: 养了只猫, 有个妹妹, got a beagle. */
function introducedIn({ text, language }: Clause, { subject }: Predicate): Subject | null {
  if (
    /(?:喜欢|暗恋|看上)(?:了|上了)?(?:隔壁|我们|同|一个|班上|公司)[^，。]{0,8}$/u.test(text) &&
    subject === "me"
  )
    return "crush";
  const all = [...ANIMALS, ...PEOPLE];
  const verb =
    language === "zh"
      ? /(?:养|有|领养|捡|买|是|跟|和|喜欢)(?:了|着|过)?/gu
      : /\b(?:have|got|own|adopted|with|and|has|bought|rescued|my|our)\b/giu;
  let start = -1;
  for (const match of text.matchAll(verb)) start = match.index + match[0].length;
  if (start < 0) return null;
  const rest = text.slice(start);
  let best: { at: number; words: string } | undefined;
  for (const { wordsZh, wordsEn } of all) {
    const match = new RegExp(language === "zh" ? wordsZh : `\\b(?:${wordsEn})s?\\b`, "iu").exec(rest);
    if (match !== null && (best === undefined || match.index < best.at))
      best = { at: match.index, words: match[0] };
  }
  if (best === undefined) return null;
  const key = keyOf(best.words, language);
  return subject !== "me" && subject !== "nobody" && isAnimal(key) && subject !== key
    ? `${subject}'s ${key}`
    : key;
}

const namesIn = (facts: readonly Memory[]): Record<string, Subject> =>
  Object.fromEntries(
    facts.flatMap(({ kind, value, about }) =>
      kind === "name" && about !== undefined ? [[value, about]] : [],
    ),
  );

const same = (one: Memory, other: Memory): boolean =>
  one.kind === other.kind &&
  one.about === other.about &&
  (one.value.includes(other.value) || other.value.includes(one.value));

/** A liking that is also a dislike, or a home that is the origin, is the later rule's mistake. */
function withoutDoubles(facts: readonly Memory[]): Memory[] {
  const drops: readonly (readonly [Memory["kind"], readonly Memory["kind"][]])[] = [
    ["like", ["dislike", "habit", "plan", "wish", "worry"]],
    ["home", ["origin"]],
    ["job", ["pastJob", "employer", "belonging"]],
    ["nickname", ["name"]],
    ["event", ["plan", "partnership", "health", "died", "study", "home", "job", "pet", "allergy", "pastJob"]],
    ["plan", ["habit", "birthday"]],
    ["wish", ["plan"]],
    ["health", ["allergy"]],
    ["pet", ["dislike", "wish"]],
    ["worry", ["dislike"]],
  ];
  return facts.filter(
    (one) =>
      !drops.some(
        ([kind, stronger]) =>
          one.kind === kind &&
          facts.some(
            (held) =>
              stronger.includes(held.kind) &&
              held.about === one.about &&
              (held.value.includes(one.value) || one.value.includes(held.value)),
          ),
      ),
  );
}
