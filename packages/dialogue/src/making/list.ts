import { IDIOMS } from "../games/stock/idioms.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { numberIn, once, recordsOf, wordsIn } from "./records.ts";
import { LISTS_EN } from "./stock/lists.en.ts";
import { LISTS_ZH } from "./stock/lists.zh.ts";
import { quotedIn, recordFor } from "./theme.ts";

const listsZh = once(() => recordsOf(LISTS_ZH));
const listsEn = once(() => recordsOf(LISTS_EN));

/** The most things of a list. */
const MOST = 20;

const COUNTED_ZH =
  /(?:\d{1,2}|[一二两三四五六七八九十几]{1,3})(?:个|种|样|件|条|句|本|部|首|座|位|道|项|款|只|朵|名)/u;
const ASKS_ZH =
  /列(?:举|出|个|一|\d|[二两三四五六七八九十几])|举(?:出|例|\d|[一二两三四五六七八九十几])|(?:给|说|想|写|来|数|推荐|报|起|取|讲|帮我)[^，。？！]{0,6}?(?:\d{1,2}|[一二两三四五六七八九十几]{1,3})(?:个|种|样|件|条|句|本|部|首|座|位|道|项|款|只|朵|名)|清单|有哪些|都有(?:什么|哪些)/u;
const ASKS_EN =
  /\b(?:list|name|give me|tell me|suggest|write|need|think of|share|show me|what are|come up with)\b.{0,24}?\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|a few|several)\b|^(?:list|name) |^(?:top )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) [a-z]|\ba list of\b/iu;

/** Surname of asked names: 姓林. */
const SURNAME = /姓(\p{Script=Han})/u;
/** Idioms with a sign: 带水字的成语. */
const WITH_SIGN =
  /(?:带|含|有|包含)(?:有)?[「“"『]?(\p{Script=Han})[」”"』]?(?:字|的)|[「“"『](\p{Script=Han})[」”"』].{0,6}成语/u;

/** What idioms may be about, by the signs in them. */
const IDIOMS_ABOUT: readonly (readonly [RegExp, RegExp])[] = [
  [/颜色/u, /[红绿青白黑黄蓝紫]/u],
  [/动物|生肖/u, /[虎龙马牛羊鸡狗猪鼠兔蛇猴鱼鸟]/u],
  [/数字/u, /[一二三四五六七八九十百千万]/u],
  [/春/u, /春/u],
  [/秋/u, /秋/u],
  [/风景|山水/u, /[山水].*[山水秀明清]/u],
  [
    /朋友|友情|友谊/u,
    /^(?:同舟共济|患难与共|情同手足|肝胆相照|志同道合|莫逆之交|忘年之交|高山流水|推心置腹|亲密无间)$/u,
  ],
  [/学习|读书|勤奋/u, /学|书|勤|^(?:凿壁偷光|悬梁刺股|闻鸡起舞|废寝忘食)$/u],
];

/** So many things of a kind; null where the text asks for none of a known kind. */
export function list(text: string, language: Language, random: Random): string | null {
  const isChinese = language === "zh";
  if (!(isChinese ? ASKS_ZH : ASKS_EN).test(text)) return null;
  const counted = isChinese ? COUNTED_ZH.exec(text)?.[0] : text.replace(/\b(?:number|one of)\b/giu, "");
  if (counted !== undefined && /^[1一]\D/u.test(counted) && !/清单|有哪些/u.test(text)) return null;
  const wanted = counted === undefined || counted.startsWith("几") ? 5 : (numberIn(counted) ?? 5);
  const count = Math.min(MOST, Math.max(1, wanted));
  if (isChinese && /成语/u.test(text)) {
    const about = IDIOMS_ABOUT.find(([pattern]) => pattern.test(text))?.[1];
    const sign =
      WITH_SIGN.exec(text)
        ?.slice(1)
        .find((one) => one !== undefined) ?? "";
    const idioms = wordsIn(IDIOMS).filter((idiom) =>
      about === undefined ? idiom.includes(sign) : about.test(idiom),
    );
    return idioms.length === 0 ? null : random.shuffle(idioms).slice(0, count).join("、");
  }
  const record = recordFor(isChinese ? listsZh() : listsEn(), quotedIn(text) ?? text, language)?.record;
  if (record === undefined) return null;
  const things = (record[1] ?? "").split(isChinese ? " " : ",");
  const surname = /名/u.test(record[0] ?? "") ? (SURNAME.exec(text)?.[1] ?? "") : "";
  const chosen = inPlace(things, count, random).map((thing) => surname + thing);
  return isChinese ? chosen.join("、") : chosen.join(", ");
}

/** So many of them, in the order of the stock. */
const inPlace = (things: readonly string[], count: number, random: Random): string[] => {
  const chosen = new Set(random.shuffle(things).slice(0, count));
  return things.filter((thing) => chosen.has(thing));
};
