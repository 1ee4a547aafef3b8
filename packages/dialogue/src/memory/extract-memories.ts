import type { Memory, MemoryKind } from "../dialogue.ts";
import { normal } from "../text/normal.ts";

type Pattern = readonly [kind: MemoryKind, pattern: RegExp];

const END = String.raw`(?=[，。！？,.!?;；、~～…\s]|$|呢|啊|呀|啦|哦|吧|的时候)`;
const zh = (text: string) => new RegExp(text + END, "u");
const STOP_EN = `(?=[,.!?;]|$| and | but | because | so )`;
const en = (text: string) => new RegExp(text + STOP_EN, "u");
const NOT_INTERROGATIVE = `(?!什么|谁|哪|怎么|几|多少)`;

// biome-ignore format: one pattern a line can be compared with the next
const PATTERNS: readonly Pattern[] = [
  ["name", zh(String.raw`(?:我(?:的名字|名)?(?:叫做?|是叫)|我的名字是|叫我|你?可以?叫我)${NOT_INTERROGATIVE}([\p{Script=Han}a-z·]{1,8}?)(?:就好|就行|就可以)?`)],
  ["dislike", zh(`我(?:最|真的|特别|一直|很|好|也|都)?(?:讨厌|不喜欢|受不了|恨|不爱)${NOT_INTERROGATIVE}(?!你|这样|的是)([^，。！？,.!?;；]{1,16}?)`)],
  ["like", zh(String.raw`(?:^|[，。！？,.!?;；\s])(?:其实|因为|但是?|不过)?我(?:最|真的|特别|一直|很|好|也|都|超级?|就|还|平时|从小|可)*(?:喜欢|爱(?!你|情|上)|迷上了?|热爱|钟爱)${NOT_INTERROGATIVE}(?!你|这样|的是|他|她|上|一个人(?:[，。！？,.!?\\s]|$))([^，。！？,.!?;；]{1,16}?)`)],
  ["birthday", zh(String.raw`我的?(?:生日|过生日)(?:是|在)?(?:每年)?(农历?[^，。！？,.!?;；\s]{2,8}?|\d{1,2}月\d{1,2}[日号]?|[一二三四五六七八九十]{1,3}月[一二三四五六七八九十廿]{1,3}[日号]?|明天|后天|今天)`)],
  ["job", zh(`我(?:现在|目前)?(?:的工作是|的职业是|是做|是(?:一[名个位]|个|名))(?!人|男|女|普通人|怎么|坏|好|笨|废|失败|孩子|大人|谁|[^，。]{0,6}的人)([^，。！？,.!?;；的]{2,10}?)(?:的|工作)?`)],
  ["job", zh(`(?:我(?:现在|目前)?(?:是|当)|(?:^|[，,。])(?:现在|目前)?是(?:一?[名个位])?)(护士|医生|老师|教师|学生|大学生|高中生|初中生|研究生|程序员|设计师|司机|厨师|会计|律师|画师|编辑|记者|警察|消防员|店员|店长|外卖员|快递员|工人|农民|翻译|公务员|销售|客服|摄影师|演员|歌手|作家|插画师|工程师|产品经理|咖啡师|理发师)`)],
  ["pet", zh(String.raw`我(?:家)?(?:还|也)?(?:养|有|领养|捡)(?:了|着|过)?((?:[一两二三四五六几]\s?[只条头匹个])?[^，。！？,.!?;；\s]{0,6}?(?:猫|狗|柯基|柴犬|金毛|布偶|橘猫|兔子|仓鼠|乌龟|鹦鹉|金鱼|龙猫|刺猬|鸟|鱼))`)],
  ["pet", zh(String.raw`我(?:家|们家)?的?((?:猫|狗|兔子|仓鼠|乌龟|鹦鹉)叫[^，。！？,.!?;；\s]{1,6}?)`)],
  ["plan", zh(`我((?:明天|后天|今晚|周末|下周[一二三四五六日天末]?|下个?月|明年|这周末?|寒假|暑假|国庆|过年)(?:就|可能|得|还|又)?(?:要|打算|准备|想|会|去|得)[^，。！？,.!?;；]{1,14}?)`)],
  ["plan", zh(`((?:明天|后天|今晚|周末|下周[一二三四五六日天末]?|下个?月|明年|这周末)我?(?:就|可能|还|又)?(?:要|打算|准备|有)[^，。！？,.!?;；你]{1,14}?)`)],
  ["plan", zh(`((?:明天|后天|今晚|周末|下周[一二三四五六日天末]?|下个?月|明年)我?(?:就)?(?:结婚|考试|面试|出差|搬家|手术|开学|毕业|答辩|比赛|上台|入职|生日))`)],
  ["plan", zh(`我(?:正在|最近在?|在)?((?:打算|准备|计划)(?:去|要)?[^，。！？,.!?;；]{2,14}?)`)],
  ["name", en(`(?:my name is|call me|i am called) (?!what|who|when|crazy|later|back|when)([a-z][a-z'-]{1,19}(?: [a-z][a-z'-]{1,19})?)`)],
  ["dislike", en(String.raw`\bi (?:really |just )?(?:hate|dislike|don't like|can't stand) (?!you|it|this|that|when|myself)([a-z' -]{2,40}?)`)],
  ["like", en(String.raw`\bi (?:really |just |also )?(?:like|love|enjoy|adore) (?!you|it\b|this|that|when|how|him|her)([a-z' -]{2,40}?)`)],
  ["birthday", en(String.raw`\bmy birthday is (?:on )?(?!when)([a-z0-9 ]{2,20}?)`)],
  ["job", en(String.raw`\bi (?:am|work as) an? (nurse|doctor|teacher|student|programmer|developer|engineer|designer|driver|cook|chef|lawyer|writer|artist|musician|waiter|waitress|barista|photographer|translator|accountant|farmer|pilot|scientist)`)],
  ["pet", en(String.raw`\bi (?:have|own|adopted) ((?:an?|one|two|three) (?:[a-z]+ )?(?:cats?|dogs?|rabbits?|hamsters?|parrots?|turtles?|puppy|kittens?|fish))`)],
  ["plan", en(String.raw`\bi (?:am going to|plan to|will|have to) ([a-z' -]{3,30}? (?:tomorrow|tonight|next week|next month|this weekend|on [a-z]+day))`)],
];

