import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";
import { type Quantity, type Unit, unitAt } from "./quantities.ts";

const ASKS = /几|多少|多久|多远|how|what|[?？]|need|pace|speed/u;

/** A value in the base of its unit. */
const base = ({ value, unit }: Quantity): number => value * (unit?.size ?? 1);

/** 350g for 4 people, how much for 8: two amounts of one kind, one of another. */
export function solveScale(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (
    quantities.length !== 3 ||
    !ASKS.test(text) ||
    /比|岁|平均|average|%|折|还剩|left|change|找|谁|哪|相向|现在|now\b|total|altogether|in all|一共|总共|加起来|合计/u.test(
      text,
    )
  )
    return null;
  const dimensions = quantities.map(({ unit }) => unit?.dimension);
  const [first, second, third] = quantities;
  if (first === undefined || second === undefined || third === undefined) return null;
  const isBare = third.unit === null && /(?:for|feed|serve|给|够)\s*$/u.test(text.slice(0, third.at));
  const isNamed = dimensions[2] !== undefined || isBare;
  const [isFirst, isSecond] = [
    isNamed && dimensions[0] === dimensions[2],
    isNamed && dimensions[1] === dimensions[2],
  ];
  if (dimensions[0] === dimensions[1]) return null;
  const same = isFirst || (isBare && first.unit?.dimension === "people") ? first : second;
  const other = same === first ? second : first;
  if (!isFirst && !isSecond && !isBare) return null;
  if (
    third.unit?.dimension === "money" &&
    dimensions.filter((one) => one === "money").length > 1 &&
    problem.target.unit === undefined
  )
    return null;
  if (
    problem.target.unit !== undefined &&
    other.unit !== null &&
    problem.target.unit.dimension !== other.unit.dimension
  ) {
    if (!problem.target.unit.dimension.startsWith("count:")) return null;
  }
  const times = isBare ? third.value / same.value : base(third) / base(same);
  const isMoney = other.unit === null || other.unit.dimension === "money";
  if (other.unit === null && !problem.asksMoney) return null;
  const sum = `${written(other.value)} ÷ ${written(same.value)} × ${written(times * same.value)}`;
  return { sum, result: said(other.value * times, isMoney ? moneyOf(problem) : other.unit) };
}

const HOURLY: Unit = { dimension: "time", size: 3600, name: "hours" };

/** The unit after “per” in 每公里多少分钟, per km; the hour for a speed. */
function perUnit({ text }: Problem): Unit | null {
  if (/时速|mph|km\/h|kmh|多快|速度|how fast|speed|average speed/u.test(text)) return HOURLY;
  const isRun = /配速|pace/u.test(text) && !/mile|英里/u.test(text);
  if (isRun) return { dimension: "length", size: 1000, name: "km" };
  if (/pace/u.test(text)) return { dimension: "length", size: 1609.344, name: "mile" };
  const found = /(?:每|平均1?|一|1|\bper |\ba |\beach |\ban )\s*(?:个(?=小时|月|星期|钟头))?/gu;
  for (const match of [...text.matchAll(found)].reverse()) {
    const named = unitAt(text, match.index + match[0].length);
    if (named !== null && /几|多少|how|what|[?？]|合|要|$/u.test(text.slice(named.end))) return named.unit;
  }
  return null;
}

const PER_ASKED =
  /时速|速度|多快|配速|平均|每|[一1]\s?(?:个|天|斤|公斤|人|公里|瓶|盒|杯|小时|颗|包|月|张|本|分钟|页|米)|pace|speed|fast|mph|per |\ba (?:day|week|month|piece|mile|pound)|each|apiece/u;
const PER_WORD = /(?:时速|配速|speed|pace|fast|多快|速度|多少|几|how|what|[?？]|mph|average|平均)/u;

/** Two amounts of different kinds, and so much of one per one of the other is asked: 37公里 in 2小时. */
export function solvePer(problem: Problem): Solved | null {
  const { text } = problem;
  if (!/几|多少|多快|[?？]|how|what|算/u.test(text)) return null;
  if (!PER_ASKED.test(text) || !PER_WORD.test(text) || /比|岁|%|折|率|还剩|相向|找/u.test(text)) return null;
  const per = perUnit(problem);
  if (per === null) return null;
  const list = problem.quantities.filter(
    ({ value, unit }) => !(value === 1 && unit?.dimension === per.dimension),
  );
  const below = list.find(({ unit }) => unit?.dimension === per.dimension);
  const above = list.filter((one) => one !== below);
  const [only] = above;
  if (below === undefined || only === undefined || above.length !== 1) return null;
  const count = base(below) / per.size;
  const isMoney = only.unit?.dimension === "money" || (only.unit === null && problem.asksMoney);
  const isPerDistance = only.unit?.dimension === "time" && per.dimension === "length";
  const value = (isPerDistance ? base(only) / 60 : only.value) / count;
  if (!Number.isFinite(value)) return null;
  const sum = `${written(isPerDistance ? base(only) / 60 : only.value)} ÷ ${written(count)}`;
  if (isMoney) return { sum, result: said(value, moneyOf(problem)) };
  if (isPerDistance)
    return { sum, result: problem.isChinese ? `${written(value, 2)}分钟` : `${written(value, 2)} min` };
  const isSpeed = only.unit?.dimension === "length" && per.dimension === "time";
  const name = only.unit?.name ?? "";
  if (isSpeed && per.size === 3600)
    return {
      sum,
      result: problem.isChinese
        ? `每小时${written(value, 2)}${name}`
        : `${written(value, 2)} ${name} per hour`,
    };
  return { sum, result: said(value, only.unit) };
}

