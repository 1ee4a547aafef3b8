/** What kind of thing a number counts: money, time, people; `count:颗` for things that are counted. */
export type Dimension = string;

export interface Unit {
  readonly dimension: Dimension;
  /** In seconds, metres, grams, millilitres or square metres; 1 for what is counted. */
  readonly size: number;
  /** As it was written. */
  readonly name: string;
}

/** A number of a text with its unit and its place. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit | null;
  readonly at: number;
  readonly end: number;
}

type Row = readonly [dimension: Dimension, size: number, names: string];

// biome-ignore format: a table
const TABLE: readonly Row[] = [
  ["percent", 1, "%"],
  ["fold", 1, "折"],
  ["people", 1, "个?人(?!民)|个?(?:小朋友|朋友|同学|孩子|小孩|室友|同事|学生|员工|工人|姐妹|兄弟|哥们)|位|口人|people|persons?|friends?|of us|of them|ways|kids|children|roommates?|coworkers?|students?|guys|guests"],
  ["money", 1, "块钱|块(?!(?:饼|糖|蛋糕|月饼|巧克力|石|砖|布|肉|豆腐|披萨|积木|橡皮|电池|玻璃|木|拼图))|元钱?|圆|人民币|rmb|yuan|dollars?|bucks|usd|pounds(?= sterling)|quid|euros?|欧元?|美元|美金|刀|日元|港币|泰铢|铢|韩元|英镑"],
  ["age", 1, "周?岁|years? old"],
  ["time", 3600, "个?(?:小时|钟头|钟(?!点))|hours?|hrs?|h"],
  ["time", 900, "刻钟?"],
  ["time", 60, "分钟|minutes?|mins?"],
  ["time", 1, "秒钟?|seconds?|secs?"],
  ["day", 1, "天|日(?!元)|days?"],
  ["week", 1, "周(?!岁)|个?(?:星期|礼拜)|weeks?"],
  ["month", 1, "个?月|months?"],
  ["year", 1, "年(?!级)|years?(?! old\\b)|yrs?"],
  ["area", 1, "平方米|平米|平方|平(?!均|时|分|摊)|m²|m2|sq\\.? ?m(?:et(?:er|re)s?)?|square met(?:er|re)s?"],
  ["area", 0.092903, "平方英尺|square f(?:ee|oo)t|sq\\.? ?ft"],
  ["length", 1000, "公里|千米|km|kilomet(?:er|re)s?"],
  ["length", 1609.344, "英里|miles?|mi"],
  ["length", 0.01, "厘米|公分|cm|centimet(?:er|re)s?"],
  ["length", 0.001, "毫米|mm"],
  ["length", 0.3048, "英尺|feet|foot|ft"],
  ["length", 0.0254, "英寸|inch(?:es)?"],
  ["length", 500, "里(?:路|地)?(?![面边头])"],
  ["length", 1, "米|met(?:er|re)s?|m"],
  ["weight", 1000, "公斤|千克|kg|kilos?|kilograms?"],
  ["weight", 500, "斤"],
  ["weight", 50, "兩"],
  ["weight", 1e6, "吨|tonnes?|tons?"],
  ["weight", 453.59237, "磅|lbs?|pounds?"],
  ["weight", 28.349523, "盎司|oz|ounces?"],
  ["weight", 0.001, "毫克|mg"],
  ["weight", 1, "克|grams?|g"],
  ["volume", 1, "毫升|ml|millilit(?:er|re)s?"],
  ["volume", 1000, "升|lit(?:er|re)s?|l"],
  ["degree", 1, "摄氏度|度|℃|°c?|degrees?"],
];
/** Words that count things in Chinese; what is counted follows them. */
const COUNTERS =
  "个|家(?!里)|颗|只|条|本|张|块|级|枚|包|盒|袋|瓶|杯|碗|件|双|套|台|辆|支|枝|根|片|粒|串|份|桶|箱|排|行|层|页|题|道|单|步|次|场|局|集|部|句|词|字|棵|头|匹|朵|间|筐|篮|罐|盘|门|节|圈|晚|夜|站|桌|卷|抽|组|扇|趟|分(?!之)|倍";
