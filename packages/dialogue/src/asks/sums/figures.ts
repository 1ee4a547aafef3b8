import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";

const N = String.raw`(-?\d{1,15}(?:\.\d{1,10})?)`;
const FRACTION = String.raw`(\d{1,6})\/(\d{1,6})`;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** A fraction in its lowest terms, whole where it is. */
function fraction(above: number, below: number): string {
  const common = gcd(Math.abs(above), below);
  const [a, b] = [above / common, below / common];
  return b === 1 ? String(a) : `${a}/${b}`;
}

const SIGN: Readonly<Record<string, string>> = {
  加: "+",
  加上: "+",
  plus: "+",
  "+": "+",
  and: "+",
  减: "-",
  减去: "-",
  minus: "-",
  "-": "-",
  乘: "×",
  乘以: "×",
  times: "×",
  "×": "×",
  除以: "÷",
  "divided by": "÷",
  "÷": "÷",
};

/** Two fractions joined, or one in its lowest terms. */
export function solveFraction(problem: Problem): Solved | null {
  const { text } = problem;
  const two = new RegExp(
    `${FRACTION}\\s*(加上?|减去?|乘以?|除以|plus|minus|times|divided by|and|[-+×÷])\\s*${FRACTION}`,
    "u",
  ).exec(text);
  if (two !== null) {
    const [a, b, c, d] = [1, 2, 4, 5].map((at) => Number(two[at]));
    const sign = SIGN[two[3] ?? ""] ?? "+";
    if (!a || !b || !c || !d || (two[3] === "and" && !/add|sum|total/u.test(text))) return null;
    const results: Readonly<Record<string, readonly [number, number]>> = {
      "+": [a * d + c * b, b * d],
      "-": [a * d - c * b, b * d],
      "×": [a * c, b * d],
      "÷": [a * d, b * c],
    };
    const [above, below] = results[sign] ?? [0, 1];
    return { sum: `${a}/${b} ${sign} ${c}/${d}`, result: fraction(above, below) };
  }
  const one = new RegExp(FRACTION, "u").exec(text);
  if (one !== null && /约分|最简|化简|simplif|lowest terms|reduce/u.test(text)) {
    const result = fraction(Number(one[1]), Number(one[2]));
    return { sum: one[0], result };
  }
  if (one !== null && problem.quantities.length === 1 && /小数|decimal|百分|percent|%/u.test(text)) {
    const value = Number(one[1]) / Number(one[2]);
    return {
      sum: `${one[1]} ÷ ${one[2]}`,
      result: /百分|percent|%/u.test(text) ? `${written(value * 100, 2)}%` : written(value),
    };
  }
  const decimal = /(\d{0,4}\.\d{1,4})/u.exec(text)?.[1];
  if (
    decimal !== undefined &&
    problem.quantities.length === 1 &&
    /分数|几分之几|as a fraction|(?:to|into) a fraction/u.test(text)
  ) {
    const places = decimal.split(".")[1]?.length ?? 0;
    return { sum: decimal, result: fraction(Math.round(Number(decimal) * 10 ** places), 10 ** places) };
  }
  return null;
}

const SHARE_ASKED = /几|多少|[?？]|how|what|算|^(?:1\/2|\d+\/\d+) (?:of|off)/u;

/** A fraction of a number, a half, a double or a third of it. */
export function solveShareOf(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  const of = new RegExp(`${FRACTION} of (?:a |the )?\\$?${N}`, "u").exec(text);
  const zh = new RegExp(`${N}\\s*([^\\d\\s,]{0,6}?)的\\s*${FRACTION}`, "u").exec(text);
  const first = new RegExp(`${FRACTION}的\\s*${N}`, "u").exec(text);
  if (first !== null && quantities.length === 2) {
    const [above, below, whole] = [Number(first[1]), Number(first[2]), Number(first[3])];
    return below === 0
      ? null
      : { sum: `${written(whole)} × ${above}/${below}`, result: written((whole * above) / below) };
  }
  if ((of !== null || zh !== null) && quantities.length === 2 && !/剩|left|remain/u.test(text)) {
    const [above, below, whole] =
      of === null
        ? [Number(zh?.[3]), Number(zh?.[4]), Number(zh?.[1])]
        : [Number(of[1]), Number(of[2]), Number(of[3])];
    if (!below) return null;
    const unit = quantities.find(({ unit: one }) => one !== null)?.unit ?? null;
    return {
      sum: `${written(whole)} × ${above}/${below}`,
      result: said((whole * above) / below, unit?.dimension === "money" ? moneyOf(problem) : unit),
    };
  }
  const plain = quantities.filter(({ unit }) => unit?.dimension !== "count:倍");
  if (
    plain.length !== 1 ||
    !SHARE_ASKED.test(
      text +
        (/的(?:一|1)半|的?\d+倍|翻倍|翻番|^(?:double|triple|twice|half of|halve) [\d.]+\W*$/u.test(text)
          ? "?"
          : ""),
    )
  )
    return null;
  const [only] = plain;
  if (only === undefined) return null;
  const { unit } = only;
  if ((text.match(/一半|half/gu)?.length ?? 0) === 2 && /再|then|again|of half/u.test(text))
    return { sum: `${written(only.value)} ÷ 2 ÷ 2`, result: said(only.value / 4, unit) };
  if (/的\s*(?:一|1)半|除以?一半|\bhalf\b|halve/u.test(text))
    return { sum: `${written(only.value)} ÷ 2`, result: said(only.value / 2, unit) };
  if (/翻(?:一|1)?倍|翻番|加倍|\bdouble\b|\btwice\b/u.test(text))
    return { sum: `${written(only.value)} × 2`, result: said(only.value * 2, unit) };
  if (/\btriple\b|翻(?:两|2)倍/u.test(text))
    return { sum: `${written(only.value)} × 3`, result: said(only.value * 3, unit) };
  return null;
}

