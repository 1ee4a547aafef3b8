import { dayInWords, dayOf } from "../asks/calendar.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { languageOf } from "../text/language.ts";
import { mirrored } from "../text/mirrored.ts";
import { isAnimal, namingOf } from "./lexicon.ts";

type Say = (subject: string, value: string, memory: Memory) => string;

const dayWords = (when: string | undefined, isChinese: boolean): string => {
  const [year, month, day] = (when ?? "").split("-").map(Number);
  if (year === undefined || month === undefined || day === undefined || when === undefined) return "";
  return dayInWords(dayOf(year, month, day), isChinese);
};

const years = (value: string): string => (/^\d+$/u.test(value) ? `${value}岁` : value);
const withDayZh = (when: string | undefined): string =>
  when === undefined ? "" : `${dayWords(when, true)}，`;
const onDayEn = (when: string | undefined): string =>
  when === undefined ? "" : ` on ${dayWords(when, false)}`;

/** What does it by trade: one who drives buses is a bus driver. */
const TRADES: Readonly<Record<string, string>> = {
  ...{ drive: "driver", teach: "teacher", sell: "seller", clean: "cleaner", run: "owner", make: "maker" },
  ...{ build: "builder", fix: "fixer", repair: "repairer", write: "writer", design: "designer" },
  ...{ breed: "breeder", grow: "grower", deliver: "deliverer", install: "installer", manage: "manager" },
};

