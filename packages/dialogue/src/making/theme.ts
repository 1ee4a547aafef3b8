import type { Language } from "../persona.ts";
import { wordsOf } from "../text/words.ts";

const QUOTED = /[「『“"《'‘]([^「」『』“”"《》'‘’]{1,20})[」』”"》'’]/u;

/** What stands in quotation marks or brackets. Pure. */
export const quotedIn = (text: string): string | undefined => QUOTED.exec(text)?.[1]?.trim();

const ASKED_ZH: readonly RegExp[] = [
  /(?:关于|有关|讲讲?|说说|聊聊|写写?|吟|咏|夸夸?|描写|赞美|以)([^，。！？,.!?\s]{1,14}?)(?:为题|为主题|当主题|做主题|的(?:打油|小|短|情|藏头|七言|五言|现代|古)?(?:诗|故事|俳句|童话|文案)|的事)/u,
  /(?:关于|有关)([^，。！？,.!?\s]{1,14})/u,
  /(?:诗|俳句|故事|绝句|童话)[，,：:\s]*(?:就)?(?:要|写|主题是|主题|题目是|题目|关于|讲|说的是|内容是)+(?:的是|一下)?([^，。！？,.!?\s]{1,14})/u,
  /(?:写|吟|咏)(?:一?写|一下)([^，。！？,.!?\s]{1,14})/u,
  /(?:写|作|来|编|讲|整)(?:一)?(?:首|个|段|篇)([^，。！？,.!?\s]{1,12}?)的?(?:小|短|打油|睡前|童话)?(?:诗|俳句|故事)/u,
  /(?:要有|里面?要?有|得有)([^，。！？,.!?\s]{1,14})/u,
  /写(?!个|一个|故事)([^，。！？,.!?\s一首]{1,10})(?:的诗|，|$)/u,
];

const EMPTY_ZH =
  /^(?:[一个首段篇点些下短小好简单的你我他她给帮来讲写听吧呗啊呀吗嘛能会可以再随便睡前有趣搞笑打油现代古]|俳句|故事|诗)*$/u;

/** What a poem or story is to be about, in the words of the person; undefined where they leave it open. Pure. */
export function themeOf(text: string, language: Language): string | undefined {
  return language === "zh" ? chineseTheme(text) : englishTheme(text);
}

function chineseTheme(text: string): string | undefined {
  const quoted = quotedIn(text);
  if (quoted !== undefined) return quoted;
  for (const pattern of ASKED_ZH) {
    const found = pattern
      .exec(text)?.[1]
      ?.replace(/^(?:一首|一个|一段|一篇|首|个|段|篇|关于|给)+/u, "")
      .replace(/^我(?=[^家的们]{2})/u, "")
      .replace(/(?:吧|呗|啊|呀|吗|嘛|哈|好吗|行吗|可以吗|的)+$/u, "");
    if (found !== undefined && !EMPTY_ZH.test(found)) return found;
  }
  return undefined;
}

/** What is said of the thing asked for, before what other words of the line say: a poem about Figo. */
const NAMED_EN =
  /\b(?:poem|poems|poetry|verse|haiku|limerick|story|tale|song|ode|sonnet|lines?|rhyme|toast|slogan|one|something)\b[^.!?,;]{0,24}?\b(?:about|on|titled|called|of)\s+([^,.!?;\n]{1,60})/iu;
/** Whom or what it is for, where nothing else is named. */
const FOR_EN =
  /\b(?:poem|poems|verse|haiku|limerick|slogan|tagline|motto|toast|ode|lines?|rhyme)\b[^.!?,;]{0,16}?\b(?:for|to)\s+((?:my |our |the |a |an )?(?!me\b|us\b|you\b|this\b|that\b)[^,.!?;\n]{1,40})/iu;

function englishTheme(text: string): string | undefined {
  const found =
    NAMED_EN.exec(text)?.[1] ??
    /.*\b(?:about|titled|called)\s+([^,.!?;\n]{1,60})/iu.exec(text)?.[1] ??
    FOR_EN.exec(text)?.[1] ??
    /\b(?:on|of)\s+([^,.!?;\n]{1,60})/iu.exec(text)?.[1];
  const short = /\ba (\w+) (?:poem|haiku|story|verse)\b/iu.exec(text)?.[1];
  const open =
    /^(?:short|quick|little|funny|nice|new|good|silly|small|bedtime|love|cute|sad|spooky|scary)$/iu;
  const theme =
    found ?? (short !== undefined && !open.test(short) ? short : /\blove poem\b/iu.exec(text)?.[0]);
  const bare = theme
    ?.replace(/\b(?:please|pls|plz|thanks|thx|for me|now|today|ok|if you can)\b.*$/iu, "")
    .replace(/\s+(?:who|that|which|she|he|they|it|in (?:the )?style|because|and make|so|but) .*$/iu, "")
    .replace(/\s+for (?:my|our|his|her|the|a|an|someone|somebody) .*$/iu, "")
    .trim();
  return bare === undefined || bare === "" || /^(?:it|that|this|anything|something|me|you)$/iu.test(bare)
    ? undefined
    : bare;
}

/** The person's own things as another says them: my cat is your cat. Pure. */
export const asOther = (theme: string): string =>
  theme.replaceAll(/\bmy\b/giu, "your").replaceAll(/\bme\b/giu, "you");

/** The record whose word comes last in the text, longer words before shorter: of 我家睡觉的猫 that of 猫. Pure. */
export function recordFor(
  records: readonly (readonly string[])[],
  text: string,
  language: Language,
): { record: readonly string[]; word: string } | undefined {
  const lower = text.toLowerCase();
  const words = language === "en" ? lower.match(/[a-z']+/gu) : null;
  let best: { record: readonly string[]; word: string; end: number } | undefined;
  for (const record of records)
    for (const word of (record[0] ?? "").split(",")) {
      if (word === "" || (words !== null && !word.includes(" ") && !words.includes(word))) continue;
      const at = lower.lastIndexOf(word);
      if (at < 0) continue;
      const end = at + word.length;
      if (best === undefined || end > best.end || (end === best.end && word.length > best.word.length))
        best = { record, word, end };
    }
  return best && { record: best.record, word: best.word };
}

/** A theme that fits in a line of verse: at most six signs, else its last word. Pure. */
export function shortTheme(theme: string): string {
  const han = theme.replaceAll(/\P{Script=Han}/gu, "");
  if (han.length <= 6) return han;
  return (wordsOf(han).findLast((word) => word.length > 1) ?? han).slice(-6);
}