/** English words after a number that do not say what is counted. */
const NO_NOUN =
  /^(?:for|in|and|or|of|at|to|from|plus|minus|times|an?|per|is|are|was|on|off|then|each|divided|multiplied|over|out|so|now|with|left|more|less|fewer|away|by|but|i|we|he|she|they|it|if|the|this|that|what|whats|how|evenly|equally|apiece|total|tip|please|even|odd|squared|cubed|as|into|later|ago|got|get|gets|after|before|than|split|between|among|back|every|today|yesterday|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|final|cost|costs|price|height|base|width|length|area|tall|wide|deep|high|long|radius|mph|kmh|kph|uses?|makes?|needs?|feeds?|serves?|went|goes|yesterday|get|gets|do|does|did|can|could|will|would|should|has|have|had|his|her|my|your|our|their|me|him|them|us|you|who|when|where|because|if|which|on|only|just|already|still|too|lol|pls|thx|ok|yes|no|not|in|up|down|tax|also|rectangle|rectangular|triangle|circle|room|garden|lawn|wall|rug|pool|field|floor|add|adds|altogether|real|quick)$/u;

/** A Latin name ends where its word ends. */
const TABLED: readonly (readonly [RegExp, Dimension, number])[] = TABLE.map(([dimension, size, names]) => [
  new RegExp(`(?:${names})(?:(?<![a-z])|(?![a-z]))`, "yu"),
  dimension,
  size,
]);
const COUNTER = new RegExp(`(?:${COUNTERS}|(?:gb?|mb?)(?![a-z]))`, "yu");
const NOUN = /(?:more |extra |new |other )?([a-z]{2,20})(?![a-z])/uy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const singular = (noun: string): string => noun.replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|ss)es|s)$/u, "");

/** The unit written at a place of a text; null where none is. */
export function unitAt(text: string, from: number): { unit: Unit; end: number } | null {
  const at = from + (/^\s{0,2}/u.exec(text.slice(from, from + 3))?.[0].length ?? 0);
  for (const [pattern, dimension, size] of TABLED) {
    const found = matchAt(pattern, text, at);
    if (found !== null) return { unit: { dimension, size, name: found[0] }, end: at + found[0].length };
  }
  const counter = matchAt(COUNTER, text, at);
  if (counter !== null)
    return {
      unit: { dimension: `count:${counter[0]}`, size: 1, name: counter[0] },
      end: at + counter[0].length,
    };
  const noun = matchAt(NOUN, text, at);
  const name = noun?.[1];
  if (noun === null || name === undefined || NO_NOUN.test(name)) return null;
  return { unit: { dimension: `count:${singular(name)}`, size: 1, name }, end: at + noun[0].length };
}

const NUMBER = /(?<![\d.a-z/:])([$£€¥]\s?)?(-?)(\d{1,15}(?:\.\d{1,10})?)(?:\/(\d{1,6}))?(?!\d|\/\d)/gu;
/** Numbers that take no part: ordinals, days of a month, hours of a clock, decimals that are wanted, π. */
const NO_PART_BEFORE = /(?:第|no\.?|pi\s*(?:取|=|is)?|π\s*(?:取|=)?|圆周率取?)\s*$/u;
const NO_PART_AFTER =
  /^\s*(?:位小数|号|点(?![\d一])|:\d|st\b|nd\b|rd\b|th\b|月\d|decimals?|(?:个|种)(?:办法|问题))/u;

/** The numbers of a text of digits (`sumText`) with their units, in order. */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [whole, money, minus, figure, below] = match;
    const end = match.index + whole.length;
    if (NO_PART_BEFORE.test(text.slice(Math.max(0, match.index - 6), match.index))) continue;
    if (NO_PART_AFTER.test(text.slice(end, end + 12))) continue;
    // In “60-30” the sign is one of a sum.
    const sign =
      minus === "-" && !/[\d)]\s*$/u.test(text.slice(Math.max(0, match.index - 2), match.index)) ? -1 : 1;
    const value = (sign * Number(figure)) / Number(below ?? 1);
    if (below === "0" || (value >= 1900 && value < 2100 && /^\s*年/u.test(text.slice(end, end + 3))))
      continue;
    const named = unitAt(text, end);
    if (money !== undefined)
      found.push({ value, unit: { dimension: "money", size: 1, name: money.trim() }, at: match.index, end });
    else found.push({ value, unit: named?.unit ?? null, at: match.index, end: named?.end ?? end });
  }
  // Where 20块饼干 are counted, the 6块 that follow are no money.
  const counted = found.find(({ unit }) => unit?.dimension === "count:块")?.unit;
  if (counted === undefined || counted === null) return found;
  return found.map((one) => (one.unit?.name === "块" ? { ...one, unit: counted } : one));
}
