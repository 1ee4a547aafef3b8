import type { Ask } from "../knowledge/ask.ts";
import { lazily } from "../knowledge/table.ts";
import { readingOf } from "./readings.ts";
import { PART_NAMES, SIGN_PARTS } from "./sign-parts.ts";
import { signOf } from "./signs.ts";

/** Parts that every font shows; rarer ones stand for nothing a reader knows. */
const isShown = (part: string): boolean => /^[\u4e00-\u9fff]$/u.test(part);

const composed = lazily(() => {
  const parts = new Map<string, string[]>();
  const byParts = new Map<string, string>();
  for (const record of SIGN_PARTS.trim().split(/\s+/u)) {
    const [sign = "", ...made] = Array.from(record);
    if (made.length < 2) continue;
    if (!parts.has(sign)) parts.set(sign, made);
    const key = made.join("");
    if (!byParts.has(key)) byParts.set(key, sign);
  }
  const names = PART_NAMES.split(";").map((record) => record.trim().split("=") as [string, string]);
  return { parts, byParts, names: [...names].sort(([a], [b]) => b.length - a.length) };
});

const SHAPES =
  /(?:怎么|咋|如何)写|写法|[几多]少?画|几笔|多少笔|笔画|笔顺|(?:由|有)(?:什么|哪些|哪几个|哪几)(?:部分|部件|字)?组成|怎么拆|拆开|偏旁|部首|什么结构|怎么记|\bstrokes?\b|how (?:do|to|can|would|should)? ?(?:you|i|u)? ?(?:write|draw)/u;
const ASKED_SIGN = [
  /的那?个?(\p{Script=Han})字?(?:的|有|一共|总共|共|到底|,|又|应该|该|是)*(?:怎么|咋|如何|几画|多少|几笔|笔|写|由|什么)/u,
  /(?:^|[^\p{Script=Han}])(\p{Script=Han})这?个?字/u,
  /(\p{Script=Han})这?个?字/u,
  /(?:^|[^\p{Script=Han}])(\p{Script=Han})(?:有|一共|总共|共|到底|的|是)*(?:怎么|咋|如何|几画|几笔|多少|笔|由|写)/u,
  /(?:write|draw|character|strokes? (?:in|of|for|does|has|are in)) (?:the |character |sign )*["'“]?(\p{Script=Han})(?!\p{Script=Han})/u,
  /(?:in|does) ["'“]?(\p{Script=Han})(?!\p{Script=Han})/u,
];

function describe(sign: string, isChinese: boolean): string | null {
  const strokes = signOf(sign)?.strokes ?? null;
  const parts = composed().parts.get(sign);
  const shown = parts?.every(isShown) ? parts : undefined;
  if (shown === undefined && strokes === null) return null;
  const count = strokes === 1 ? "1 stroke" : `${strokes} strokes`;
  if (shown === undefined) return isChinese ? `“${sign}”共${strokes}画` : `${sign} has ${count}`;
  const made = isChinese
    ? `“${sign}”由${shown.slice(0, -1).join("、")}${shown.length > 1 ? "和" : ""}${shown.at(-1)}组成`
    : `${sign} is made of ${shown.join(", ")}`;
  if (strokes === null) return made;
  return isChinese ? `${made}，共${strokes}画` : `${made} and has ${count}`;
}

/** The sign whose writing is asked: the quoted one, the one before 字, or the last of 感谢的谢. */
function askedSign(ask: Ask): string | undefined {
  const quoted = Array.from(ask.quoted ?? "");
  if (quoted.length === 1 && signOf(quoted[0] ?? "") !== undefined) return quoted[0];
  for (const pattern of ASKED_SIGN) {
    const sign = pattern.exec(ask.plain)?.[1];
    if (sign !== undefined && !/[个这那写的多几么名汉生错打认识文数]/u.test(sign)) return sign;
  }
  return /^\p{Script=Han}$/u.exec(ask.plain.replace(SHAPES, "").trim())?.[0];
}

const COMPOSING =
  /(?:念|读|是|组成|变成|等于|叫)(?:个|一个)?(?:什么|啥|哪个|怎么)|(?:怎么|咋)(?:念|读)|什么字|啥字/u;

/** 木字旁加一个寸, 上面一个尚下面一个贝, 三个木: the sign that the parts make. */
function compose(ask: Ask): string | null {
  if (!COMPOSING.test(ask.plain)) return null;
  const before = ask.plain.slice(0, ask.plain.search(COMPOSING));
  const { names, byParts, parts } = composed();
  const triple = /([三四两2-4])个(\p{Script=Han})/u.exec(before);
  if (triple !== null) {
    const times = { 两: 2, 三: 3, 四: 4 }[triple[1] ?? ""] ?? Number(triple[1]);
    const sign = byParts.get((triple[2] ?? "").repeat(times));
    return sign === undefined ? null : madeOf(sign, Array(times).fill(triple[2] ?? ""), ask.isChinese);
  }
  let text = before.replaceAll(/["“”「」']/gu, "");
  for (const [name, part] of names) text = text.replaceAll(name, part);
  const given = Array.from(
    text.replaceAll(
      /(?:左边|右边|左|右|上面|下面|上边|下边|里面|外面|中间|加上|加个|加|一个|和|跟|与|再|然后|是|这个|的|字|,|\s|\+)+/gu,
      " ",
    ),
  ).filter((one) => /[\p{Script=Han}\u2e80-\u2eff]/u.test(one));
  if (given.length < 2 || given.length > 4) return null;
  const sign = byParts.get(given.join("")) ?? byParts.get([...given].reverse().join(""));
  return sign === undefined || !parts.has(sign) ? null : madeOf(sign, given, ask.isChinese);
}

function madeOf(sign: string, given: readonly string[], isChinese: boolean): string {
  const reading = readingOf(sign);
  if (isChinese) return `${given.join("加")}是“${sign}”${reading === null ? "" : `，读 ${reading}`}`;
  return `${given.join(" and ")} make ${sign}${reading === null ? "" : `, read ${reading}`}`;
}

/** How a sign is written, how many strokes it has, or which sign its parts make; null where it is not asked. */
export function answerWriting(ask: Ask): string | null {
  if (!/\p{Script=Han}/u.test(ask.plain)) return null;
  const made = compose(ask);
  if (made !== null) return made;
  if (!SHAPES.test(ask.plain)) return null;
  const sign = askedSign(ask);
  return sign === undefined ? null : describe(sign, ask.isChinese);
}
