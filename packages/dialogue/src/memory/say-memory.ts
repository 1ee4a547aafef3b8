import { dayInWords, dayOf } from "../asks/calendar.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { languageOf } from "../text/language.ts";
import { mirrored } from "../text/mirrored.ts";
import { isAnimal, namingOf } from "./lexicon.ts";
import {
  aNoun,
  anAnimal,
  are,
  doNot,
  have,
  liked,
  own,
  sayDesire,
  sayEvent,
  sayHabit,
  sayHealth,
  sayJob,
  sayOther,
  sayPartnership,
  sayPastJob,
  sayPlan,
  saySkill,
  sayStudy,
  verb,
} from "./say-english.ts";

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

/** Whether a plan begins with a verb: 去面试, but 公司年会. */
const isAct = (plan: string): boolean =>
  /^(?:[去要给早晚先提一带陪送接搬飞回交考跟和做讲换买学见看拿签办订请拔打坐面上过到在把跑开写参]|结婚|出差|辞职|离职|准备)(?!试|级|餐|饭|会|班)/u.test(
    plan,
  );

/** The word between whose plan it is and the plan: 要去面试, 有公司年会, 过生日, nothing before 已经订好了票. */
function planWordZh(plan: string): string {
  if (/^(?:\S{0,4}岁)?(?:大寿|生日$)/u.test(plan)) return "过";
  if (/^(?:[要得想会]|有|已经)|^[一二三四五六七八九十\d]+月|[订约买定]好?了/u.test(plan)) return "";
  return isAct(plan) ? "要" : "有";
}

/** Whether a job is a word for somebody: 护士, 开面包店的. */
export const isDoerZh = (job: string): boolean =>
  /(?:[师员医生工手人家长警匠贩官兵将农商头妈姐嫂爷民]|护士|司机|老板|骑手|经理|总监|秘书|会计|出纳|律师|法官|教授|博主|主播|前台|客服|保安|保姆|月嫂|程序猿|码农|店主|顾问|主任|助理|代表|中介|摄影|裁缝|厨子|的)$/u.test(
    job,
  );

/** What somebody does: 你是护士, 你开面包店, 你的工作是写代码. */
function sayJobZh(subject: string, given: string): string {
  const job = given.replace(/^(?:刚|刚刚)?(?:当上了?|当了|当|上(?=.{2,}员$))/u, "");
  if (/^(?:退休|失业|待业|自由职业)$/u.test(job)) return `${subject}${job}${job === "自由职业" ? "" : "了"}`;
  return isDoerZh(job) ? `${subject}是${job}` : `${subject}的工作是${job}`;
}

/** How somebody fares: 你在发烧 is no noun, 脑梗 is one. */
function sayHealthZh(subject: string, state: string): string {
  const isVerb =
    /^(?:[在有没不刚已正得患腿脚手腰头胃牙肚背眼耳]|怀孕|发烧|咳嗽|感冒|住院|失眠|骨折|崴|摔|扭|拉|吐|做|动|过敏|戒|瘦|胖|中风|中暑)|[疼痛晕了]$/u.test(
      state,
    );
  return `${subject}${isVerb ? "" : "有"}${state}`;
}

// biome-ignore format: one wording a line
const ZH: Record<MemoryKind, Say> = {
  name: (s, v) => `${s}叫${v}`,
  nickname: (s, v) => (s === "你" ? `我该叫你${v}` : `${s}叫${v}`),
  age: (s, v) => `${s}${years(v)}`,
  birthday: (s, v, { when }) => `${s}的生日是${v}${when === undefined ? "" : `（${dayWords(when, true)}）`}`,
  zodiac: (s, v) => (v.endsWith("座") ? `${s}是${v}` : `${s}属${v}`),
  home: (s, v) => `${s}住在${v}`,
  pastHome: (s, v) => `${s}以前住在${v}`,
  origin: (s, v) => `${s}来自${v}`,
  livesWith: (s, v) => (/住|独居/u.test(v) ? `${s}${v}` : `${s}跟${v}住`),
  job: (s, v) => sayJobZh(s, v),
  employer: (s, v) => `${s}在${v}上班`,
  pastJob: (s, v) => `${s}以前${/^[当干做]/u.test(v) ? "" : "是"}${v}`,
  money: (s, v) => `${s}的${v}`,
  study: (s, v) => `${s}${/^(?:周|明|下|今年|马上|[学读上念在考])/u.test(v) ? "" : "读的是"}${v}`,
  language: (s, v) => `${s}的语言是${v}`,
  skill: (s, v) => `${s}会${v}`,
  family: (s, v) => (/的(?:爸爸|妈妈|爸|妈|独生女|独生子)$/u.test(v) ? `${s}是${v}` : `${s}家里有${v}`),
  partnership: (s, v) => `${s}${v}了`.replace(/了了$|(?<=单身|未婚|已婚|离异|异地恋?)了$/u, ""),
  pet: (s, v) => `${s}养了${v}`,
  breed: (s, v) => `${s}是${v}`,
  belonging: (s, v) => `${s}有${v}`,
  allergy: (s, v) => `${s}对${v}过敏`,
  health: (s, v) => sayHealthZh(s, v),
  medicine: (s, v) => `${s}在用${v}`,
  died: (s, v) => `${s}${/\p{Script=Han}/u.test(v) ? v : "过世了"}`,
  like: (s, v) => `${s}${/^(?:吃|喝|看|听|玩|画|唱|跑|写|读)/u.test(v) ? "爱" : "喜欢"}${v}`,
  dislike: (s, v) => `${s}不喜欢${v}`,
  habit: (s, v) => (/^(?:每|天天|常|总|一般|平时|早|晚|不|睡前|周)/u.test(v) ? `${s}${v}` : `${s}习惯${v}`),
  plan: (s, v, { when }) => `${withDayZh(when)}${s}${planWordZh(v)}${v}`,
  wish: (s, v) => `${s}${v.startsWith("想") ? "" : "想要"}${v}`,
  event: (s, v, { when }) => `${withDayZh(when)}${s}${v}`,
  worry: (s, v) => `${s}担心${v}`,
  other: (s, v) => (s === "你" ? `你说过：${v}` : `${s}：${v}`),
};