const TRIMMED = /^(?:吃|喝|听|看)?(?:了|过)|(?:这件事|的)$/u;
const EMPTY = /^(?:什么|谁|你|它|他|她|这个|那个|这|那|啥|它们|不是|没有|it|that|this)$/u;

/** What people say about themselves, in Chinese or English; questions say nothing. */
export function extractMemories(text: string): Memory[] {
  const clean = text.normalize("NFKC").replaceAll("’", "'").slice(0, 500);
  const introduced = /\bI(?:'m| am) ([A-Z][a-z]{1,18})(?=[.,!]|$)/u.exec(clean)?.[1];
  if (introduced !== undefined) return [{ kind: "name", value: introduced }];
  if (/(?:我叫什么|喜欢什么|my name\?)/u.test(normal(clean))) return [];
  const statements = clean.split(/(?<=[？?。！!\n])/u).filter((part) => !/(?:[？?]|吗)\s*$/u.test(part));
  const memories: Memory[] = [];
  for (const statement of statements) {
    for (const [kind, pattern] of PATTERNS) {
      const lower = statement.toLowerCase();
      const match = pattern.exec(lower);
      const value = match?.[1] ? cased(statement, lower, match[1]) : "";
      if (value === "" || EMPTY.test(value) || memories.some((held) => held.kind === kind)) continue;
      // “我不喜欢香菜” is no like.
      if (kind === "like" && memories.some((held) => held.kind === "dislike" && held.value === value))
        continue;
      memories.push({ kind, value });
    }
  }
  return memories;
}

/** The words as they were typed: a name retains its capitals. */
function cased(original: string, lower: string, value: string): string {
  const at = lower.indexOf(value);
  const typed = original.length === lower.length && at >= 0 ? original.slice(at, at + value.length) : value;
  // 猫叫年糕 is stored as 叫年糕的猫, which fits where 一只橘猫 fits.
  return typed
    .replace(TRIMMED, "")
    .replace(/^(猫|狗|兔子|仓鼠|乌龟|鹦鹉)叫(.+)$/u, "叫$2的$1")
    .trim();
}

/** The memories in a text that are not known already. */
export function newMemories(text: string, known: readonly Memory[]): Memory[] {
  return extractMemories(text).filter(
    ({ kind, value }) => !known.some((held) => held.kind === kind && held.value === value),
  );
}
