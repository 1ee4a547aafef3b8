import { type Ask, hasHan } from "../knowledge/ask.ts";
import { inChinese, inEnglish, kindOf } from "./dictionary.ts";
import { readingOf } from "./readings.ts";
import { bareWord, subjectOf } from "./subject.ts";

const ENGLISH = "(?:英文|英语|英國話|英格里希|english)";
const CHINESE = "(?:中文|汉语|中国话|普通话|国语|华语|chinese|mandarin)";

const asksFor = (tongue: string): readonly RegExp[] => [
  new RegExp(`^(.{1,60}?)(?:应该|要|该)?(?:怎么|咋|如何)(?:用|拿)${tongue}`, "u"),
  new RegExp(`(?:word|name|phrase|term)s? for (.{1,40}?) in ${tongue}`, "u"),
  /(?:翻译|翻)(?:一下|下)?[\s,:]+(.{1,60})$/u,
  new RegExp(`(?:翻译|翻|译)(?:一下|下|成${tongue}|为${tongue})+[\\s,:]*(.{1,60})$`, "u"),
  new RegExp(`(?:怎么|咋|如何)(?:用|拿)${tongue}(?:来)?(?:说|讲|表达|写|翻译)[\\s,:]*(.{1,40})$`, "u"),
  new RegExp(`${tongue}(?:里面?|中|里的)(.{1,40}?)(?:怎么|咋|如何|是)(?:说|讲|写|叫|什么|啥)`, "u"),
  new RegExp(
    `how (?:do|would|can|could|should|to)? ?(?:you|u|i|we|ya|people|one)? ?(?:say|write|translate|call|express) (.{1,60}?) (?:in|into|to) ${tongue}`,
    "u",
  ),
  new RegExp(`(?:what(?:'?s| is| are| does)?|whats) (.{1,60}?) (?:called |mean )?in ${tongue}`, "u"),
  new RegExp(`translate (.{1,60}?) (?:in|in ?to|to|for me in) ${tongue}`, "u"),
  new RegExp(`translate (?:in|in ?to|to) ${tongue}[\\s:,]*(.{1,60})$`, "u"),
  new RegExp(`(?:the )?${tongue} (?:word|words|phrase|translation|name)? ?(?:for|of) (.{1,60})$`, "u"),
  new RegExp(`^(?:say )?(.{1,60}?) in ${tongue}`, "u"),
  new RegExp(`(?:把|将)(.{1,60}?)(?:翻译?|译|换|转)(?:成|为|到)?${tongue}`, "u"),
  new RegExp(`^(.{1,60}?)[\\s,]*(?:怎么|咋|如何)?(?:翻译?|译|换)(?:成|为|到)${tongue}`, "u"),
  new RegExp(
    `^(.{1,60}?)[\\s,:]*(?:在|用|的|拿)?${tongue}(?:里面?|中)?(?:的)?(?:是|该|要|应该|可以|一般|要?怎么|咋|如何|叫|念|读|说|什么|啥|名字?|单词)`,
    "u",
  ),
  new RegExp(
    `${tongue}(?:里面?|中)?(?:要|该|应该)?(?:怎么|咋|如何|管)(?:说|讲|表达|写|称呼|翻译?)?[\\s,:]*(.{1,60})$`,
    "u",
  ),
  new RegExp(`^(.{1,40}?)的?${tongue}(?:怎么)?$`, "u"),
];
const TO_ENGLISH = [
  ...asksFor(ENGLISH),
  /what(?:'?s| does| is)? (?:the )?(?:meaning of )?(.{0,12}\p{Script=Han}.{0,20}?) ?(?:mean|meaning)?$/u,
];
const TO_CHINESE = [
  ...asksFor(CHINESE),
  /^(.*[a-z].*?)[\s,]*(?:这个词|这句话?|这单词|单词)?(?:是|到底是|又是)?(?:什么|啥|哪个|几个)(?:意思|东西)/u,
  /^(.*[a-z].*?)[\s,]*(?:是)?(?:怎么|咋|如何)(?:翻译?|理解)/u,
  /(?:什么|啥)意思[\s,:]*([a-z].*)$/u,
  /^(.*[a-z].*?)的?翻译$/u,
];

const plural = (noun: string): string => (/(?:s|x|sh|ch)$/u.test(noun) ? `${noun}es` : `${noun}s`);
const article = (noun: string): string => (/^[aeiou]/u.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Food that is not counted. */
const MASS =
  /rice|bread|milk|beef|pork|meat|lamb|mutton|chicken|fish|soup|tofu|ham\b|cheese|butter|cream|chocolate|honey|salt|sugar|food|corn|garlic|ginger|cabbage|spinach|celery|lettuce|broccoli|porridge|pizza|sushi|salad|pot\b|barbecue|toast|breakfast|lunch|dinner|duck|bacon|noodles|fries|chips|chives|sprouts|seeds|balls/u;

/** Sentences people build from a known word: 我想吃饺子, 我喜欢猫, 医院在哪里. */
const FRAMES: readonly (readonly [RegExp, kinds: string, english: (word: string) => string])[] = [
  [/^我想吃(.+)$/u, "food", (word) => `I want to eat ${MASS.test(word) ? word : plural(word)}`],
  [/^我想喝(.+)$/u, "food", (word) => `I'd like some ${word}`],
  [/^我(?:很|最|非常)?喜欢(.+)$/u, "animal", (word) => `I like ${plural(word)}`],
  [/^我(?:很|最|非常)?喜欢(.+)$/u, "act", (word) => `I like to ${word}`],
  [/^我(?:很|最|非常)?喜欢(.+)$/u, "notion nature place", (word) => `I like ${word}`],
  [/^我(?:想|要|想要)(?:去)?(.+)$/u, "act", (word) => `I want to ${word}`],
  [
    /^我(?:想|要|想要)去(.+)$/u,
    "place",
    (word) => `I want to go to ${/^[A-Z]|^the /u.test(word) ? "" : "the "}${word}`,
  ],
  [
    /^(?:请问)?(.+?)在(?:哪里|哪儿|哪)$/u,
    "place",
    (word) => `Where is ${/^[A-Z]|^the /u.test(word) ? "" : "the "}${word}?`,
  ],
  [/^我是(?:一个|一名|个|名)?(.+)$/u, "person", (word) => `I am ${article(word)}`],
  [/^这是我的?(.+)$/u, "family person animal thing clothes vehicle", (word) => `This is my ${word}`],
  [/^我很(.+)$/u, "quality", (word) => `I am very ${word}`],
  [/^今天很(.+)$/u, "quality", (word) => `It is very ${word} today`],
];

function framed(chinese: string): string | undefined {
  for (const [frame, kinds, english] of FRAMES) {
    const word = frame.exec(chinese)?.[1];
    const found = word === undefined ? undefined : inEnglish(word)[0];
    if (word !== undefined && found !== undefined && kinds.split(" ").includes(kindOf(word) ?? ""))
      return english(found);
  }
  const [, quality, noun] = /^(.{1,4}?)的(.{1,4})$/u.exec(chinese) ?? [];
  if (quality === undefined || noun === undefined || kindOf(quality) !== "quality") return undefined;
  const [adjective, thing] = [inEnglish(quality)[0], inEnglish(noun)[0]];
  return adjective === undefined || thing === undefined ? undefined : `${adjective} ${thing}`;
}

/** Chinese as it is asked: what follows 我想说, and without particles. */
const said = (chinese: string): string =>
  bareWord(chinese.replace(/^.*(?:我?(?:想|要)(?:说|表达|问)|应该说|比如说?|,)\s*/u, ""));

function toEnglish(chinese: string, isChinese: boolean): string | null {
  for (const form of [chinese, said(chinese)]) {
    const [first = framed(form.replaceAll(/[\s,]/gu, "")), second] = inEnglish(form);
    if (first === undefined) continue;
    if (!isChinese)
      return `“${form}” is “${first}”${second === undefined ? "" : ` or “${second}”`} in English`;
    return `“${form}”的英文是 ${first}${second === undefined ? "" : `，也可以说 ${second}`}`;
  }
  return null;
}

function toChinese(english: string, isChinese: boolean): string | null {
  const chinese = inChinese(english);
  if (chinese === undefined) return null;
  if (isChinese) return `“${english}”的中文是“${chinese}”`;
  const reading = readingOf(chinese);
  return `“${english}” is ${chinese}${reading === null ? "" : ` (${reading})`} in Chinese`;
}

/** A word or everyday phrase in the other language; null where it is not asked or not known. */
export function answerTranslation(ask: Ask): string | null {
  const chinese = subjectOf(ask, TO_ENGLISH);
  if (chinese !== undefined && hasHan(chinese)) {
    const answer = toEnglish(chinese, ask.isChinese);
    if (answer !== null) return answer;
  }
  const english = subjectOf(ask, TO_CHINESE);
  if (english === undefined || !/[a-z]/u.test(english)) return null;
  const latin = bareWord(english.replaceAll(/\p{Script=Han}+/gu, " ").trim());
  return toChinese(latin.toLowerCase(), ask.isChinese);
}
