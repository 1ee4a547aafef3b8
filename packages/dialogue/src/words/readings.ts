import { type Ask, hasHan } from "../knowledge/ask.ts";
import { lazily } from "../knowledge/table.ts";
import { POLYPHONES, READINGS } from "./polyphones.ts";
import { signOf } from "./signs.ts";
import { subjectOf } from "./subject.ts";

interface Reading {
  readonly reading: string;
  /** A word in which the sign is read so. */
  readonly word: string;
}

const polyphones = lazily(() => {
  const bySign = new Map<string, Reading[]>();
  const byWord = new Map<string, Map<string, string>>();
  for (const line of POLYPHONES.trim().split("\n")) {
    const [sign = "", ...groups] = line.split(" ");
    const readings = bySign.get(sign) ?? [];
    for (const group of groups) {
      const [, reading = "", list = ""] = /^([^\p{Script=Han}]+)(.+)$/u.exec(group) ?? [];
      const words = list.split(",");
      if (!readings.some((one) => one.reading === reading)) readings.push({ reading, word: words[0] ?? "" });
      for (const word of words)
        byWord.set(word, (byWord.get(word) ?? new Map<string, string>()).set(sign, reading));
    }
    bySign.set(sign, readings);
  }
  const whole = new Map<string, string[]>();
  for (const record of READINGS.split(";")) {
    const [word = "", reading = ""] = record.trim().split("=");
    whole.set(word, reading.split(" "));
  }
  return { bySign, byWord, whole };
});

/** Readings of the word that begins at a place of a text, the longest that is known. */
function wordAt(signs: readonly string[], at: number): string[] | undefined {
  const { byWord, whole } = polyphones();
  for (let length = Math.min(6, signs.length - at); length > 1; length -= 1) {
    const part = signs.slice(at, at + length);
    const word = part.join("");
    const readings = whole.get(word);
    if (readings?.length === length) return readings;
    const some = byWord.get(word);
    if (some === undefined) continue;
    const each = part.map((sign) => some.get(sign) ?? signOf(sign)?.reading);
    if (each.every((reading) => reading !== undefined)) return each;
  }
  return undefined;
}

function readingsOf(text: string): string[] | null {
  const signs = Array.from(text.replaceAll(/[^\p{Script=Han}]/gu, ""));
  const readings: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const word = wordAt(signs, at);
    const single = signOf(signs[at] ?? "")?.reading;
    if (word === undefined && single === undefined) return null;
    readings.push(...(word ?? [single ?? ""]));
    at += word?.length ?? 1;
  }
  return readings;
}

/** How Chinese is read, in pinyin with tones; null where a sign is rare. */
export const readingOf = (text: string): string | null => readingsOf(text)?.join(" ") ?? null;

const TONES = ["\u0304", "\u0301", "\u030c", "\u0300"];
/** One to four, or five for a light one. */
const toneOf = (reading: string): number => {
  const at = TONES.findIndex((mark) => reading.normalize("NFD").includes(mark));
  return at < 0 ? 5 : at + 1;
};

const TONE_NAMES_ZH = ["第一声", "第二声", "第三声", "第四声", "轻声"];
const TONE_NAMES_EN = ["first tone", "second tone", "third tone", "fourth tone", "light tone"];

const ASKED = [
  /^(.{1,24}?)(?:这个)?(?:字|词)?(?:一共)?(?:有)?(?:几个|几种|多少种)?的?(?:正确|标准)?(?:拼音|读音|发音|读法)/u,
  /^(.{1,24}?)(?:这个|这俩|这几个|这两个)?(?:字|词)?(?:正确|到底|应该|该|又|,|要)*(?:怎么|咋|如何|咋个)(?:读|念|发音)(?=$|[\s,来的呀]|第?几声)/u,
  /^(.{1,24}?)(?:这个)?(?:字|词)?(?:到底|应该|该|,)*(?:读|念)(?:作|成|做)?(?:什么|啥|几声|第几声|哪个音)/u,
  /^(.{1,24}?)(?:这个)?(?:字|词)?(?:是|读|念)?(?:第)?几声/u,
  /拼音(?:是|怎么)?[\s:]*(.{1,24})$/u,
  /(?:怎么|咋)(?:读|念)[\s:,]*(\p{Script=Han}{1,12})$/u,
  /(?:pinyin|reading|pronunciation|tones?) (?:of|for|in|is) (.{1,30})$/u,
  /how (?:do|would|should|to|can) ?(?:you|i|u|we)? ?(?:pronounce|read) (.{1,30})$/u,
  /^(?:what(?:'?s| is) )?(.{1,30}?) (?:in )?pinyin/u,
  /how(?:'?s| is| are) (.{1,30}?) (?:pronounced|read)$/u,
  /(?:what|which) tone(?:s)? (?:is|are|does|has) (.{1,30}?)(?: have)?$/u,
];

/** 感谢的谢: the sign of a word, and where it stands in it. */
function signInWord(text: string): { word: string; sign: string } | undefined {
  const [, word = "", sign = ""] =
    /(\p{Script=Han}{2,5})(?:里面?|中)?的那?个?(\p{Script=Han})(?=字|$|怎|咋|如何|读|念|是|这|在|应该|到底|[\s,])/u.exec(
      text,
    ) ?? [];
  if (sign !== "" && word.includes(sign)) return { word, sign };
  const [, other = "", whole = ""] =
    /(\p{Script=Han})字?在(\p{Script=Han}{2,5}?)(?:里|中|这个词)/u.exec(text) ?? [];
  return other !== "" && whole.includes(other) ? { word: whole, sign: other } : undefined;
}

function manyReadings(sign: string, readings: readonly Reading[], isChinese: boolean): string {
  const [first, ...others] = readings.map(
    ({ reading, word }) => `${reading}${isChinese ? `（${word}）` : ` (${word})`}`,
  );
  return isChinese
    ? `“${sign}”读 ${first}，也读 ${others.join("、")}`
    : `“${sign}” is read ${first}, or ${others.join(", ")}`;
}

/** How a sign or word is read; null where it is not asked or not known. */
export function answerReading(ask: Ask): string | null {
  const subject = subjectOf(ask, ASKED);
  if (subject === undefined || !hasHan(subject) || /^(?:这|那|怎|该|[你我他她]$)|[a-z]/u.test(subject))
    return null;
  const inside = signInWord(ask.plain.replaceAll(/["'“”「」『』]/gu, ""));
  const word = inside?.word ?? subject.replaceAll(/[^\p{Script=Han}]/gu, "").replace(/(?<=.)字$/u, "");
  const readings = readingsOf(word);
  if (readings === null) return null;
  const sign = inside?.sign ?? word;
  const own = inside === undefined ? readings.join(" ") : (readings[Array.from(word).indexOf(sign)] ?? "");
  const others = polyphones().bySign.get(sign) ?? [];
  if (inside === undefined && others.length > 1) return manyReadings(sign, others, ask.isChinese);
  const tone = Array.from(sign).length === 1 ? toneOf(own) : 0;
  if (ask.isChinese) return `“${sign}”读 ${own}${tone > 0 ? `，${TONE_NAMES_ZH[tone - 1]}` : ""}`;
  return `“${sign}” is read ${own}${tone > 0 ? `, ${TONE_NAMES_EN[tone - 1]}` : ""}`;
}
