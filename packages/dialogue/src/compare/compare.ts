import { inDigits } from "../asks/numbers.ts";
import type { Ask } from "../knowledge/ask.ts";
import { type Measure, type Thing, thingsIn } from "./measures.ts";

interface Quality {
  /** Words that ask for it. */
  readonly asked: RegExp;
  /** The measures that decide, the first that both things have. */
  readonly by: readonly Measure[];
  /** The one with less of the measure has more of the quality. */
  readonly isLess?: boolean;
  readonly zh: string;
  readonly en: string;
}

const more = (zh: string, en: string): RegExp => new RegExp(`${zh}|\\b(?:${en})\\b`, "u");

// biome-ignore format: a table
const QUALITIES: readonly Quality[] = [
  { asked: more("人口多|人多|人口更多|人口(?:最)?多", "more people|more populous|bigger population|larger population|most people|more population"), by: ["p"], zh: "人口更多", en: "has more people" },
  { asked: more("人少|人口少", "fewer people"), by: ["p"], isLess: true, zh: "人口更少", en: "has fewer people" },
  { asked: more("面积大|面积更大", "larger area"), by: ["a"], zh: "面积更大", en: "is larger" },
  { asked: more("重(?!要|庆|新)|沉|更?重", "heavier|heaviest|weighs? more|weigh more|more weight"), by: ["w", "g"], zh: "更重", en: "is heavier" },
  { asked: more("轻", "lighter|lightest|weighs? less"), by: ["w", "g"], isLess: true, zh: "更轻", en: "is lighter" },
  { asked: more("快(?!乐|餐|递)|速度", "faster|fastest|quicker|speed|win a race|outrun"), by: ["v"], zh: "更快", en: "is faster" },
  { asked: more("慢", "slower|slowest"), by: ["v"], isLess: true, zh: "更慢", en: "is slower" },
  { asked: more("高(?!铁|兴|考|中|德|级|数)|海拔", "taller|tallest|higher|highest|height"), by: ["h", "s"], zh: "更高", en: "is higher" },
  { asked: more("矮", "shorter|lower"), by: ["h"], isLess: true, zh: "更矮", en: "is lower" },
  { asked: more("深(?!圳)", "deeper|deepest"), by: ["m"], zh: "更深", en: "is deeper" },
  { asked: more("浅", "shallower"), by: ["m"], isLess: true, zh: "更浅", en: "is shallower" },
  { asked: more("寿命|活得(?:久|长|更久)|长寿|命长|活的(?:久|长)", "lives? longer|live longest|longer life|lifespan"), by: ["t"], zh: "活得更久", en: "lives longer" },
  { asked: more("短", "shorter|shortest"), by: ["l", "s"], isLess: true, zh: "更短", en: "is shorter" },
  { asked: more("长(?!城|江|颈|春|沙|白|大|辈)|更长", "longer|longest|length"), by: ["l", "s"], zh: "更长", en: "is longer" },
  { asked: more("离太阳.{0,4}(?:近)|近", "closer|nearer|closest"), by: ["d"], isLess: true, zh: "离太阳更近", en: "is closer to the Sun" },
  { asked: more("远", "farther|further|farthest|furthest"), by: ["d"], zh: "离太阳更远", en: "is farther from the Sun" },
  { asked: more("热(?!水)|烫|温度高", "hotter|hottest|warmer"), by: ["c"], zh: "更热", en: "is hotter" },
  { asked: more("冷|凉", "colder|coldest|cooler"), by: ["c"], isLess: true, zh: "更冷", en: "is colder" },
  { asked: more("密度", "denser|density"), by: ["g"], zh: "密度更大", en: "is denser" },
  { asked: more("早|古老|历史(?:更)?(?:久|长|悠久)|年纪大|年龄大|先出生|老(?!虎|鼠|鹰|师)|在前|岁数大", "older|oldest|earlier|first|elder"), by: ["n"], isLess: true, zh: "更早", en: "is older" },
  { asked: more("晚|年轻", "younger|youngest|newer|later"), by: ["n"], zh: "更晚", en: "is younger" },
  { asked: more("小(?!明|红|刚|时|学|孩|猫|狗|鸡|汽车)", "smaller|smallest|littler"), by: ["a", "s", "w"], isLess: true, zh: "更小", en: "is smaller" },
  { asked: more("大(?!象|西洋|熊|白|家|学|猩|本|雁|运|洋洲|王|老鼠|爷|巴|哥|约|概)|块头|个头|体型|体积", "bigger|biggest|larger|largest|size|big"), by: ["a", "s", "w", "p"], zh: "更大", en: "is bigger" },
  { asked: /大/u, by: ["n"], isLess: true, zh: "年纪更大", en: "is older" },
];