const POWERS: readonly (readonly [RegExp, (a: number, b: number) => number, string])[] = [
  [new RegExp(`(?:cube root of|立方根[^\\d]{0,3}|cbrt)\\s*${N}`, "u"), (a) => Math.cbrt(a), "∛$1"],
  [new RegExp(`${N}\\s*的?(?:立方根|开立方|开三次方|开3次方)`, "u"), (a) => Math.cbrt(a), "∛$1"],
  [
    new RegExp(`(?:square root of|root of|sqrt(?: of)?|根号下?|√|平方根是)\\s*\\(?${N}`, "u"),
    Math.sqrt,
    "√$1",
  ],
  [new RegExp(`${N}\\s*的?(?:算术)?(?:平方根|开(?:平)?方|开根号|开根)`, "u"), Math.sqrt, "√$1"],
  [new RegExp(`${N}\\s*(?:的|开)?\\s*${N}\\s*次方根`, "u"), (a, b) => a ** (1 / b), "$1^(1/$2)"],
  [new RegExp(`${N}\\s*的?\\s*${N}\\s*次(?:方|幂)`, "u"), (a, b) => a ** b, "$1 ^ $2"],
  [
    new RegExp(`${N}\\s*(?:\\^|\\*\\*|(?:raised )?to the(?: power(?: of)?)?)\\s*${N}`, "u"),
    (a, b) => a ** b,
    "$1 ^ $2",
  ],
  [new RegExp(`${N}\\s*(?:squared|的?平方(?!米|厘|分|公|英|根|千))`, "u"), (a) => a ** 2, "$1²"],
  [new RegExp(`(?:square of|the square of)\\s*${N}`, "u"), (a) => a ** 2, "$1²"],
  [new RegExp(`${N}\\s*(?:cubed|的?立方(?!米|厘|分|根))`, "u"), (a) => a ** 3, "$1³"],
  [/对折\s*(\d{1,2})\s*次/u, (a) => 2 ** a, "2 ^ $1"],
  [/fold(?:ed|ing)?(?: it| a paper| paper| in half)*[^\d]{0,24}?(\d{1,2}) times/u, (a) => 2 ** a, "2 ^ $1"],
];

const WHICH_LARGER =
  /(?:哪个|谁|哪一个|哪个数)(?:更|比较)?(大|小)|which (?:one )?is (bigger|larger|greater|smaller|less)/u;

/** Which of two plain numbers is larger or smaller. */
export function solveLarger({ text, quantities, isChinese }: Problem): Solved | null {
  const asked = WHICH_LARGER.exec(text);
  const [a, b] = quantities.map(({ value }) => value);
  if (asked === null || a === undefined || b === undefined || quantities.length !== 2) return null;
  if (quantities.some(({ unit }) => unit !== null) || /[我他她你]|\b(?:i|my|he|she|you)\b/u.test(text))
    return null;
  if (a === b) return { sum: `${written(a)} = ${written(b)}`, result: isChinese ? "一样大" : "the same" };
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  const isLess = /小|smaller|less/u.test(asked[0]);
  return {
    sum: isLess ? `${written(less)} < ${written(more)}` : `${written(more)} > ${written(less)}`,
    result: written(isLess ? less : more),
  };
}

/** The smallest divisor above one of a whole number. */
function divisorOf(number: number): number {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return divisor;
  return number;
}

/** Whether a number is prime, and if not, by what it divides. */
export function solvePrime({ text, isChinese }: Problem): Solved | null {
  const found =
    /(\d{1,9})\s*(?:是不是|是|算)(?:个|1个)?[^\d,]{0,3}(?:质数|素数)|is (\d{1,9}) (?:a )?prime/u.exec(text);
  const number = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  if (Number.isNaN(number) || number < 2) return null;
  const divisor = divisorOf(number);
  if (divisor === number) return { sum: `${number}`, result: isChinese ? "质数" : "a prime" };
  return {
    sum: `${number}`,
    result: `${divisor} × ${number / divisor}${isChinese ? "，不是质数" : ", not a prime"}`,
  };
}

