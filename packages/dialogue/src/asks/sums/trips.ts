import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity } from "./quantities.ts";

const ONE_WAY = /单程|单趟|每趟|(?:one|1)[- ]way|each way|\bsingle\b|per way/u;
const BOTH_WAYS =
  /来回|往返|双程|\breturn\b|round[- ]?trip|both ways|there and back|commut|each way|通勤|有去有回/u;
const ASKED = /几(?!乎)|多少|多[久长]|[?？]|how|what|一共|total/u;

/** Minutes as hours and minutes beside them, from an hour on. */
function inHours(total: number, { unit }: Quantity, isChinese: boolean): string {
  const minutes = (total * (unit?.size ?? 60)) / 60;
  const plain = said(total, unit);
  if (unit?.size !== 60 || minutes < 60) return plain;
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (isChinese) return `${plain}，也就是${hours}小时${rest === 0 ? "" : `${rest}分`}`;
  return `${plain}, that is ${hours} ${hours === 1 ? "hour" : "hours"}${rest === 0 ? "" : ` and ${rest} minutes`}`;
}

/** A way of so much, there and back, for so many people, on so many days. */
export function solveWays(problem: Problem): Solved | null {
  const { text, quantities, isChinese } = problem;
  if (!ONE_WAY.test(text) || !BOTH_WAYS.test(text) || !ASKED.test(text) || /%|折|比/u.test(text)) return null;
  const list = quantities.filter(({ value, unit }) => !(value === 1 && unit !== null));
  const way = list.find(({ unit }) => unit === null || /^(?:money|time|length)$/u.test(unit.dimension));
  if (way === undefined) return null;
  const times = list.filter((one) => one !== way);
  if (times.some(({ unit }) => !/^(?:people|day|week|count:.*)$/u.test(unit?.dimension ?? "people")))
    return null;
  if (times.length > 2) return null;
  const total = times.reduce((all, { value }) => all * value, way.value * 2);
  const sum = [way.value, 2, ...times.map(({ value }) => value)].map((one) => written(one)).join(" × ");
  const isMoney = way.unit === null || way.unit.dimension === "money";
  if (isMoney) return { sum, result: said(total, moneyOf({ ...problem, asksMoney: true })) };
  return { sum, result: inHours(total, way, isChinese) };
}
