import { written } from "../numbers.ts";
import { ASKS_NUMBER, moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Dimension, Quantity, Unit } from "./quantities.ts";
import { ANY_COUNT, DAY, MONTH, type Rate, ratesOf, WEEK, YEAR } from "./read-rates.ts";

const isCount = (dimension: Dimension): boolean => dimension.startsWith("count:") || dimension === "people";
const fits = (one: Dimension, other: Dimension): boolean =>
  one === other ||
  (one === "count:*" && isCount(other)) ||
  (other === "count:*" && isCount(one)) ||
  // Things are counted by 个 where a rate named them otherwise.
  (isCount(one) && isCount(other) && (one === "count:个" || other === "count:个"));

interface Amount {
  readonly value: number;
  readonly dimension: Dimension;
  readonly size: number;
  readonly shown: string;
  readonly name: Unit | null;
}

/** Rates of the calendar that nobody says. */
const COMMON: readonly Rate[] = [
  { value: 12, of: MONTH, per: YEAR },
  { value: 7, of: DAY, per: WEEK },
  { value: 365, of: DAY, per: YEAR },
];

/** An amount through one rate, times it or divided by it; null where they have nothing in common. */
function through({ value, dimension, size, shown }: Amount, rate: Rate, money: Dimension): Amount | null {
  const of = rate.of?.dimension ?? money;
  const unit = rate.of ?? null;
  if (fits(dimension, rate.per.dimension) && (dimension !== of || dimension === rate.per.dimension)) {
    const count = (value * size) / rate.per.size;
    const result = count * rate.value;
    return {
      value: result,
      dimension: of,
      size: rate.of?.size ?? 1,
      shown: `${shownAs(shown, value, count)} × ${written(rate.value)}`,
      name: unit,
    };
  }
  if (fits(dimension, of)) {
    const amount = (value * size) / (rate.of?.size ?? 1);
    return {
      value: amount / rate.value,
      dimension: rate.per.dimension,
      size: rate.per.size,
      shown: `${shownAs(shown, value, amount)} ÷ ${written(rate.value)}`,
      name: rate.per,
    };
  }
  return null;
}

/** The sum so far; a first amount in the unit of the rate, so that 5公斤 by 200克 shows 5000. */
const shownAs = (shown: string, value: number, inRate: number): string =>
  shown === written(value) ? written(inRate) : shown;

/** Takes an amount through every rate once, in whatever order fits. */
function throughAll(
  amount: Amount,
  rates: readonly Rate[],
  money: Dimension,
  isDone: (end: Amount) => boolean,
): Amount | null {
  if (rates.length === 0) return isDone(amount) ? amount : null;
  for (const [at, rate] of rates.entries()) {
    const next = through(amount, rate, money);
    if (next === null) continue;
    const end = throughAll(
      next,
      rates.filter((_, place) => place !== at),
      money,
      isDone,
    );
    if (end !== null) return end;
  }
  return null;
}

const startOf = ({ value, unit }: Quantity, fallback: Dimension): Amount => ({
  value,
  dimension: unit?.dimension ?? fallback,
  size: unit?.size ?? 1,
  shown: written(value),
  name: unit,
});

/** What is added to or taken from a price: 底薪, 运费, a coupon. */
const EXTRA =
  /(?:底薪|基本工资|运费|邮费|配送费?|打包费?|包装费?|起步价?|押金|服务费|外加|再加|加上|base(?: pay| salary)?|shipping|plus(?: a)?|delivery)[^\d,]{0,5}$/u;
const LESS = /(?:减|优惠|立减|便宜|抵|抹零|coupon(?: of| for)?|minus|discount of|off)[^\d,]{0,4}$/u;
const LESS_AFTER = /^\s*(?:的)?(?:优惠)?(?:券|coupon|off\b)/u;

/** Free quantities apart from what is added to or taken from the price. */
function extras(text: string, free: readonly Quantity[]): { main: Quantity[]; extra: number[] } {
  const main: Quantity[] = [];
  const extra: number[] = [];
  for (const one of free) {
    const before = text.slice(Math.max(0, one.at - 14), one.at);
    if (EXTRA.test(before)) extra.push(one.value);
    else if (LESS.test(before) || LESS_AFTER.test(text.slice(one.end))) extra.push(-one.value);
    else main.push(one);
  }
  return { main, extra };
}

