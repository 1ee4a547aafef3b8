import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { numberIn, once, pickNew, recordsOf } from "./records.ts";
import { JOKES_EN } from "./stock/jokes.en.ts";
import { JOKES_ZH } from "./stock/jokes.zh.ts";
import { NAMES_EN } from "./stock/names.en.ts";
import { NAMES_ZH } from "./stock/names.zh.ts";
import { NOTES_EN } from "./stock/notes.en.ts";
import { NOTES_ZH } from "./stock/notes.zh.ts";
import { PUNS_EN } from "./stock/puns.en.ts";
import { PUNS_ZH } from "./stock/puns.zh.ts";
import { TWISTERS_EN, TWISTERS_ZH } from "./stock/twisters.ts";

const linesOf = (text: string) => recordsOf(text).map((record) => record.join("|"));
const STOCKS = {
  joke: once(() => ({ zh: linesOf(JOKES_ZH), en: linesOf(JOKES_EN) })),
  pun: once(() => ({ zh: linesOf(PUNS_ZH), en: linesOf(PUNS_EN) })),
  twister: once(() => ({ zh: linesOf(TWISTERS_ZH), en: linesOf(TWISTERS_EN) })),
};

/** Parts for grown-ups, which children are not given. */
const GROWN_UP = /相亲|妻|老婆|媳妇|女友|加班|工资|烟|酒|beer|bar\b|bartender|date\b|wine/iu;

/** A joke, pun or tongue twister that was not said before. */
export function stock(
  kind: keyof typeof STOCKS,
  text: string,
  language: Language,
  said: string,
  random: Random,
): string {
  const all = STOCKS[kind]()[language];
  const isForChildren = /小学生|孩子|小朋友|宝宝|儿子|女儿|\bkids?\b|child|\d ?yo\b/iu.test(text);
  return pickNew(isForChildren ? all.filter((line) => !GROWN_UP.test(line)) : all, said, random);
}

const names = once(() => ({ zh: recordsOf(NAMES_ZH), en: recordsOf(NAMES_EN) }));

const hasWord = (text: string, word: string, language: Language): boolean =>
  language === "zh" ? text.includes(word) : new RegExp(`(?<![a-z])${word}s?(?![a-z])`, "iu").test(text);

/** Names for a pet, a shop, a person or an account: three that fit the first thing named. */
export function namesFor(
  what: "pet" | "shop" | "account",
  text: string,
  language: Language,
  random: Random,
): string {
  const lower = text.toLowerCase();
  const kinds =
    what === "account" ? ["lover", "game", "english", "cute", "cool", "old", "funny", "net"] : [what];
  const record = names()
    [language].filter(([key = ""]) => kinds.includes(key.split(":")[0] ?? ""))
    .find(([key = ""]) => {
      const words = key.slice(key.indexOf(":") + 1).split(",");
      return words.some((word) => word === "" || hasWord(lower, word, language));
    });
  const all = (record?.[1] ?? "").split(/,\s*|\s+(?=\S)/u);
  const list = record?.[1]?.includes(",") ? (record[1] ?? "").split(/,\s*/u) : all;
  const count = Math.min(6, Math.max(1, numberIn(/\d|[一二两三四五六]个/u.exec(text)?.[0] ?? "") ?? 3));
  return random
    .shuffle(list)
    .slice(0, count)
    .join(language === "zh" ? "、" : ", ");
}

const notes = once(() => ({ zh: recordsOf(NOTES_ZH), en: recordsOf(NOTES_EN) }));

/** A note of a kind that was not said before, of the plain kind where the special one has none. */
function noteOf(kind: string, plain: string, language: Language, said: string, random: Random): string {
  const all = notes()[language];
  const fitting = all.filter(([key]) => key === kind);
  const some = fitting.length > 0 ? fitting : all.filter(([key]) => key === plain);
  return pickNew(
    some.map(([, note = ""]) => note),
    said,
    random,
  );
}