/** How many of a size go into an amount of the same kind: 7.5 l in 250 ml cups, 100个 by 6. */
export function solveFits(problem: Problem): Solved | null {
  const { text, quantities, target } = problem;
  const [one, other] = quantities;
  if (
    one === undefined ||
    other === undefined ||
    quantities.length !== 2 ||
    target.unit?.dimension === "money"
  )
    return null;
  if (!/几|多少|how many/u.test(text) || one.unit === null || one.unit.dimension !== other.unit?.dimension)
    return null;
  if (
    one.unit.dimension === "money" &&
    !/能?买(?:得起)?(?:几|多少)|(?:can|could) i (?:buy|get|afford)/u.test(text)
  )
    return null;
  if (
    !/volume|weight|length|time|money/u.test(one.unit.dimension) ||
    /比|还剩|left|一共|总共|total|共|差|多少(?:毫升|克|米)|how many cm|面积|周长|宽|高|area|perimeter/u.test(
      text,
    )
  )
    return null;
  if (!/装|分|倒|切|剪|够|能|买|cups?|bottles?|glass|pieces?|bags?|how many/u.test(text)) return null;
  const [large, small] = base(one) >= base(other) ? [one, other] : [other, one];
  const count = base(large) / base(small);
  if (count < 1) return null;
  const unit =
    target.unit?.dimension === large.unit?.dimension || /\d/u.test(target.unit?.name ?? "")
      ? null
      : target.unit;
  return {
    sum: `${written(base(large) / (small.unit?.size ?? 1))} ÷ ${written(small.value)}`,
    result: said(count, unit ?? null),
  };
}

const SHARED =
  /人分|咋分|怎么分|平分|分给|分成|平均分|均分|分到|每人|每个人|一人|1人|每(?:组|盒|袋|班|份|桌|盘|个|排|箱|篮|队)|divide|split|shared?|each|among|between|per person|a piece|apiece|aa|摊|人均/u;

/** Things or money shared out evenly: 96颗 among 8. */
export function solveShare(problem: Problem): Solved | null {
  const { text } = problem;
  if (!SHARED.test(text) || /[比折率]|还剩|剩下几|余|remain|left over|如果/u.test(text)) return null;
  const list = problem.quantities.filter(({ value, unit }) => !(value === 1 && unit !== null));
  const people = list.filter(({ unit }) => unit?.dimension === "people");
  const named = list.filter(({ unit }) => unit !== null && new RegExp(`[每1]${unit.name}`, "u").test(text));
  const byName = named.length === 1 ? named : list.slice(-1);
  const groups = people.length > 0 ? people : byName;
  const [divisor] = groups;
  if (divisor === undefined || groups.length !== 1 || divisor.value < 2 || !Number.isInteger(divisor.value))
    return null;
  const [before, after] = [text.slice(0, divisor.at), text.slice(divisor.end)];
  const own =
    /(?:我和|我跟|me and|myself and)[^\d,]{0,3}$/u.test(before) ||
    /^[^\d,]{0,4}(?:加上?我|和我|and me\b|plus me\b)/u.test(after);
  const amounts = list.filter(
    (one) => one !== divisor && one.unit?.dimension !== "percent" && !isAside(text, one),
  );
  const first = amounts[0];
  if (first === undefined || (people.length === 0 && amounts.length !== 1)) return null;
  const dimension = amounts.find(({ unit }) => unit !== null)?.unit?.dimension;
  if (amounts.some(({ unit }) => unit !== null && unit.dimension !== dimension)) return null;
  if (
    !/几|多少|how|what|[?？]|咋分|怎么分/u.test(text) &&
    !(people.length > 0 && /平分|[均平分]摊|\baa|aa制|split/u.test(text))
  )
    return null;
  if (people.length === 0 && named.length !== 1 && !/分|divide|split|share/u.test(text)) return null;
  const percent = list.find(({ unit }) => unit?.dimension === "percent");
  if (percent !== undefined && !/tip|小费|税|tax|服务费|service/u.test(text)) return null;
  const total = amounts.reduce((sum, { value }) => sum + value, 0);
  const isHalf = /一半|\bhalf\b/u.test(text);
  if (isHalf && !/剩下|其余|the rest/u.test(text)) return null;
  const share = (1 + (percent?.value ?? 0) / 100) * (isHalf ? 0.5 : 1);
  const sharers = divisor.value + (own ? 1 : 0);
  const shown = amounts.map(({ value }) => written(value)).join(" + ");
  const isMoney =
    dimension === "money" ||
    (dimension === undefined && /钱|块|aa|摊|费|吃|付|\$|dinner|bill|paid|pay|rent/u.test(text));
  return {
    sum: `${amounts.length > 1 ? `(${shown})` : shown}${share === 1 ? "" : ` × ${written(share)}`} ÷ ${sharers}`,
    result: said(
      (total * share) / sharers,
      isMoney ? moneyOf({ ...problem, asksMoney: true }) : (first.unit ?? null),
    ),
  };
}

/** Nights and the like of a price that is split: 民宿两晚1280. */
const isAside = (text: string, { unit, end }: Quantity): boolean =>
  /^(?:count:[晚夜天次顿间桌]|day)$/u.test(unit?.dimension ?? "") && /\d/u.test(text.slice(end, end + 4));
