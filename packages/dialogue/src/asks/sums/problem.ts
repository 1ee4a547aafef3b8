import { written } from "../numbers.ts";
import { type Dimension, type Quantity, quantitiesOf, type Unit, unitAt } from "./quantities.ts";
import { sumText } from "./sum-text.ts";

/** A sum that was read, ready to be said. */
export interface Solved {
  /** In symbols, such as `22 × 1.5`. */
  readonly sum: string;
  /** With its unit where one was named, such as `33块`. */
  readonly result: string;
}

/** What is asked for: of a thing, and per what. */
interface Target {
  /** Undefined where only “how much” is asked. */
  readonly unit: Unit | undefined;
}

/** A line that may ask a sum. */
export interface Problem {
  /** In digits (`sumText`). */
  readonly text: string;
  readonly isChinese: boolean;
  readonly quantities: readonly Quantity[];
  readonly target: Target;
  /** Whether money is asked for, by its name or by 付多少, how much do I pay. */
  readonly asksMoney: boolean;
}

const ASKS =
  /几(?!乎)|多少|多远|多久|多长|多大|多快|一共|总共|合计|加起来|共计|算[一下算个出]|帮我?算|[?？=]|等于|余数|how|what|which|calculate|work out|total|each|left|answer|面积|周长|体积|一半|平均|final|价|是不是|对不对/u;

/** Whether a line of digits asks for anything; a sum is never read into a statement. */
export const asksAnything = (text: string): boolean => ASKS.test(text);

/** Words that ask for a number, or for a sum to be done. */
export const ASKS_NUMBER = /几(?!乎)|多少|多[远久长大快高重]|[?=]|算|how|what|which|total\W*$/u;

const MONEY_ASKED =
  /多少钱|几多钱|几块|多少块|几元|多少元|(?:付|给|找|花|掏|交|拿|收|卖|挣|赚|省|转|出|摊|发|到手|工资|价格?|便宜)(?:他|我|你|ta|了|到|回)?(?:要|是|得)?(?:几|多少)|(?:人民币|工资|价|费)(?:是|要)?多少|how much (?:do|does|did|will|would|is|are|should|money|for|to|change)|pay|price|cost|earn|owe|make|change|before tax/u;

function targetOf(text: string): Target {
  const found = /(?:几多|几|多少|how many|how much|what)\s*个?/gu;
  const asked = [...text.matchAll(found)].at(-1);
  if (asked === undefined) return { unit: undefined };
  const after = asked.index + asked[0].length;
  const from = asked[0].endsWith("个") ? after - 1 : after;
  if (/^what|much/u.test(asked[0])) return { unit: undefined };
  return { unit: unitAt(text, from)?.unit };
}

const isMoneyWord = (unit: Unit | undefined): boolean => unit?.dimension === "money";

/** Reads a line as a problem. */
export function problemOf(line: string): Problem {
  const text = sumText(line);
  const target = targetOf(text);
  return {
    text,
    isChinese: /\p{Script=Han}/u.test(text),
    quantities: quantitiesOf(text),
    target,
    asksMoney: isMoneyWord(target.unit) || MONEY_ASKED.test(text),
  };
}

/** The quantities of one dimension. */
export const ofDimension = (quantities: readonly Quantity[], dimension: Dimension): Quantity[] =>
  quantities.filter(({ unit }) => unit?.dimension === dimension);

/** A value as it is said with a unit: 33块, 12 cups, $81. */
export function said(value: number, unit: Unit | null | undefined, decimals = 2): string {
  const figure = written(value, decimals);
  if (unit === null || unit === undefined) return figure;
  const { name } = unit;
  if (/^[$£€¥]/u.test(name)) return `${name}${figure}`;
  if (name === "%") return `${figure}%`;
  return /\p{Script=Han}/u.test(name)
    ? `${figure}${name.replace("兩", "两").replace("圆", "元")}`
    : `${figure} ${name}`;
}

/** The name of the money in a line; 块 where Chinese money is asked for without one. */
export function moneyOf({ quantities, isChinese, target, asksMoney }: Problem): Unit | null {
  const named = quantities.find(({ unit }) => unit?.dimension === "money")?.unit;
  if (named) return { ...named, name: named.name.replace(/(?<=[块元])钱/u, "") };
  if (target.unit?.dimension === "money")
    return { ...target.unit, name: target.unit.name.replace(/(?<=[块元])钱/u, "") };
  return isChinese && asksMoney ? { dimension: "money", size: 1, name: "块" } : null;
}

/** Numbers joined by a sign, for the sum that is shown. */
export const joinedBy = (values: readonly number[], sign: string): string =>
  values.map((value) => written(value)).join(` ${sign} `);