const SUBKINDS: readonly (readonly [plain: string, special: string, RegExp])[] = [
  ["compliment", "hype", /presentation|hype|interview|上台|面试|演讲|比赛|加油|打气|pep talk/iu],
  ["excuse", "excuse-sick", /sick|病假|请假|不舒服|call in/iu],
  ["excuse", "excuse-late", /迟到|来晚|晚到|late\b/iu],
  ["excuse", "excuse-homework", /作业|homework|essay|assignment/iu],
  [
    "excuse",
    "excuse-party",
    /聚会|聚餐|饭局|团建|婚礼|婚宴|喜酒|酒席|满月|生日会|party|dinner|wedding|invit|hang ?out/iu,
  ],
  ["excuse", "excuse-date", /约会|相亲|表白|\bdate\b/iu],
  ["motto", "motto-up", /起床|早起|get up|wake up|out of bed/iu],
  ["motto", "motto-work", /上班|工作|打工|\bwork\b|\bjob\b/iu],
  ["motto", "motto-study", /学习|考|study|exam|school/iu],
  ["motto", "motto-sad", /难过|撑|丧|低落|\bsad\b|\bdown\b|hard time/iu],
  ["motto", "motto-sport", /运动|健身|跑步|gym|run\b|workout/iu],
  ["fortune", "fortune-tarot", /塔罗|tarot|抽.{0,2}牌/iu],
  ["fortune", "fortune-ball", /8 ?ball|eight ball|水晶球/iu],
  ["fortune", "fortune-love", /桃花|恋爱|感情|姻缘|脱单|\blove\b/iu],
  ["fortune", "fortune-study", /考|学业|文昌|exam|test\b|\bpass\b/iu],
  ["fortune", "fortune-money", /财|钱|彩票|money|rich/iu],
];

/** A kind word, a motto, an excuse or a fortune, for what the text names. */
export function note(
  kind: "compliment" | "excuse" | "motto" | "fortune",
  text: string,
  language: Language,
  said: string,
  random: Random,
): string {
  const special = SUBKINDS.find(([plain, , pattern]) => plain === kind && pattern.test(text))?.[1];
  return noteOf(special ?? kind, kind, language, said, random);
}

/** A caption for the occasion that the text names. */
export function caption(asked: string, language: Language, said: string, random: Random): string {
  const text = asked.replaceAll("朋友圈", "");
  const all = notes()[language].filter(([key = ""]) => key.startsWith("caption:"));
  const wordsOf = (key: string) => key.slice("caption:".length).split(",");
  const named = all.filter(([key = ""]) =>
    wordsOf(key).some((word) => word !== "" && hasWord(text.toLowerCase(), word, language)),
  );
  const some = named.length > 0 ? named : all.filter(([key]) => key === "caption:");
  return pickNew(
    some.map(([, line = ""]) => line),
    said,
    random,
  );
}

const RELATIONS: readonly (readonly [
  RegExp,
  "elder" | "work" | "friend" | "love" | "child" | null,
  zh: string,
  en: string,
])[] = [
  [/妈妈|老妈|母亲|我妈|咱妈|\bm[ou]m\b|\bmother\b/iu, "elder", "妈妈", "Mum"],
  [/爸爸|老爸|父亲|我爸|咱爸|\bdad\b|\bfather\b/iu, "elder", "爸爸", "Dad"],
  [/奶奶|grandma|granny/iu, "elder", "奶奶", "Grandma"],
  [/爷爷|grandpa/iu, "elder", "爷爷", "Grandpa"],
  [/外婆|姥姥/u, "elder", "外婆", "Grandma"],
  [/外公|姥爷/u, "elder", "外公", "Grandpa"],
  [/老师|teacher/iu, "elder", "老师", "dear teacher"],
  [/领导|老板|boss/iu, "work", "领导", "boss"],
  [/同事|co-?worker|colleague/iu, "work", "", ""],
  [/客户|client|customer/iu, "work", "您", ""],
  [/闺蜜|best ?friend|bestie/iu, "friend", "亲爱的闺蜜", "bestie"],
  [/兄弟|哥们|\bbro\b/iu, "friend", "兄弟", "bro"],
  [/室友|舍友|roommate/iu, "friend", "亲爱的室友", "roomie"],
  [/同学|classmate/iu, "friend", "老同学", ""],
  [/(?<![男女])朋友(?!圈)|\bfriend\b/iu, "friend", "我的朋友", "my friend"],
  [/老婆|媳妇|妻子|\bwife\b/iu, "love", "老婆", "my love"],
  [/老公|丈夫|husband/iu, "love", "老公", "my love"],
  [/女朋友|女友|对象|girlfriend|\bgf\b/iu, "love", "宝贝", "my love"],
  [/男朋友|男友|boyfriend|\bbf\b/iu, "love", "亲爱的", "my love"],
  [/儿子|\bson\b/iu, "child", "宝贝儿子", "kiddo"],
  [/女儿|闺女|daughter/iu, "child", "宝贝女儿", "kiddo"],
  [/孙女|granddaughter|niece|侄女|外甥女/iu, "child", "小宝贝", "sweetheart"],
  [/孙子|grandson|nephew|侄子|外甥/iu, "child", "小宝贝", "champ"],
  [
    /孩子|宝宝|小朋友|我家娃|老大|老二|[1-9一二三四五六七八九]岁的?(?:小)?(?:男孩|女孩|姑娘)|\bkids?\b|\bchild|toddler|\b(?:three|four|five|six|seven|eight|nine|ten|\d)[- ]years?[- ]old/iu,
    "child",
    "小宝贝",
    "kiddo",
  ],
  [/姐姐|我姐|\bsister\b/iu, null, "姐", "sis"],
  [/哥哥|我哥|\bbrother\b/iu, null, "哥", "bro"],
  [/妹妹|我妹/u, null, "妹妹", "sis"],
  [/弟弟|我弟/u, null, "弟弟", "bro"],
];