// biome-ignore format: one wording a line
const EN: Record<MemoryKind, Say> = {
  name: (s, v) => `${are(s)} called ${v}`,
  nickname: (s, v) => (s === "you" ? `I should call you ${v}` : `${are(s)} called ${v}`),
  age: (s, v) => `${are(s)} ${v}`,
  birthday: (s, v) => `${own(s)} birthday is ${v}`,
  zodiac: (s, v) => `${own(s)} sign is ${v}`,
  home: (s, v) => `${verb(s, "live")} in ${v}`,
  pastHome: (s, v) => `${s} lived in ${v} before`,
  origin: (s, v) => `${are(s)} from ${v}`,
  livesWith: (s, v) => `${verb(s, "live")} ${v}`,
  job: (s, v) => sayJob(s, v),
  employer: (s, v) => `${verb(s, "work")} at ${v}`,
  pastJob: (s, v) => sayPastJob(s, v),
  money: (_, v) => `it is ${v}`,
  study: (s, v) => sayStudy(s, v),
  language: (s, v) => `${verb(s, "speak")} ${v}`,
  skill: (s, v) => saySkill(s, v),
  family: (s, v) => `${have(s)} ${aNoun(v)}`,
  partnership: (s, v) => sayPartnership(s, v),
  pet: (s, v) => `${have(s)} ${anAnimal(v)}`,
  breed: (s, v) => `${are(s)} ${anAnimal(v)}`,
  belonging: (s, v) => `${have(s)} ${aNoun(v)}`,
  allergy: (s, v) => `${are(s)} allergic to ${v}`,
  health: (s, v) => sayHealth(s, v),
  medicine: (s, v) => `${verb(s, "take")} ${v}`,
  died: (s) => `${s} died`,
  like: (s, v) => `${verb(s, "like")} ${liked(v)}`,
  dislike: (s, v) => `${doNot(s)} like ${liked(v)}`,
  habit: (s, v) => sayHabit(s, v),
  plan: (s, v, { when }) => sayPlan(s, v, dayWords(when, false)),
  wish: (s, v) => sayDesire(s, v),
  event: (s, v, { when }) => `${sayEvent(s, v)}${onDayEn(when)}`,
  worry: (s, v) => `${are(s)} worried about ${v}`,
  other: (s, v) => sayOther(s, v),
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

/** Somebody of the person's, spoken of to them: your friend, 你女儿, by their name where it is known and is of the language. */
export function whoIs(about: string, memories: readonly Memory[], language: "zh" | "en"): string {
  const name = memories.findLast((one) => one.kind === "name" && one.about === about)?.value;
  const isOfLanguage = name !== undefined && /\p{Script=Han}/u.test(name) === (language === "zh");
  return isOfLanguage ? name : subjectOf(about, language === "zh", "你");
}

/** The same of somebody whose name is known, by the name: Luna is 4. */
export function sayOf(memory: Memory, memories: readonly Memory[], language: "zh" | "en"): string {
  const said = sayMemory(memory, language);
  if (memory.about === undefined || memory.kind === "name") return said;
  return said.replace(
    subjectOf(memory.about, language === "zh", "你"),
    whoIs(memory.about, memories, language),
  );
}

/** Names and places stand in either language as they are. */
const PROPER: ReadonlySet<MemoryKind> = new Set(["name", "nickname", "home", "pastHome", "origin", "age"]);

/** A value in the words of the person; in marks where it is of the other language. */
export function inMarks({ kind, value }: Memory, isChinese: boolean): string {
  const said = toSecondPerson(value);
  if (PROPER.has(kind)) return said;
  const hasHan = /\p{Script=Han}/u.test(said);
  const isForeign = isChinese ? !hasHan && /(?<!\p{L})\p{Ll}{2,}/u.test(said) : hasHan;
  return isForeign ? `“${said}”` : said;
}

/** A memory as a plain sentence to the person, without its full stop, in a language. */
export function sayMemory(memory: Memory, language: "zh" | "en"): string {
  const isChinese = language === "zh";
  const value = inMarks(memory, isChinese);
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