const IS_COMPARING =
  /哪(?:个|一个|只|种|座|条|边|国|位|辆|家|颗)|谁|还是|比.{1,14}?(?:更|还|要)?(?:大|小|重|轻|快|慢|高|矮|长|短|深|浅|远|近|热|冷|早|晚|老|多|少|年轻)|vs|和.{1,12}(?:比|谁|哪)|一样.{0,3}吗|which|who|what(?:'?s| is)? (?:is )?\w+er|what weighs|\bthan\b|bigger|heavier|faster|taller|older|compare|\bor\b/u;

const firstShared = ({ by }: Quality, a: Thing, b: Thing): Measure | undefined =>
  by.find((one) => a.measures.has(one) && b.measures.has(one));

/** The qualities a text asks for, the one named last first: 长江大还是黄河长. */
function qualityOf(ask: Ask, a: Thing, b: Thing): { quality: Quality; measure: Measure } | undefined {
  const rest = [...a.names, ...b.names].reduce((text, name) => text.replaceAll(name, " "), ask.plain);
  for (const quality of QUALITIES) {
    const measure = quality.asked.test(rest) ? firstShared(quality, a, b) : undefined;
    if (measure !== undefined) return { quality, measure };
  }
  return undefined;
}

/** A difference that rough figures do not settle. */
const TOO_CLOSE = 1.02;

/** The things a text names; with 还是 or “or”, the nearest on each side of it. */
function aroundOr(text: string) {
  const words = text.replaceAll(/离太阳| (?:to|from) the sun /gu, " ");
  const all = thingsIn(words);
  const at = words.search(/还是| or /u);
  const [before, after] = [all.findLast((one) => one.at < at), all.find((one) => one.at > at)];
  return at < 0 || before === undefined || after === undefined || all.length < 3 ? all : [before, after];
}

/** What no measure of the table decides. */
const OF_OTHER_THINGS =
  /力气|聪明|智商|厉害|好吃|好看|好喝|贵|便宜|声音大|嗓门|耳朵|眼睛|胃口|影响|名气|压力|营养|有毒|甜|好听|好玩|difficult|smarter|stronger|better|tast|cheaper|prettier|ears|eyes/u;

function ranked(ask: Ask): string | null {
  if (OF_OTHER_THINGS.test(ask.plain)) return null;
  const [first, second, third] = aroundOr(ask.words);
  if (first === undefined || second === undefined) return null;
  const [a, b] = [first, second, third].filter(
    (one) => one !== undefined && !(one.thing.en === "sun" && third !== undefined),
  );
  const found = a === undefined || b === undefined ? undefined : qualityOf(ask, a.thing, b.thing);
  if (found === undefined) return null;
  const { quality, measure } = found;
  const all = [first, second, ...(third === undefined ? [] : [third])]
    .map(({ thing }) => thing)
    .filter((thing) => thing.measures.has(measure) && !(measure === "d" && thing.en === "sun"))
    .sort((a, b) => (b.measures.get(measure) ?? 0) - (a.measures.get(measure) ?? 0));
  if (quality.isLess) all.reverse();
  const [winner, loser] = all;
  if (winner === undefined || loser === undefined || winner === loser) return null;
  const [high, low] = [winner.measures.get(measure) ?? 0, loser.measures.get(measure) ?? 0];
  const isRatio = measure !== "n" && measure !== "c" && high > 0 && low > 0;
  if (high === low || (isRatio && Math.max(high / low, low / high) < TOO_CLOSE)) {
    return ask.isChinese
      ? `${winner.zh}和${loser.zh}差不多`
      : `${capital(winner.en)} and ${loser.en} are about the same`;
  }
  if (all.length > 2)
    return ask.isChinese
      ? `${winner.zh}${quality.zh.replace("更", "最")}`
      : `Of the three, ${winner.en} ${quality.en}`;
  return sentence(ask, quality, winner, loser);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Stuff and things with names of their own take no article in English. */
function named(thing: Thing): string {
  const isOwn =
    /[apnldm]/u.test([...thing.measures.keys()].join("")) ||
    /everest|fuji|bolt|yao ming|kobe|jordan|lebron|messi|ronaldo|k2|jupiter|saturn/u.test(thing.en);
  if (isOwn) return thing.en.replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());
  const isStuff = thing.measures.has("g") || /^(?:light|sound|lightning|walking|running)$/u.test(thing.en);
  return isStuff || thing.en.startsWith("mount ") ? thing.en : `the ${thing.en}`;
}

function sentence(ask: Ask, quality: Quality, winner: Thing, loser: Thing): string {
  const isMountain = (winner.measures.get("h") ?? 0) > 900;
  const english = isMountain ? quality.en : quality.en.replace("is higher", "is taller");
  if (!ask.isChinese)
    return `${capital(named(winner))} ${english} than ${named(loser)}`.replace(
      /(has (?:more|fewer) people) than/u,
      "$1 than",
    );
  const tail = quality.zh.replace("更", "");
  if (/^(?:人口|面积|活得|离太阳|密度|年纪)/u.test(quality.zh))
    return `${winner.zh}比${loser.zh}${quality.zh}`;
  return `${winner.zh}比${loser.zh}${tail}`;
}

/** In kilograms. */
const WEIGHTS: Readonly<Record<string, number>> = {
  公斤: 1,
  千克: 1,
  kg: 1,
  kilo: 1,
  kilos: 1,
  kilogram: 1,
  kilograms: 1,
  斤: 0.5,
  两: 0.05,
  吨: 1000,
  ton: 1000,
  tons: 1000,
  tonne: 1000,
  tonnes: 1000,
  克: 0.001,
  g: 0.001,
  gram: 0.001,
  grams: 0.001,
  磅: 0.4536,
  pound: 0.4536,
  pounds: 0.4536,
  lb: 0.4536,
  lbs: 0.4536,
  ounce: 0.02835,
  ounces: 0.02835,
};
const WEIGHED =
  /(\d+(?:\.\d+)?)\s*(公斤|千克|kg|kilograms?|kilos?|斤|吨|tonnes?|tons?|克|grams?|磅|pounds?|lbs?|ounces?|两)(?![a-z])\s*(?:的|of )?\s*((?![和跟与比还])\p{Script=Han}{1,4}?(?=和|跟|与|比|还是|重|,|哪|谁|$)|[a-z]+)?/gu;

/** 一吨棉花和一吨铁: amounts decide, not what they are of. */
function weighed(ask: Ask): string | null {
  if (!/重|沉|轻|weigh|heavier|lighter|\bvs\b/u.test(ask.plain)) return null;
  const text = inDigits(ask.plain.replaceAll(/\b(?:a|one) (?=kilo|kg|ton|pound|gram|ounce)/gu, "1 "));
  const [a, b] = Array.from(text.matchAll(WEIGHED), ([, count = "", unit = "", of = ""]) => {
    const isLatin = /[a-z]/u.test(unit);
    const what = isLatin && of !== "" ? ` of ${of}` : of;
    return { kg: Number(count) * (WEIGHTS[unit] ?? 0), name: `${count}${isLatin ? " " : ""}${unit}${what}` };
  });
  if (a === undefined || b === undefined || a.kg === 0 || b.kg === 0) return null;
  if (Math.abs(a.kg - b.kg) / a.kg < 0.001)
    return ask.isChinese ? `${a.name}和${b.name}一样重` : `${a.name} and ${b.name} weigh the same`;
  const [heavy, light] = a.kg > b.kg ? [a, b] : [b, a];
  return ask.isChinese ? `${heavy.name}比${light.name}重` : `${heavy.name} weigh more than ${light.name}`;
}

const ORDERED =
  /([\p{Script=Han}]{1,4}?|[a-z]+)(?:比| is )(?:(older|younger|taller|shorter|faster|slower|bigger|smaller|heavier|richer|stronger) than )?([\p{Script=Han}]{1,4}?|[a-z]+)(?:更|还|要)?(大|小|高|矮|快|慢|重|轻|老|年轻|(?=,|\.| and|$))/gu;

/** 甲比乙高，乙比丙高，谁最高: the end of a chain of three. */
function chained(ask: Ask): string | null {
  const superlative =
    /(?:谁|哪个)最(大|小|高|矮|快|慢|重|轻|老|年轻)|who(?:'?s| is) (?:the )?(old|young|tall|short|fast|slow|bigg|small|heavi|rich|strong)(?:e?st)/u.exec(
      ask.plain,
    );
  if (superlative === null) return null;
  const pairs = Array.from(ask.plain.matchAll(ORDERED), ([, a = "", en, b = "", zh]) => ({
    a,
    b,
    quality: en?.replace(/i?er$/u, "") ?? zh ?? "",
  })).filter(({ quality }) => quality !== "");
  if (pairs.length < 2) return null;
  const opposite: Readonly<Record<string, string>> = {
    大: "小",
    小: "大",
    高: "矮",
    矮: "高",
    快: "慢",
    慢: "快",
    重: "轻",
    轻: "重",
    old: "young",
    young: "old",
    tall: "short",
    short: "tall",
    fast: "slow",
    slow: "fast",
  };
  const wanted = superlative[1] ?? superlative[2] ?? "";
  const above = new Set<string>();
  const below = new Set<string>();
  for (const { a, b, quality } of pairs) {
    const isStraight = quality === wanted;
    if (!isStraight && opposite[quality] !== wanted) return null;
    above.add(isStraight ? a : b);
    below.add(isStraight ? b : a);
  }
  const tops = [...above].filter((name) => !below.has(name));
  const [top] = tops;
  if (top === undefined || tops.length > 1) return null;
  return ask.isChinese ? `${top}最${wanted}` : `${capital(top)} is the ${superlative[0].split(" ").at(-1)}`;
}

/** 我比我哥小三岁，我哥今年21: an age from another's. */
function ageFrom(ask: Ask): string | null {
  const text = inDigits(ask.plain);
  const chinese =
    /(我|\p{Script=Han}{2,3})比(?:我)?(\p{Script=Han}{1,3}?)(小|大)(\d+)岁.*?\2(?:今年|现在|已经)?(?:是|有)?(\d+)岁?/u.exec(
      text,
    );
  if (chinese !== null && /多大|几岁|多少岁/u.test(text)) {
    const [, who = "", , way = "", gap = "", age = ""] = chinese;
    const years = Number(age) + (way === "小" ? -1 : 1) * Number(gap);
    return years > 0 ? `${who === "我" ? "你" : who}今年${years}岁` : null;
  }
  const english =
    /\b(i'?m|i am|(?:\w+) is) (\d+) years? (younger|older) than (?:my )?(\w+)\W+.*?\b(?:(?:he|she)(?:'?s| is)|\4 is|my \4 is) (\d+)/u.exec(
      text,
    );
  if (english === null || !/how old/u.test(text)) return null;
  const years = Number(english[5]) + (english[3] === "younger" ? -1 : 1) * Number(english[2]);
  return years > 0 ? `That makes ${years} years` : null;
}

/** Which of two things is bigger, heavier, faster, older and so on; null where it is not asked or not known. */
export function answerComparison(ask: Ask): string | null {
  if (!ask.asks && !IS_COMPARING.test(ask.plain)) return null;
  return (
    ageFrom(ask) ??
    weighed(ask) ??
    chained(ask) ??
    (IS_COMPARING.test(ask.plain) && ask.asks ? ranked(ask) : null)
  );
}