/** Words that name a child. */
export const CHILD =
  /孩子|宝宝|儿子|女儿|闺女|孙[子女]|小朋友|我家娃|[两1-9一二三四五六七八九]岁|\b(?:son|daughter|kids?|child|toddler)\b|years?[- ]old/iu;
/** An age at which nobody is a child any more. */
const GROWN =
  /(?:1[89]|[2-9]\d|100)(?:岁|th|st|nd|rd| years)|turns? (?:1[89]|[2-9]\d)|[二三四五六七八九]十[一二三四五六七八九]?岁|十八岁/iu;

/** The relation that a text names; a grown-up of somebody's is no child. */
function relationIn(text: string): (typeof RELATIONS)[number] | undefined {
  const found = RELATIONS.find(([pattern]) => pattern.test(text));
  return found?.[1] === "child" && GROWN.test(text)
    ? [found[0], null, found[2].replace(/宝贝|小/u, ""), ""]
    : found;
}

const nicknames = {
  zh: {
    boy: ["小旋风", "闪电侠", "大统领", "二当家", "皮皮虾"],
    girl: ["小太阳", "糖豆", "女王大人", "小喇叭", "甜甜圈"],
    love: ["小月亮", "糖糖", "我的人", "小确幸", "专属闹钟"],
    friend: ["饭搭子", "军师", "头号捧场", "老船长", "开心果"],
  },
  en: {
    boy: ["Captain", "Turbo", "The Chief", "Pickle", "Bear"],
    girl: ["Sunbeam", "Pickle", "Your Majesty", "Firefly", "Peaches"],
    love: ["Sunshine", "Honeybee", "My Moon", "Treacle", "Star"],
    friend: ["Sidekick", "The Professor", "Biscuit", "Partner in Crime", "Skipper"],
  },
} as const;
const NICKNAMED: readonly (readonly [RegExp, keyof (typeof nicknames)["zh"]])[] = [
  [/男朋友|女朋友|对象|老公|老婆|\b(?:boyfriend|girlfriend|husband|wife|partner|bf|gf)\b/iu, "love"],
  [/弟弟|哥哥|儿子|我弟|我哥|爸|\b(?:brother|son|dad|uncle|nephew)\b/iu, "boy"],
  [/妹妹|姐姐|女儿|我妹|我姐|闺女|\b(?:sister|daughter|mum|mom|aunt|niece)\b/iu, "girl"],
  [/朋友|同学|同事|闺蜜|兄弟|室友|\b(?:friend|colleague|roommate|teammate|mate)\b/iu, "friend"],
];

/** Three nicknames for the person named; null where nobody is. */
export function nicknameFor(text: string, language: Language, said: string, random: Random): string | null {
  if (/网名|账号|id\b|username|user name|gamer|screen|pen name|笔名|英文名/iu.test(text)) return null;
  const kind = NICKNAMED.find(([pattern]) => pattern.test(text))?.[1];
  if (kind === undefined) return null;
  const all = random.shuffle([...nicknames[language][kind]]);
  const fresh = all.filter((one) => !said.includes(one));
  return [...fresh, ...all].slice(0, 3).join(language === "zh" ? "、" : ", ");
}