/** Chickens and rabbits in one cage, by their heads and legs. */
export function solveCage({ text, isChinese }: Problem): Solved | null {
  if (!/鸡.{0,3}兔|chickens? and rabbits?/u.test(text)) return null;
  const after = (before: RegExp, behind: RegExp): number =>
    Number((before.exec(text) ?? behind.exec(text))?.[1] ?? Number.NaN);
  const animals = after(/头(?:有|共|一共)?\s*(\d{1,6})/u, /(\d{1,6})\s*(?:个?头|heads)/u);
  const legs = after(/[脚腿足](?:有|共|一共)?\s*(\d{1,6})/u, /(\d{1,6})\s*(?:[只条个]?[脚腿足]|legs|feet)/u);
  const rabbits = (legs - 2 * animals) / 2;
  if (!Number.isInteger(rabbits) || rabbits < 0 || rabbits > animals) return null;
  const chickens = animals - rabbits;
  return {
    sum: `(${legs} - 2 × ${animals}) ÷ 2`,
    result: isChinese ? `${rabbits}只兔，鸡${chickens}只` : `${rabbits} rabbits, ${chickens} chickens`,
  };
}

const DOUBLING =
  /(?:每(?:隔|过)?\s*(\d+)?\s*个?(小时|天|分钟|年|月|周|次)[^\d,]{0,6}(?:翻\s*[一1]?\s*倍|翻番|加倍|分裂(?:成|为|一|1|2)?))|doubles? every (\d+)? ?(hour|day|minute|year|month|week)/u;

/** What doubles every hour, after so many hours. */
export function solveDoubling({ text, quantities }: Problem): Solved | null {
  const every = DOUBLING.exec(text);
  if (every === null || !/几|多少|how|[?]/u.test(text)) return null;
  const outside = quantities.filter(({ at }) => at < every.index || at >= every.index + every[0].length);
  const name = every[2] ?? every[4] ?? "";
  const times = outside.find(
    ({ unit }) => unit?.name.includes(name) === true && unit.dimension !== "count:个",
  );
  const starts = outside.filter((one) => one !== times);
  const [start] = starts;
  if (times === undefined || starts.length > 1) return null;
  const count = times.value / Number(every[1] ?? every[3] ?? 1);
  const first = start?.value ?? 1;
  if (!Number.isInteger(count) || count < 1 || count > 40) return null;
  return { sum: `${written(first)} × 2^${count}`, result: said(first * 2 ** count, start?.unit ?? null) };
}

/** Powers and roots of plain numbers. */
export function solvePower({ text, target, quantities }: Problem): Solved | null {
  if (quantities.length > 3) return null;
  const figures = text.match(/\d+(?:\.\d+)?/gu)?.length ?? 0;
  for (const [pattern, compute, show] of POWERS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    // 7的平方加3的平方 is more than one power.
    const inside = match[0].match(/\d+(?:\.\d+)?/gu)?.length ?? 0;
    if (figures > inside && quantities.length > inside && !/对折|fold/u.test(text)) return null;
    const [a = Number.NaN, b = 0] = match
      .slice(1)
      .filter((one) => one !== undefined)
      .map(Number);
    const value = compute(a, b);
    // Up to where a number is exact.
    if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
    const unit = target.unit?.dimension === "count:层" || target.unit?.name === "layers" ? target.unit : null;
    return {
      sum: show.replace("$1", written(a)).replace("$2", written(b)),
      result: said(Number.isInteger(value) ? value : Number(value.toPrecision(12)), unit, 4),
    };
  }
  return null;
}

const REMAINDER =
  /余数|余[几多]|剩余几|remainder|\bmod(?:ulo)?\b|left over|leftover|多出几|剩几[个颗块只支本张人]|还剩几/u;
const DIVIDED =
  /除以|÷|\/|divided|\bmod|平均?分|分给|分成|每(?:人|组|盒|袋|车|排|个|份|包|箱|桌)|一(?:盒|袋|组|排|车|桌|人)|1(?:盒|袋|组|排|车|桌|人)|each|among|split|share|into|by|packs? of|boxes of|groups? of/u;

/** What remains of a division. */
export function solveRemainder(problem: Problem): Solved | null {
  const { text, isChinese } = problem;
  if (!REMAINDER.test(text) || !DIVIDED.test(text)) return null;
  const list = problem.quantities
    .filter(({ value, unit }) => !(value === 1 && unit !== null))
    .map(({ value }) => value);
  const plain = /(\d{1,12})\s*(?:除以|÷|\/|divided by|mod(?:ulo)?)\s*(\d{1,12})/u.exec(text);
  const [a, b] = plain === null ? list : [Number(plain[1]), Number(plain[2])];
  if (a === undefined || b === undefined || (plain === null && list.length !== 2)) return null;
  if (!Number.isInteger(a) || !Number.isInteger(b) || b < 2 || a < b || a < 0) return null;
  const whole = Math.floor(a / b);
  const rest = a % b;
  const [only] = problem.quantities;
  const unit = plain === null ? only?.unit : null;
  const name = said(rest, unit ?? null);
  return { sum: `${a} ÷ ${b}`, result: isChinese ? `${whole}余${rest}` : `${whole}, remainder ${name}` };
}