const shownExtras = (extra: readonly number[]): string =>
  extra.map((one) => ` ${one < 0 ? "-" : "+"} ${written(Math.abs(one))}`).join("");

/** The dimension that is asked: money, a length for 多远, a time for 多久. */
function wanted({ text, target, asksMoney }: Problem): Dimension | null {
  if (/多久|多长时间|how long|几个?小时|几分钟/u.test(text)) return "time";
  if (/多远|how far|多少路/u.test(text)) return "length";
  if (target.unit !== undefined) return target.unit.dimension;
  return asksMoney ? "money" : null;
}

/** The name of the result: as it was asked for, or as the rate said it. */
function resultOf(problem: Problem, end: Amount, extra: readonly number[]): Solved | null {
  const total = end.value + extra.reduce((sum, one) => sum + one, 0);
  if (!Number.isFinite(total)) return null;
  const { target } = problem;
  const asked = target.unit;
  const sum = `${end.shown}${shownExtras(extra)}`;
  if (end.dimension === "money") return { sum, result: said(total, moneyOf(problem) ?? end.name) };
  if (
    asked !== undefined &&
    asked.dimension === end.dimension &&
    asked.size !== end.size &&
    extra.length === 0
  )
    return { sum, result: said((end.value * end.size) / asked.size, asked) };
  const unit = asked !== undefined && fits(asked.dimension, end.dimension) ? asked : end.name;
  // Half a case cannot be bought: 要几箱, how many cases do i need.
  if (
    isCount(end.dimension) &&
    end.shown.includes("÷") &&
    /need|需要|[要得]几|要多少/u.test(problem.text) &&
    !Number.isInteger(total)
  )
    return { sum: `${sum} ≈ ${written(total, 2)}`, result: said(Math.ceil(total), unit) };
  return { sum, result: said(total, unit?.name === "each" ? null : unit) };
}

/** Several prices, each with its own amount: 3 at 15 and 2 at 18. */
function pairs(
  problem: Problem,
  main: readonly Quantity[],
  rates: readonly Rate[],
  extra: readonly number[],
): Solved | null {
  if (rates.length !== main.length || rates.length < 2) return null;
  const parts: Amount[] = [];
  for (const [at, rate] of rates.entries()) {
    const one = main[at];
    const part = one === undefined ? null : through(startOf(one, "count:个"), rate, "money");
    if (part === null || part.dimension !== "money") return null;
    parts.push(part);
  }
  const total = parts.reduce((sum, { value }) => sum + value, 0) + extra.reduce((sum, one) => sum + one, 0);
  return {
    sum: `${parts.map(({ shown }) => shown).join(" + ")}${shownExtras(extra)}`,
    result: said(total, moneyOf(problem)),
  };
}

/** Numbers without a unit are money only where something is bought, earned or paid. */
const isPriceText = (text: string): boolean =>
  /买|卖|付|钱|bought|buy|费|价|薪|斤|称|拿|收费|单|earn|paid?|price|salary|rent|wage|\$|each|how much/u.test(
    text,
  );