/** A birthday wish for the person named, by their name or by what they are to the one who asks. */
export function birthday(text: string, language: Language, said: string, random: Random): string {
  const isChinese = language === "zh";
  const relation = relationIn(text);
  const called = isChinese
    ? /(?:叫|名字是|(?:女儿|儿子|孙女|孙子|奶奶|爷爷|妹妹|弟弟)|给|祝)(\p{Script=Han}{2,3}?)(?=写|的?生日|的贺?卡|，|。|$|过|上)/u.exec(
        text,
      )?.[1]
    : /\b(?:for|to|named|called|wish)\s+(?:my \w+,? )?([A-Z][a-z]+)\b/u.exec(text)?.[1];
  const own =
    called !== undefined &&
    !RELATIONS.some(([pattern]) => pattern.test(called)) &&
    !/[我你他她的过今明下]|岁|年级|写/u.test(called)
      ? called
      : undefined;
  const name = own ?? (isChinese ? (relation?.[2] ?? "你") : (relation?.[3] ?? ""));
  const kind = relation?.[1];
  const line = noteOf(kind ? `birthday-${kind}` : "birthday", "birthday", language, said, random).replaceAll(
    "{n}",
    name,
  );
  if (name !== "" && name !== "你") return line;
  const unnamed = line.replace(/^你?，/u, "").replace(/, (?=[!.])/u, "");
  return unnamed.charAt(0).toUpperCase() + unnamed.slice(1);
}

/** What went wrong, in the words of an apology: 我忘了纪念日. */
function wrongIn(text: string, language: Language): string | undefined {
  if (language === "zh")
    return /((?:我)?(?:不小心)?(?:把[^，。！？]{2,14}|忘了?[^，。！？]{1,12}|没[^，。！？]{1,12}|说错[^，。！？]{0,8}|迟到了?|放[^，。！？]{0,6}鸽子|吼了?[^，。！？“”]{0,6}|打了[^，。！？]{0,6}|冤枉了?[^，。！？]{0,6}|凶了[^，。！？]{0,6}|发了?脾气|骗了[^，。！？]{0,6}|吵架了?))(?=，|。|！|？|$|的)/u
      .exec(text)?.[1]
      ?.replace(/^我/u, "")
      .replaceAll(/[他她]|(?:我)?(?:儿子|女儿|孩子|宝宝|老婆|老公|妈妈|爸爸|我妈|我爸|朋友|同事)$/gu, "你");
  const found =
    /\bi ((?:forgot|missed|broke|lost|yelled|shouted|lied|said|was late|snapped|ruined|hurt|ignored|didn'?t)[^,.!?]{0,40})/iu.exec(
      text,
    )?.[1];
  return found
    ?.replaceAll(/\b(?:her|his|their|him|them)\b/giu, (word) =>
      /^(?:him|them)$/iu.test(word) ? "you" : "your",
    )
    .replaceAll(
      /\bmy (?:mom|mum|dad|friend|boyfriend|girlfriend|wife|husband|son|daughter|kid|child|sister|brother|boss|\w+[- ]year[- ]old(?: \w+)?)\b/giu,
      "you",
    );
}

/** A short apology for what the text names, to whom it names. */
export function apology(text: string, language: Language, said: string, random: Random): string {
  const relation = relationIn(text);
  const wrong = wrongIn(text, language);
  const isThing = /打碎|弄坏|摔|弄丢|丢了|broke|lost|damaged|spill/iu.test(text);
  const isParent =
    relation?.[1] === "elder" && /[妈爸奶爷婆公]|M|D|G/u.test(language === "zh" ? relation[2] : relation[3]);
  const close = relation?.[1] === "love" || relation?.[1] === "child" ? `-${relation[1]}` : "";
  const special = isParent ? "-family" : close;
  const line = noteOf(`apology${isThing ? "-thing" : special}`, "apology", language, said, random);
  const isChinese = language === "zh";
  const named = isChinese ? `我${wrong}` : `that I ${wrong}`;
  const open = isChinese ? "这次是我做得不好" : "for what I did";
  const filled = line
    .replaceAll("{w}", wrong === undefined ? open : named)
    .replaceAll("{p}", (isChinese ? relation?.[2] : relation?.[3]) ?? "");
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