/** A trade in English as a noun: “drive a bus in Leeds” is a bus driver. Other values stay. */
export function tradeOf(value: string): string {
  const [, verb = "", what = ""] =
    /^([a-z]+?)s? (?:an? |the )?([a-z' -]+?)(?: (?:in|at|for|on|around) .*)?$/iu.exec(value) ?? [];
  const trade = TRADES[verb.toLowerCase()];
  return trade === undefined ? value : `${what.replace(/(?<![us])s$/u, "")} ${trade}`;
}

/** Whether a plan begins with a verb: 去面试, but 公司年会. */
const isAct = (plan: string): boolean =>
  /^(?:[去要给带陪送接搬飞回交考跟和做讲换买学见看拿签办订请拔打坐面上过到在把跑开写参]|结婚|出差|辞职|离职|准备)(?!试|级)/u.test(
    plan,
  );

// biome-ignore format: one wording a line
const ZH: Record<MemoryKind, Say> = {
  name: (s, v) => `${s}叫${v}`,
  nickname: (s, v) => (s === "你" ? `叫你${v}` : `${s}叫${v}`),
  age: (s, v) => `${s}${years(v)}`,
  birthday: (s, v, { when }) => `${s}的生日是${v}${when === undefined ? "" : `（${dayWords(when, true)}）`}`,
  zodiac: (s, v) => (v.endsWith("座") ? `${s}是${v}` : `${s}属${v}`),
  home: (s, v) => `${s}住在${v}`,
  pastHome: (s, v) => `${s}以前住在${v}`,
  origin: (s, v) => `${s}来自${v}`,
  livesWith: (s, v) => (/住|独居/u.test(v) ? `${s}${v}` : `${s}跟${v}住`),
  job: (s, v) => `${s}的工作是${v}`,
  employer: (s, v) => `${s}在${v}上班`,
  pastJob: (s, v) => `${s}以前${/^[当干做]/u.test(v) ? "" : "是"}${v}`,
  money: (s, v) => `${s}的${v}`,
  study: (s, v) => `${s}读的是${v}`,
  language: (s, v) => `${s}的语言是${v}`,
  skill: (s, v) => `${s}会${v}`,
  family: (s, v) => `${s}家里：${v}`,
  partnership: (s, v) => `${s}${v}了`.replace(/了了$|(?<=单身|未婚|已婚|离异|异地恋?)了$/u, ""),
  pet: (s, v) => `${s}养了${v}`,
  breed: (s, v) => `${s}是${v}`,
  belonging: (s, v) => `${s}有${v}`,
  allergy: (s, v) => `${s}对${v}过敏`,
  health: (s, v) => `${s}的身体：${v}`,
  medicine: (s, v) => `${s}在用${v}`,
  died: (s, v) => `${s}${/\p{Script=Han}/u.test(v) ? v : "过世了"}`,
  like: (s, v) => `${s}喜欢${v}`,
  dislike: (s, v) => `${s}不喜欢${v}`,
  habit: (s, v) => `${s}的习惯是${v}`,
  plan: (s, v, { when }) => `${withDayZh(when)}${s}${isAct(v) ? "要" : "有"}${v}`,
  wish: (s, v) => `${s}${v.startsWith("想") ? "" : "想要"}${v}`,
  event: (s, v, { when }) => `${withDayZh(when)}${s}${v}`,
  worry: (s, v) => `${s}担心${v}`,
  other: (s, v) => (s === "你" ? `你说过：${v}` : `${s}：${v}`),
};

const are = (s: string): string => (s === "you" ? "you are" : `${s} is`);
const verb = (s: string, word: string): string => (s === "you" ? word : `${word}s`);
const does = (s: string): string => (s === "you" ? "don't" : "doesn't");
const have = (s: string): string => (s === "you" ? "have" : "has");
const own = (s: string): string => (s === "you" ? "your" : `${s}'s`);

// biome-ignore format: one wording a line
const EN: Record<MemoryKind, Say> = {
  name: (s, v) => `${are(s)} called ${v}`,
  nickname: (s, v) => (s === "you" ? `I should call you ${v}` : `${are(s)} called ${v}`),
  age: (s, v) => `${are(s)} ${v}`,
  birthday: (s, v) => `${own(s)} birthday is ${v}`,
  zodiac: (s, v) => `${own(s)} sign is ${v}`,
  home: (s, v) => `${s} ${verb(s, "live")} in ${v}`,
  pastHome: (s, v) => `${s} lived in ${v} before`,
  origin: (s, v) => `${are(s)} from ${v}`,
  livesWith: (s, v) => `${s} ${verb(s, "live")} ${v}`,
  job: (s, v) => (s === "you" && tradeOf(v) !== v ? `you ${v}` : `${own(s)} job: ${v}`),
  employer: (s, v) => `${s} ${verb(s, "work")} at ${v}`,
  pastJob: (s, v) => `before, ${s}: ${v}`,
  money: (_, v) => `it is ${v}`,
  study: (s, v) => `${own(s)} studies: ${v}`,
  language: (s, v) => `${own(s)} languages: ${v}`,
  skill: (s, v) => `${s}: ${v}`,
  family: (s, v) => `${own(s)} family: ${v}`,
  partnership: (s, v) => `${are(s)} ${v}`,
  pet: (s, v) => `${s} ${have(s)} ${v}`,
  breed: (s, v) => `${are(s)} a ${v}`,
  belonging: (s, v) => `${s} ${have(s)} ${v}`,
  allergy: (s, v) => `${are(s)} allergic to ${v}`,
  health: (s, v) => `${own(s)} health: ${v}`,
  medicine: (s, v) => `${s} ${verb(s, "take")} ${v}`,
  died: (s) => `${s} died`,
  like: (s, v) => `${s} ${verb(s, "like")} ${v}`,
  dislike: (s, v) => `${s} ${does(s)} like ${v}`,
  habit: (s, v) => `${own(s)} habit: ${v}`,
  plan: (s, v, { when }) => `${own(s)} plan${onDayEn(when)}: ${v}`,
  wish: (s, v) => `${own(s)} wish: ${v}`,
  event: (s, v, { when }) => `${s} ${v}${onDayEn(when)}`,
  worry: (s, v) => `${are(s)} worried about ${v}`,
  other: (s, v) => (s === "you" ? `you said: ${v}` : `${s}: ${v}`),
};

/** The person's words as the character says them: my becomes your. */
export const toSecondPerson = (value: string): string =>
  mirrored(mirroredLatin(value), languageOf(value) ?? "zh");

/** Mixed text has both. */
const mirroredLatin = (value: string): string =>
  languageOf(value) === "zh" ? value.replaceAll(/\bmy\b/giu, "your") : value.replaceAll("我", "你");

/** Whose a memory is, spoken to the person: 你, 你妈妈, your cat, your colleague's snake. */
function subjectOf(about: string | undefined, isChinese: boolean, second: string): string {
  if (about === undefined) return isChinese ? second : "you";
  const [owner, thing] = about.split("'s ");
  const words = [owner, thing].flatMap((key) => {
    const naming = key === undefined ? undefined : namingOf(key);
    if (naming === undefined) return key === undefined ? [] : [key];
    return [isChinese ? naming.zh : naming.en];
  });
  if (!isChinese) return `your ${words.join("'s ")}`;
  const isThing = thing !== undefined || isAnimal(about);
  return `${second}${isThing && words.length === 1 ? "的" : ""}${words.join("的")}`;
}

/** A memory as a plain sentence to the person, without its full stop, in a language. */
export function sayMemory(memory: Memory, language: "zh" | "en"): string {
  const isChinese = language === "zh";
  const value = toSecondPerson(memory.value);
  const subject = subjectOf(memory.about, isChinese, "你");
  return isChinese ? ZH[memory.kind](subject, value, memory) : EN[memory.kind](subject, value, memory);
}

/** The language a memory is shown in: that of its value, Chinese for a Chinese name of anybody. */
const shownIn = ({ value, about, kind }: Memory): "zh" | "en" =>
  kind === "name" || (kind === "age" && about === undefined) ? "zh" : (languageOf(value) ?? "zh");

/** A memory as a clause without the person as its subject, for the memory sheet: 猫叫豆包, likes rainy days. */
export function memoryText(memory: Memory): string {
  const { kind, value, about, when } = memory;
  if (shownIn(memory) === "zh") {
    const subject = subjectOf(about, true, "").replace(/^的/u, "");
    if (kind === "plan") return `${when === undefined ? "" : `${shortDay(when)}：`}${subject}${value}`;
    if (kind === "event") return `${when === undefined ? "" : `${shortDay(when)}：`}${subject}${value}`;
    if (kind === "other") return subject === "" ? value : `${subject}：${value}`;
    if (kind === "nickname" && about === undefined) return `可以叫${value}`;
    return ZH[kind](subject, value, memory).replace(/^的/u, "");
  }
  const text = sayThird(memory);
  return when !== undefined && kind !== "plan" && kind !== "event" ? `${text} (${when})` : text;
}

const shortDay = (when: string): string => {
  const [, month, day] = when.split("-").map(Number);
  return `${month}月${day}日`;
};

function sayThird({ kind, value, about, when }: Memory): string {
  if (about !== undefined) return EN[kind](about, value, { kind, value, about, when });
  const OWN: Partial<Record<MemoryKind, string>> = {
    ...{
      like: "likes ",
      dislike: "does not like ",
      job: "work: ",
      plan: "is going to ",
      pet: "has ",
      home: "lives in ",
    },
    ...{
      origin: "is from ",
      birthday: "has a birthday on ",
      allergy: "is allergic to ",
      employer: "works at ",
    },
    ...{ medicine: "takes ", belonging: "has ", age: "age: ", nickname: "is called ", partnership: "is " },
    ...{
      worry: "worries about ",
      event: "",
      health: "health: ",
      study: "studies: ",
      language: "languages: ",
    },
  };
  const day = when === undefined ? "" : ` (${when})`;
  return `${OWN[kind] ?? `${kind === "other" ? "" : `${kind}: `}`}${value}${day}`;
}
