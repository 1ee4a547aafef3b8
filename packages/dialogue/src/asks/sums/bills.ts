import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity, Unit } from "./quantities.ts";

/** So many of one thing at so much each. */
interface Item {
  readonly value: number;
  readonly shown: string;
  /** Of what there is so much each: money where it is null. */
  readonly unit: Unit | null;
  /** Whether the words between say so without doubt: 11 versions times 45 euros. */
  readonly isTimes: boolean;
}

const ASKED =
  /几(?!乎)|多少|够(?:吗|不|么|买|付)|[?=？]|算|how|what|which|enough|total|add up|一共|总共|合计|altogether/u;
/** What other solvers read: shares, what is left, change, averages, comparisons. */
const OTHERWISE =
  /%|折|找(?:我|回|零|他)|平均|比(?!如)|率|岁|\bchange\b|average|\b(?:more|less|older|younger|taller|cheaper) than|half|一半|倍|划算|合算|哪[个种]|cheaper|\bbetter\b|[时日周月年]薪|工资|时速|汇率|\b(?:an|per) hour\b|mph|km\/h|exchange/u;

const LINK_EN =
  /^(?: [a-z'-]+){0,4}?\s*,?\s*(?:at|@|costing|priced at|(?:that|which) (?:costs?|are|is)|(?:and )?each(?: (?:of them|one))?(?: (?:costs?|is|at|with|has|have|holds?|holding|gets?|got|eats?|needs?|pays?|takes?))?)\s*[$£€]?\s*$/u;
const TIMES = /^(?: [a-z'-]+){0,2}?\s*(?:times|×|multiplied by|乘以?|乘上)\s*[$£€]?\s*$/u;
const LINK_ZH =
  /^[\p{Script=Han}a-z]{0,8}\s*,?\s*(?:每(?:1)?\p{Script=Han}{1,3}?|各|单价|都是)(?:要|是|卖|欠我?|有|装|花|得|给|分|吃|发|带|付|交|收|准备|需要?)*\s*$/u;
const LOOSE = /^(?: [a-z']+){0,3} (?:for |of )?[$£€]?$/u;
const EACH_AFTER = /^\s*(?:each|apiece|a piece|a head|a night|a day|per [a-z]+|一个|1个)(?![a-z])/u;
/** Rows of 8, boxes of 12. */
const CONTAINER =
  /^(?:rows?|packs?|box(?:es)?|bags?|cases?|trays?|crates?|sets?|tables?|pages?|shelves|shelf|stacks?|bunch(?:es)?|teams?|groups?|rounds?)$/u;
const EACH_LATER = /^(?: [a-z]+){0,3} each\b/u;
const EACH_FIRST = /^ each (?:for|to|per) $/u;

const isSingle = ({ value, unit }: Quantity): boolean =>
  value === 1 && unit !== null && /^(?:count:|people)/u.test(unit.dimension);

/** So many people, and the speaker with them: 我和3个朋友. */
const withOwn = (text: string, one: Quantity): Quantity =>
  one.unit?.dimension === "people" &&
  /(?:我[和跟]|\bme and|\bmyself and)[^\d,]{0,3}$/u.test(text.slice(0, one.at))
    ? { ...one, value: one.value + 1 }
    : one;

const isCounted = ({ unit }: Quantity): boolean => /^count:\p{Script=Han}/u.test(unit?.dimension ?? "");

/** Whether a price and a count stand side by side: 2个11块的, 票14 2张. */
const isPriced = (one: Quantity, other: Quantity): boolean =>
  (isCounted(one) && other.unit?.dimension === "money") ||
  (isCounted(other) && (one.unit === null || one.unit.dimension === "money"));

/** The item that two quantities make; null where the words between make none of them. */
function itemOf(text: string, one: Quantity, other: Quantity, isOverSingle: boolean): Item | null {
  const between = text.slice(one.end, other.at);
  const after = text.slice(other.end);
  const own = text.slice(other.at).replace(/^[$£€]?\d+(?:\.\d+)?/u, "");
  const isTimes = TIMES.test(between);
  const isEach = EACH_AFTER.test(own) || EACH_AFTER.test(after);
  const isLinked = LINK_EN.test(between) || LINK_ZH.test(between) || isTimes || isOverSingle;
  const isReversed = EACH_FIRST.test(between);
  const isHeld = between === " of " && CONTAINER.test(one.unit?.name ?? "");
  const isPersons = /^\s*,\s*$/u.test(between) && one.unit?.dimension === "people" && EACH_LATER.test(after);
  if (isHeld || isPersons) return timesOf(one, other);
  if (/^\s*(?:的)?\s*$/u.test(between) && isPriced(one, other)) return { ...timesOf(one, other), unit: null };
  if (!isLinked && !isReversed && !(isEach && LOOSE.test(between))) return null;
  const of = isReversed ? one.unit : other.unit;
  const unit = of?.name === "each" || (of !== null && /^(?:times)$/u.test(of.name)) ? null : of;
  return {
    value: one.value * other.value,
    shown: `${written(one.value)} × ${written(other.value)}`,
    unit,
    isTimes,
  };
}

const timesOf = (one: Quantity, other: Quantity): Item => ({
  value: one.value * other.value,
  shown: `${written(one.value)} × ${written(other.value)}`,
  unit: other.unit,
  isTimes: false,
});

/** The later number of what a single thing was said to cost or hold: 一盒12个, 三盒. */
const manyOf = (text: string, later: readonly Quantity[], single: Quantity): Quantity | undefined =>
  later.find(({ value, unit }) => value > 1 && unit !== null && unit.dimension === single.unit?.dimension) ??
  later.find(
    ({ value, unit, at }) =>
      value > 1 && unit === null && /(?:need|want|buy|order|take|get|[买来])\s*$/u.test(text.slice(0, at)),
  );

type Role = "extra" | "less" | "sharers" | "budget" | "box";

const LESS =
  /(?:减|优惠|立减|抵|扣|退|minus|less|take off|discount of|coupon(?: for| of)?|吃|喝|坏|送|丢|卖|用|ate|eaten|gave away|lost|sold|broke|used)(?:了|掉|走|出去| an?| the)?[^\d,]{0,4}$/u;
const LESS_AFTER = /^\s*(?:的)?(?:优惠)?(?:券|coupon|off\b|discount)/u;
const EXTRA =
  /(?:加上?|外加|还差|再|另外|还有|还要|运费|邮费|押金|清洁费|服务费|摊位费|零|散的?|和|plus|and|with|extra|another|as well as|also|fee|deposit|delivery|shipping)[^\d,]{0,24}$/u;
const SHARES = /split|shared?\b|between|among|\bways\b|平分|分摊|均摊|人分|\baa\b|摊/iu;
const EACH_ASKED =
  /每人(?:要|得|付|出|该|是|分)*(?:多少|几)|人均|各(?:付|出)|how much (?:is it |does |do |should |will )?(?:each|apiece|per person)|each (?:of us )?(?:pay|owe)|each\s*\?|split|分|aa/iu;
const ENOUGH = /够(?:吗|不|么|买|付)|够\s*\?|\benough\b|\bafford\b/u;
const ASKS_LEFT = /还剩|剩下?(?:多少|几)|\bleft\b|remain|left over/u;
const HAS = /(?:有|带了?|揣了?|拿了?|\b(?:have|had|got|with|of))\s*[$£€]?$/u;
const BOX_BEFORE =
  /(?:box|pack|case|bag|table|bus|car|tray|crate)(?:es|s)? (?:has|have|holds?|of|with|contains?|seats?|fits?|takes?|comes? in)\s*$/u;

interface Place {
  readonly text: string;
  readonly one: Quantity;
  readonly from: number;
  readonly isAfterSingle: boolean;
}

/** What a number beside the items does; null where that is open. */
function roleOf({ text, one, from, isAfterSingle }: Place): Role | null {
  const before = text.slice(from, one.at);
  const after = text.slice(one.end);
  if (LESS.test(before) || LESS_AFTER.test(after)) return "less";
  const isPeople =
    one.unit?.dimension === "people" || (one.unit === null && /(?:between|among)\s*$/u.test(before));
  if (isPeople) return SHARES.test(text) && EACH_ASKED.test(text) ? "sharers" : null;
  const isBudget =
    /^\s*(?:块|元)?(?:钱)?够/u.test(after) ||
    /(?:with|have|got|is|for)\s*(?:only )?(?:an? )?[$£€]?\s*$/u.test(before);
  if (ENOUGH.test(text) && isBudget) return "budget";
  if (ASKS_LEFT.test(text) && HAS.test(before)) return "budget";
  const asksBoxes =
    /how many (?:box|pack|case|bag|table|bus|car|tray|crate)|几(?:盒|箱|袋|包|桌|车|辆|盘|筐)/u.test(text);
  if (asksBoxes && (isAfterSingle || BOX_BEFORE.test(before))) return "box";
  if (isAfterSingle || EXTRA.test(before) || /^\s*(?:extra|more|loose|spare|in tips)/u.test(after))
    return "extra";
  if (/for\s*[$£€]?$/u.test(before)) return "extra";
  const isFirst = from === 0 && /^\s*(?:块|元)?钱?\s*(?:plus|and|,|加上?|和|再)/u.test(after);
  return isFirst ? "extra" : null;
}

interface Read {
  readonly items: readonly Item[];
  readonly parts: readonly (readonly [Role, Quantity])[];
}

/** The items of a line and the numbers beside them; null where one of those is open. */
function readBill({ text, quantities }: Problem): Read | null {
  const items: Item[] = [];
  const parts: (readonly [Role, Quantity])[] = [];
  const used = new Set<Quantity>();
  let from = 0;
  let isAfterSingle = false;
  for (let at = 0; at < quantities.length; at += 1) {
    const one = quantities[at];
    if (one === undefined) break;
    const next = quantities[at + 1];
    if (used.has(one)) continue;
    const many =
      isSingle(one) && next !== undefined ? manyOf(text, quantities.slice(at + 2), one) : undefined;
    if (many !== undefined && next !== undefined) {
      items.push(timesOf(many, next));
      used.add(many).add(next);
      continue;
    }
    if (isSingle(one) && next !== undefined) {
      [from, isAfterSingle] = [one.end, true];
      continue;
    }
    const over =
      next !== undefined && isSingle(next) && !/[a-z]/u.test(next.unit?.name ?? "")
        ? quantities[at + 2]
        : undefined;
    const isOver =
      over !== undefined &&
      /^(?:出|要|付|交|欠我?|各|吃|喝|拿|给)?\s*$/u.test(text.slice(next?.end ?? 0, over.at)) &&
      next?.unit?.dimension === one.unit?.dimension;
    const other = isOver ? over : next;
    const item = other === undefined ? null : itemOf(text, withOwn(text, one), other, isOver);
    if (item === null || other === undefined) {
      const role = roleOf({ text, one, from, isAfterSingle });
      if (role === null) return null;
      parts.push([role, one]);
      from = one.end;
    } else {
      items.push(item);
      at += isOver ? 2 : 1;
      from = other.end;
    }
    isAfterSingle = false;
  }
  return { items, parts };
}

/** Whether a sum fits the money there is. */
function enough(problem: Problem, total: number, sum: string, budget: number): Solved {
  const money = moneyOf({ ...problem, asksMoney: true });
  const [all, rest] = [said(total, money), said(Math.abs(budget - total), money)];
  if (problem.isChinese)
    return { sum, result: budget >= total ? `${all}，够，还剩${rest}` : `${all}，不够，差${rest}` };
  return {
    sum,
    result: budget >= total ? `${all}: enough, with ${rest} to spare` : `${all}: not enough, ${rest} short`,
  };
}

/** Several items, and what is added, taken off, shared or filled into boxes: 2 at 218 and one for 89. */
export function solveBill(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (quantities.length < 2 || !ASKED.test(text) || OTHERWISE.test(text)) return null;
  const read = readBill(problem);
  if (read === null || read.items.length === 0) return null;
  const { items, parts } = read;
  if (items.length === 1 && parts.length === 0 && items[0]?.isTimes !== true) return null;
  const of = (role: Role) => parts.flatMap(([one, quantity]) => (one === role ? [quantity] : []));
  const [extra, less] = [of("extra"), of("less")];
  const [sharers, budget, box] = [of("sharers")[0], of("budget")[0], of("box")[0]];
  if (of("sharers").length > 1 || of("budget").length > 1 || of("box").length > 1) return null;
  let total = items.reduce((all, { value }) => all + value, 0);
  for (const { value } of extra) total += value;
  for (const { value } of less) total -= value;
  const shown = [
    items.map((one) => one.shown).join(" + "),
    ...extra.map(({ value }) => ` + ${written(value)}`),
    ...less.map(({ value }) => ` - ${written(value)}`),
  ].join("");
  const asksLeft = ASKS_LEFT.test(text);
  if (asksLeft && budget === undefined && less.length === 0) return null;
  if (asksLeft && budget !== undefined) {
    if (budget.value < total) return null;
    const whole = items.length + extra.length > 1 ? `(${shown})` : shown;
    return {
      sum: `${written(budget.value)} - ${whole}`,
      result: said(budget.value - total, moneyOf({ ...problem, asksMoney: true })),
    };
  }
  if (budget !== undefined) return enough(problem, total, shown, budget.value);
  const whole = items.length + extra.length + less.length > 1 ? `(${shown})` : shown;
  if (box !== undefined)
    return {
      sum: `${whole} ÷ ${written(box.value)}`,
      result: said(Math.ceil(total / box.value), problem.target.unit),
    };
  const unit = items.find((one) => one.unit !== null)?.unit ?? null;
  const name = unit === null || unit.dimension === "money" ? moneyOf({ ...problem, asksMoney: true }) : unit;
  if (sharers === undefined) return { sum: shown, result: said(total, name) };
  return { sum: `${whole} ÷ ${written(sharers.value)}`, result: said(total / sharers.value, name) };
}
