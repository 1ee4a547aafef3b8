import { type Quantity, type Unit, unitAt } from "./quantities.ts";

/** So much of one thing for one of another: 32块 a 斤, 300公里 an hour. */
export interface Rate {
  readonly value: number;
  /** What it is of; null where no unit was written, which is money where money is asked. */
  readonly of: Unit | null;
  readonly per: Unit;
}

export const ANY_COUNT: Unit = { dimension: "count:*", size: 1, name: "each" };
const HOUR: Unit = { dimension: "time", size: 3600, name: "小时" };
export const DAY: Unit = { dimension: "day", size: 1, name: "天" };
export const MONTH: Unit = { dimension: "month", size: 1, name: "个月" };
export const YEAR: Unit = { dimension: "year", size: 1, name: "年" };
export const WEEK: Unit = { dimension: "week", size: 1, name: "周" };
const KILOMETRE: Unit = { dimension: "length", size: 1000, name: "公里" };
const PAY: readonly (readonly [RegExp, Unit])[] = [
  [/(?:时薪|时速|钟点费|小时工资|小时费)[^\d,]{0,4}$/u, HOUR],
  [/(?:日薪|日租|日工资)[^\d,]{0,4}$/u, DAY],
  [/(?:月薪|月租|月供|月工资)[^\d,]{0,4}$/u, MONTH],
  [/(?:周薪)[^\d,]{0,4}$/u, WEEK],
  [/(?:年薪|年租)[^\d,]{0,4}$/u, YEAR],
  [/配速[^\d,]{0,4}$/u, KILOMETRE],
  [/(?:单价|每个|每人|人均|票价|门票|\beach [a-z]+(?: (?:costs?|is|has|holds))?)[^\d,]{0,4}$/u, ANY_COUNT],
];

const EACH_AFTER = /^\s*(?:一个|1个|each|apiece|a piece|per (?:person|piece|item)|\/个)/u;
const PER_AFTER = /^\s*(?:\/|每|一|1|per |an? |every |for an? )\s*(?:个(?=小时|月|钟头|星期|礼拜))?/u;
const AT_BEFORE = /(?:\bat|@|单价)\s*\$?\s*$/u;
const ENGLISH_HOURS = /^\s*(?:\/|an?\s|per\s)\s*(?:hr|hour|h)(?![a-z])/u;

const SPEEDS: readonly (readonly [RegExp, Unit, Unit])[] = [
  [/^\s*(?:km\/h|kmh|kph)/u, { dimension: "length", size: 1000, name: "km" }, HOUR],
  [/^\s*mph/u, { dimension: "length", size: 1609.344, name: "miles" }, HOUR],
];

/** 每天背35个, per box 12: the thing that a number is for, before it. */
const EACH_BEFORE = /(?:每|\bper |\bevery |\beach |一)\s*(?:个(?=小时|月|钟头|星期|礼拜))?([^\d,]{1,12})$/u;

interface Parsed {
  readonly rates: Rate[];
  /** Quantities that are no part of a rate, in order. */
  readonly free: Quantity[];
}

const isOne = (one: Quantity | undefined): one is Quantity & { unit: Unit } =>
  one?.value === 1 && one.unit !== null && one.unit.dimension !== "money" && one.unit.dimension !== "percent";

/** The words between two quantities that make a rate of them: none of a new clause. */
const isTight = (between: string, max: number): boolean =>
  !/[,?\n]|[买要拿称]了?\s*$/u.test(between) && between.trim().length <= max;

function unitNamedAfter(text: string, end: number): Unit | null {
  const rest = text.slice(end);
  if (ENGLISH_HOURS.test(rest)) return { dimension: "time", size: 3600, name: "hours" };
  const per = PER_AFTER.exec(rest);
  const named = per === null ? null : unitAt(text, end + per[0].length);
  // “526, 每人出多少” asks for what each pays.
  return named === null || /^[^\d,]{0,6}(?:几|多少|[?])/u.test(text.slice(named.end)) ? null : named.unit;
}

interface Place {
  readonly text: string;
  readonly quantities: readonly Quantity[];
  readonly at: number;
}

/** A rate of two numbers, one of which is a single thing: 32块一斤, 一小时300公里. */
function ratePair({ text, quantities, at }: Place): Rate | null {
  const [one, next] = [quantities[at], quantities[at + 1]];
  if (one === undefined || next === undefined) return null;
  const between = text.slice(one.end, next.at);
  const isSame = next.unit !== null && next.unit.dimension === one.unit?.dimension;
  if (isSame) return null;
  if (!isOne(one) && isOne(next) && /^[\s/每]*$/u.test(between))
    return { value: one.value, of: one.unit, per: next.unit };
  return isOne(one) && isTight(between, 7) ? { value: next.value, of: next.unit, per: one.unit } : null;
}

/** A rate of one number by the words around it: 时薪23, 每天背35个, $18/hr, 12 each. */
function rateByWords({ text, quantities, at }: Place, last: Quantity | undefined): Rate | null {
  const one = quantities[at];
  if (one === undefined) return null;
  const { value, unit: of } = one;
  const before = text.slice(quantities[at - 1]?.end ?? 0, one.at);
  const after = text.slice(one.end);
  const paid = PAY.find(([pattern]) => pattern.test(before));
  if (paid !== undefined) return { value, of, per: paid[1] };
  if (EACH_AFTER.test(after)) return { value, of, per: ANY_COUNT };
  const follows = unitNamedAfter(text, one.end);
  if (follows !== null && follows.dimension !== of?.dimension) return { value, of, per: follows };
  const each = EACH_BEFORE.exec(before);
  const named = each === null ? null : unitAt(text, one.at - (each[1]?.length ?? 0));
  if (named !== null && named.unit.dimension !== of?.dimension) return { value, of, per: named.unit };
  const isOfThings = last?.unit?.dimension.startsWith("count:") === true;
  const isPrice = of === null || of.dimension === "money";
  return AT_BEFORE.test(before) && isOfThings && isPrice ? { value, of, per: ANY_COUNT } : null;
}

/** Rates and what is left over in the quantities of a text. */
export function ratesOf(text: string, quantities: readonly Quantity[]): Parsed {
  const rates: Rate[] = [];
  const free: Quantity[] = [];
  for (let at = 0; at < quantities.length; at += 1) {
    const one = quantities[at];
    if (one === undefined) break;
    const place: Place = { text, quantities, at };
    const speed = SPEEDS.find(([pattern]) => pattern.test(text.slice(one.end)));
    const pair = speed === undefined ? ratePair(place) : null;
    const rate = pair ?? rateByWords(place, free.at(-1));
    if (speed !== undefined) rates.push({ value: one.value, of: speed[1], per: speed[2] });
    else if (rate === null) free.push(one);
    else rates.push(rate);
    if (pair !== null) at += 1;
  }
  return { rates, free };
}