/** Prices, wages, speeds and other rates, taken times what there is of them. */
export function solveRates(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (
    !ASKS_NUMBER.test(text) ||
    /平均(?!每)|average|比.{0,8}[多少大小快慢]|%|折|相向|追上|翻|岁|利润/u.test(text)
  )
    return null;
  const read = ratesOf(text, quantities);
  const { free } = read;
  // In “24 per case” the things are those that are counted.
  const isOfThings = !problem.asksMoney && !isPriceText(text);
  const rates = read.rates.map((one) =>
    one.of === null && isOfThings && /[a-z]/u.test(one.per.name) ? { ...one, of: ANY_COUNT } : one,
  );
  if (rates.length === 0) return null;
  if (rates.some(({ of }) => of === null && !problem.asksMoney && !isPriceText(text))) return null;
  const { main, extra } = extras(text, free);
  const paired = pairs(problem, main, rates, extra);
  if (paired !== null) return paired;
  const [only, ...others] = main;
  if (others.length > 1) return null;
  const want = wanted(problem);
  const money: Dimension =
    want === "money" || want === null || problem.asksMoney ? "money" : (want ?? "money");
  const isDone = (end: Amount): boolean =>
    want === null || fits(want, end.dimension) || (want === "count:个" && isCount(end.dimension));
  const [other] = others;
  if (only === undefined) return rateAsAmount(problem, rates, money, isDone);
  if (other === undefined) {
    const start = startOf(only, money);
    const end =
      throughAll(start, rates, money, isDone) ??
      COMMON.map((one) => throughAll(start, [...rates, one], money, isDone)).find((one) => one !== null);
    return end === null || end === undefined ? null : resultOf(problem, end, extra);
  }
  return twoCounts(problem, [only, other], rates, money, isDone);
}

const PERIODS: readonly (readonly [RegExp, Unit])[] = [
  [
    /(?:how much|what).*(?:year|annual)|1年(?:要|能|得|是|多|挣|赚|花)|每年(?:多|能|要)|年薪(?:是|有)?(?:多少|几)/u,
    YEAR,
  ],
  [
    /(?:how much|what).*month|1个?月(?:要|能|得|是|多|挣|赚|花)|每个?月(?:多|能|要)|月薪(?:是|有)?(?:多少|几)/u,
    MONTH,
  ],
  [
    /(?:how much|what).*week|1(?:周|个?星期|个?礼拜)(?:要|能|得|是|多|挣|赚|花)|每(?:周|个?星期)(?:多|能|要)/u,
    WEEK,
  ],
  [/(?:how much|what).*(?:\bday|daily)|1天(?:要|能|得|是|多|挣|赚|花|合)|每天(?:多|能|要|合)/u, DAY],
];

/** The period an amount is asked for: how much is that a year. */
function perAsked(text: string): Unit | null {
  return PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** 一天一包, 一个月30天: where every number is in a rate, one of them is the amount. */
function rateAsAmount(
  problem: Problem,
  rates: readonly Rate[],
  money: Dimension,
  isDone: (end: Amount) => boolean,
): Solved | null {
  const asked = perAsked(problem.text);
  if (asked !== null)
    for (const common of [[], [COMMON[0]], [COMMON[1]], [COMMON[2]]]) {
      const start: Amount = {
        value: 1,
        dimension: asked.dimension,
        size: asked.size,
        shown: "1",
        name: asked,
      };
      const used = [...rates, ...common.flatMap((one) => (one === undefined ? [] : [one]))];
      const end = throughAll(start, used, money, ({ dimension }) => dimension === "money");
      if (end !== null) return resultOf(problem, { ...end, shown: end.shown.replace(/^1 × /u, "") }, []);
    }
  if (rates.length < 2 || (asked !== null && !rates.some(({ per }) => per.dimension === asked.dimension)))
    return null;
  for (const [at, { value, of }] of rates.entries()) {
    if (of === null || of.dimension === "money") continue;
    const start: Amount = { value, dimension: of.dimension, size: of.size, shown: written(value), name: of };
    const end = throughAll(
      start,
      rates.filter((_, place) => place !== at),
      money,
      isDone,
    );
    if (end !== null) return resultOf(problem, end, []);
  }
  return null;
}

/** 3个人每天2个, 5天: a rate of each of two things. */
function twoCounts(
  problem: Problem,
  main: readonly [Quantity, Quantity],
  rates: readonly Rate[],
  money: Dimension,
  isDone: (end: Amount) => boolean,
): Solved | null {
  for (const [start, times] of [main, [main[1], main[0]] as const]) {
    if (!times.unit || !isCount(times.unit.dimension) || times.unit.dimension === start.unit?.dimension)
      continue;
    const end = throughAll(startOf(start, money), rates, money, isDone);
    if (end === null || end.dimension === times.unit.dimension) continue;
    return resultOf(
      problem,
      { ...end, value: end.value * times.value, shown: `${end.shown} × ${written(times.value)}` },
      [],
    );
  }
  return null;
}
