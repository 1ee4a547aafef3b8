import type { Day } from "../asks/calendar.ts";
import { inDigits } from "../asks/numbers.ts";
import type { Memory } from "../dialogue.ts";
import { plain } from "./clauses.ts";
import { dayIn, isoOf } from "./days.ts";
import { type Change, reassigned, retracted } from "./denials.ts";
import { namingOf } from "./lexicon.ts";
import { type Reading, readFacts } from "./read-facts.ts";
import { tidy } from "./rule.ts";

/** “Actually” that weighs a word rather than correct one: “that's actually kind of lovely”, 其实挺好的. */
const PRAISES =
  /\b(?:that|this|it|you|he|she|they|we|i)(?:'s|'re|'m| is| are| was| were| am)? actually (?:kind|kinda|sort|sorta|pretty|really|so|quite|very|rather|nice|lovely|good|great|sweet|funny|cute|cool|true|right|helpful|love|like|enjoy|feel)\b|[,.]? actually (?:love|like|quite like|enjoy)\b|其实(?:挺|蛮|还|很|也|都)/iu;

const CUE =
  /时候说|算错|不对|错[啦了]|没说过|可不是|打错|说错|写错|搞错|记错|弄错|口误|手滑|纠正|更正|准确(?:地)?说|确切(?:地)?说|应该(?:是|说)|等等|等下我|说反|其实是|不是[^，。]{1,10}[，,]?\s*(?:而)?是|也不是|不叫|改(?:成|到|名|叫)|换成|^(?:哦|啊|哎|呃|嗯|诶)*不(?:是|，|,)|那得|又(?:想|看)了|现在是|已经(?:不|换)|早就?不|去年就|前(?:男友|女友|夫|妻)[。，]|逗你|\b(?:wait|actually|i mean|i meant|, not|wrong|not that|correction|scratch that|sorry|my bad|typo|no,|not .{1,20} but|make that|turns out|never said|oops|hang on|hold on|mixed (?:it|them|that) up|\p{L}+day not|i lied|changed|moved it|rescheduled|it's .{1,20} now|she says|he says|used to|i go by)\b|^(?:[0-9一二三四五六七八九十两]+[只条个岁]?了)|\*/iu;

/** New value words: 不是X，是Y; X改成Y; not X but Y; Y, not X. */
const SWAPS: readonly RegExp[] = [
  /不(?:是|叫)(?<old>[^，。！？,.\s]{1,12}?)(?:了)?[，,。\s]+(?:定了[，,])?(?:而|应该|其实)?(?:是|叫)?(?<next>[^，。！？,.\s]{1,12})/u,
  /(?:准确(?:地)?说|确切(?:地)?说|应该|其实|更正[：:]?|改成|改到|改为|换成|改名叫?|纠正一下[，,：:]?|现在)(?:是|叫|到)?(?<next>[^，。！？,.\s]{1,12})/u,
  /(?:打错|说错|写错|算错|口误|手滑|搞错|弄错)(?:了|啦)?[，,。\s]*(?:是|应该是)?(?<next>[^，。！？,.\s]{1,12})/u,
  /\bnot (?:a |an |the )?(?<old>[\p{L}\d' ]{1,20}),? (?:but|it's|i'm|he's|she's|they're) (?:a |an |the )?(?<next>[\p{L}\d' ]{1,24})/iu,
  /\b(?:make that|i mean\b|i meant|says|moved it to|changed (?:it )?to|rescheduled to|pushed to|it's actually|actually it's|actually,? (?:it's )?|wait,? (?:no,? )?(?:it's )?)\s*(?:a |an |the )?(?<next>[\p{L}\d' ]{1,24})/iu,
  /^(?<next>(?!that|this|it|those|you|i|we|they|he|she|what|there)[\p{L}\d' ]{2,30}),? actually(?:[.!,]|$)/iu,
  /^(?:不(?:是|对)?|错)(?:[了啦]|的)?[，,。！\s]*(?:应该)?是(?<next>[^，。！？,.\s]{1,12})$/u,
  /(?:时候|没)说[^，。]{0,12}[，,]\s*(?:我说的)?是(?<next>[^，。！？,.\s我]{1,12})/u,
  /^(?:应该)?是(?<next>[^，。！？,.\s我]{1,8})[，,][^，。]{0,4}(?:说|记|算|写|打|搞|弄)错/u,
  /(?:^|[，,。\s是叫在])(?<next>[^，。！？,.\s是叫在]{1,10})[，,。\s]*(?:可|而|又|并)?不(?:是|叫|在)(?<old>[^，。！？,.\s我]{1,12})(?:[，,。！]|$)/u,
  /(?:^|[,.!] |\b(?:it's|it is|she's|he's|they're|i'm|i said|i meant|is|was|plays|in|on|at|for|called|named) )(?:in |on |at |an? |the )?(?<next>(?!no\b|not\b|(?:she|he|it|they|i|that|there)(?:'s|'m|'re| is| am| are| was)\b|i (?:said|meant)\b)[\p{L}\d' -]{1,24}?),? (?:and )?not (?:in |on |at |an? |the )?(?<old>[\p{L}\d' -]{1,20})(?:[.,!]|$)/iu,
];

const WEEKDAY =
  /(?:下|这|本)?(?:周|星期|礼拜)[一二三四五六日天]|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;
const NUMBER = /\d+/u;

/** 三只了: a number that has changed since. */
function recounted(text: string, held: readonly Memory[]): { before: Memory; now: Memory } | null {
  const count = /^(?:[^，。]{0,4})?([一二两三四五六七八九十0-9]+[只条个匹])了/u.exec(text)?.[1];
  const before = held.find(({ kind }) => kind === "pet" || kind === "family");
  if (count === undefined || before === undefined) return null;
  const value = before.value.replace(/^[一二两三四五六七八九十0-9]+[只条个匹]/u, count);
  return { before, now: { ...before, value } };
}

/** No value, though it stands where one could. */
const FILLED =
  /^(?:sorry|lol|oops|wait|no|nope|haha|my bad|that|it|this|actually|ok|哈哈|吧|的|啊|对)$|^(?:something|anything|nothing|everything|somebody|someone|what|how|why|another|about|for|to|别的|其他|另外|什么)/iu;

/** A clause of its own is no value. */
const STATES = /\b(?:is|are|was|were|has|had|his|her|my|our|their|i|he|she|we|they)\b|n't\b/iu;
/** “Not mine” says whose a thing is, not what. */
const POINTS = /^(?:mine|me|my\b.*|yours?|his|hers?|ours|theirs|that|this|我的?|你的?|他的?|她的?)$/iu;

/** Says that something said before was wrong. */
export const SET_RIGHT =
  /说错|记错|算错|弄错|搞错|写错|打错|纠正|更正|不是(?=去年|今年|前年|昨天|今天|明天|上|[一二三四五六七八九十\d])|\b(?:i (?:meant|misspoke|mistyped)|my mistake|correct (?:something|that|myself)|got (?:it|that) wrong|wrong|hang on|hold on|oops|mixed (?:it|them|that) up)\b|, not \w/iu;

/** For how many lines back something may be corrected without being named. */
const LINES_BACK = 3;

/** The memories that a line of the person has given: as it is read, or whose words stand in it. */
function heldOf(line: string | undefined, memories: readonly Memory[], reading: Reading): Memory[] {
  if (line === undefined) return [];
  const earlier = readFacts(line, { today: reading.today, names: reading.names ?? {} });
  return memories.filter(
    (one) =>
      earlier.some(
        (fact) => fact.kind === one.kind && fact.about === one.about && fact.value === one.value,
      ) ||
      (one.value.length > 1 && line.toLowerCase().includes(one.value.toLowerCase())),
  );
}

const isHeld = (facts: readonly Memory[], { kind, about, value }: Memory): boolean =>
  facts.some(
    (one) =>
      one.kind === kind && one.about === about && (one.value.includes(value) || value.includes(one.value)),
  );

interface Corrected {
  readonly memories: readonly Memory[];
  readonly before: readonly string[];
  readonly reading: Reading;
}

/** What a correction leaves and what it removes; null where the text corrects nothing. */
export function corrected(given: string, { memories, before, reading }: Corrected): Change | null {
  const text = plain(given);
  if (memories.length === 0 || text.length > 160 || PRAISES.test(text)) return null;
  const fromLast = heldOf(before.at(-1), memories, reading);
  const stock = { memories, held: fromLast, before, names: reading.names ?? {} };
  const moved = reassigned(given, stock);
  if (moved !== null) return withFacts(moved, readFacts(text, reading));
  const older = before.slice(-LINES_BACK).flatMap((line) => heldOf(line, memories, reading));
  const held = fromLast.length > 0 ? fromLast : [...new Set(older)];
  const monthly = inMonth(text, memories);
  if (monthly !== null) return monthly;
  const near = held.length > 0 && CUE.test(text) ? exchangedIn(text, held, reading) : null;
  const isFar = (near?.removed.length ?? 0) === 0 && older.length > held.length && SET_RIGHT.test(text);
  const exchanged = (isFar ? exchangedIn(text, [...new Set(older)], reading) : null) ?? near;
  if (exchanged !== null && exchanged.removed.length > 0) return exchanged;
  const again = SET_RIGHT.test(text)
    ? replacing(readFacts(text, reading), memories)
    : { added: [], removed: [] };
  if (again.removed.length > 0) return again;
  const gone = retracted(given, stock);
  return gone === null ? exchanged : withFacts(gone, readFacts(text, reading));
}

/** A change with what else the line says, without what it only repeats. */
function withFacts({ added, removed }: Change, facts: readonly Memory[]): Change {
  const isOld = (fact: Memory): boolean =>
    removed.some((one) => one.kind === fact.kind && one.value === fact.value);
  return { added: [...added, ...facts.filter((fact) => !isOld(fact) && !isHeld(added, fact))], removed };
}

/** A value exchanged for another one. */
function exchangedIn(text: string, held: readonly Memory[], reading: Reading): Change | null {
  const ex = exOf(text, held);
  if (ex !== null) return ex;
  const facts = readFacts(text, reading).map((fact) => ofHeld(fact, text, held));
  const retired = held.find(({ kind }) => kind === "job" || kind === "employer");
  if (
    retired !== undefined &&
    /退了|退休|不干了|辞了|离职了|\b(?:retired|quit)\b/iu.test(text) &&
    !facts.some(({ kind }) => kind === "job")
  ) {
    const about =
      retired.about === undefined ? facts : facts.map((fact) => ({ ...fact, about: retired.about }));
    return { added: [{ ...retired, kind: "pastJob" }, ...about], removed: [retired] };
  }
  const direct = replacing(facts, held);
  if (direct.removed.length > 0)
    return { added: [...direct.added, ...pastOf(text, direct.removed)], removed: direct.removed };
  for (const pattern of SWAPS) {
    const match = pattern.exec(text);
    const next = tidy(match?.groups?.["next"] ?? "").replace(/家的$/u, "");
    if (
      next === "" ||
      FILLED.test(next) ||
      STATES.test(next) ||
      POINTS.test(match?.groups?.["old"]?.trim() ?? "")
    )
      continue;
    const swap = swapped(tidy(match?.groups?.["old"] ?? ""), next, { held, today: reading.today });
    if (swap !== null)
      return {
        added: [...facts.filter((fact) => fact.value !== next), ...swap.added],
        removed: swap.removed,
      };
  }
  const counted = recounted(text, held);
  if (counted !== null) return { added: [counted.now, ...facts], removed: [counted.before] };
  return facts.length === 0 ? null : { added: facts, removed: [] };
}

/** 六岁了，我记错了 after 我儿子五岁: a corrected value without a subject is of the one corrected. */
function ofHeld(fact: Memory, text: string, held: readonly Memory[]): Memory {
  const others = held.filter(({ kind }) => kind === fact.kind);
  const [other] = others;
  if (fact.about !== undefined || other?.about === undefined || others.length !== 1) return fact;
  return /我(?!记|说|打|搞|弄|写|算|刚|一直)|\b(?:i'm|i am|my)\b/iu.test(text)
    ? fact
    : { ...fact, about: other.about };
}

/** A fact of the same kind about the same replaces. */
function replacing(facts: readonly Memory[], held: readonly Memory[]): Change {
  const GROUPS: Readonly<Record<string, string>> = {
    employer: "work",
    job: "work",
    origin: "from",
  };
  const group = (kind: string): string => GROUPS[kind] ?? kind;
  const removed = held.filter((one) =>
    facts.some(
      (fact) =>
        group(fact.kind) === group(one.kind) &&
        (fact.about ?? "") === (one.about ?? "") &&
        fact.value !== one.value,
    ),
  );
  return { added: [...facts], removed };
}

/** Who changed their employer had the old one before. */
const pastOf = (text: string, removed: readonly Memory[]): Memory[] =>
  /跳|换|离职|辞|left|moved|quit/iu.test(text)
    ? removed.flatMap((one) => (one.kind === "employer" ? [{ ...one, kind: "pastJob" as const }] : []))
    : [];

/** 前男友 after 我男朋友…: what was said is of the former one. */
function exOf(text: string, held: readonly Memory[]): Change | null {
  const word = /^(?:是)?前(男友|女友|夫|妻|任)[。，,\s]|^ex[,. -]/iu.exec(text);
  if (word === null) return null;
  const keys: Readonly<Record<string, string>> = {
    boyfriend: "ex-boyfriend",
    girlfriend: "ex-girlfriend",
    husband: "ex-husband",
    wife: "ex-wife",
    partner: "ex",
  };
  const removed = held.filter(({ about }) => about !== undefined && keys[about] !== undefined);
  const added = removed.map((one) => ({ ...one, about: keys[one.about ?? ""] }));
  const parted = /分了|分手|broke up|split/iu.test(text)
    ? [{ kind: "partnership" as const, value: "分手" }]
    : [];
  return removed.length === 0 ? null : { added: [...added, ...parted], removed };
}

const MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december";
const IN_MONTH = new RegExp(
  String.raw`\b(?:in |it's |is |meant |actually |make that |moved to |changed to |^)(?<en>${MONTHS})\b(?!\s+\d)|(?:是|在|改到?|改成|应该是|[，,]|^)(?:明年|今年)?(?<zh>(?:十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9])月)(?:份)?(?![\d一二三四五六七八九十])`,
  "iu",
);
const OF_MONTH = new RegExp(
  String.raw` ?\b(?:in|on) (?:${MONTHS})\b|(?:十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9])月(?:份)?(?:要)?`,
  "iu",
);
const WEDDING = /结婚|婚礼|领证|\bmarr|wedding/iu;

/** A plan moved to another month: “the wedding is in June, not May”, 说错了，是九月. */
function inMonth(text: string, memories: readonly Memory[]): Change | null {
  const found = IN_MONTH.exec(
    text.replace(/\bnot (?:in )?\p{L}+/giu, "").replace(/不是\p{Script=Han}+月/gu, ""),
  )?.groups;
  const month = found?.["en"] ?? found?.["zh"];
  if (month === undefined || !SET_RIGHT.test(text) || /[?？]\s*$/u.test(text)) return null;
  const plans = memories.filter(({ kind }) => kind === "plan" || kind === "event");
  const plan =
    (WEDDING.test(text) ? plans.findLast(({ value }) => WEDDING.test(value)) : undefined) ?? plans.at(-1);
  if (plan === undefined) return null;
  const bare = plan.value.replace(OF_MONTH, "").replace(/^俩/u, "").trim();
  const value =
    found?.["zh"] === undefined
      ? `${bare} in ${month.replace(/^./u, (sign) => sign.toUpperCase())}`
      : `${month}${bare}`;
  const { when: _, ...rest } = plan;
  return { added: [{ ...rest, value }], removed: [plan] };
}

/** Whether both or neither of two values hold a number. */
const isLike = (value: string | undefined, digits: string): boolean =>
  value !== undefined && NUMBER.test(inDigits(value)) === NUMBER.test(digits);

/** The earlier fact with its value exchanged: a number for a number, a day for a day, else the whole value. */
function swapped(
  old: string,
  given: string,
  { held, today }: { held: readonly Memory[]; today: Day | null },
): Change | null {
  const next = given.replace(/了$/u, "");
  const digits = inDigits(next);
  const isDay = WEEKDAY.test(next) || /^(?:大?后天|明天|今晚|明晚|下周|tomorrow)/iu.test(next);
  const target =
    (old === "" ? undefined : held.find(({ value }) => value.includes(old) || old.includes(value))) ??
    (NUMBER.test(digits) ? held.find(({ kind }) => kind === "age" || kind === "money") : undefined) ??
    (isDay ? held.find(({ kind }) => kind === "plan") : undefined) ??
    (old === "" && !NUMBER.test(digits)
      ? held.find(({ kind }) => kind !== "age" && kind !== "plan" && kind !== "event")
      : undefined) ??
    (old === "" && isLike(held[0]?.value, digits) && held.length === 1 ? held[0] : undefined);
  if (target === undefined) return null;
  if (target.kind === "age" || target.kind === "money") {
    const number = NUMBER.exec(digits)?.[0];
    return number === undefined ? null : { added: [{ ...target, value: number }], removed: [target] };
  }
  const isLoose =
    old === "" &&
    held.length > 1 &&
    !["name", "nickname", "home", "origin", "breed", "employer", "like", "dislike", "birthday"].includes(
      target.kind,
    );
  if (isLoose && !isDay && target.kind !== "job") return null;
  if (/说|的是|了$/u.test(next)) return null;
  if (next.length > 24 || /^(?:我|你|他|她|i |you |the )/iu.test(next)) return null;
  if (target.kind === "plan" && isDay) {
    const day = today === null ? null : dayIn(next, today);
    return day === null ? null : { added: [{ ...target, when: isoOf(day) }], removed: [target] };
  }
  const value = old !== "" && target.value.includes(old) ? target.value.replace(old, next) : next;
  const isOfName = target.kind === "name" && namingOf(value) !== undefined;
  return isOfName ? null : { added: [{ ...target, value }], removed: [target] };
}
