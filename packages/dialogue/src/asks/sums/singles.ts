import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity } from "./quantities.ts";

const N = String.raw`(\d{1,9}(?:\.\d{1,6})?)`;

const ONE_COSTS = new RegExp(
  String.raw`(?:^|\b(?:if|when|so) )1 ((?:[a-z]+ ){0,2}[a-z]+) (?:costs?|is|was|weighs?|takes?|has|holds?|needs?) [$£€]?${N}`,
  "u",
);
const SO_MANY = new RegExp(String.raw`(?:what|how much|how many|how long)\b[^\d]*\b${N}\b[^\d]*$`, "u");

/** If 1 ticket costs 12.50, what do 5 cost. */
function ofOne(problem: Problem): Solved | null {
  const [one, many] = [ONE_COSTS.exec(problem.text), SO_MANY.exec(problem.text)];
  if (one === null || many === null || problem.quantities.length !== 3 || many.index < one.index) return null;
  const [each, count] = [Number(one[2]), Number(many[1])];
  const unit = problem.quantities[1]?.unit ?? null;
  if (/ (?:is|was) /u.test(one[0]) && unit?.dimension.startsWith("count:") === true) return null;
  const isMoney = /costs?|is|was/u.test(one[0]) && (unit === null || unit.dimension === "money");
  return {
    sum: `${written(each)} × ${written(count)}`,
    result: said(each * count, isMoney ? moneyOf(problem) : unit),
  };
}

const SOME_COST = new RegExp(
  String.raw`\b(\d{1,5}) (?:[a-z]+ ){1,3}(?:costs?|cost me|are|were|come to) [$£€]?${N}(?: (?:dollars|euros|pounds))?\b[^\d]*(?:what|how much)\b[^\d]*\b(\d{1,5})\b[^\d]*$`,
  "u",
);

/** If 5 pens cost 4 euros, what do 12 cost. */
function ofSome(problem: Problem): Solved | null {
  const found = SOME_COST.exec(problem.text);
  const [few, price, many] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[3])];
  if (!(few > 1) || !Number.isFinite(many) || /%|change|left|each/u.test(problem.text)) return null;
  return {
    sum: `${written(price)} ÷ ${few} × ${many}`,
    result: said((price / few) * many, moneyOf(problem)),
  };
}

const TWO_OFFERS = new RegExp(
  String.raw`(\d{1,4})(?: [a-z]+)? for [$£€]?${N}[^\d]{1,20}?(\d{1,4})(?: [a-z]+)? for [$£€]?${N}`,
  "u",
);

/** 6 for 3.30 or 10 for 5. */
export function solveOffers({ text }: Problem): Solved | null {
  const found = TWO_OFFERS.exec(text);
  if (found === null || !/cheaper|better|best|worth|which/u.test(text)) return null;
  const [count, price, other, otherPrice] = found.slice(1).map(Number);
  if (!count || !price || !other || !otherPrice) return null;
  const [one, two] = [price / count, otherPrice / other];
  const names = [`${count} for ${written(price)}`, `${other} for ${written(otherPrice)}`];
  const sum = `${names[0]} is ${written(one, 3)} each, ${names[1]} ${written(two, 3)}`;
  if (Math.abs(one - two) < 1e-9) return { sum, result: "the same" };
  return { sum, result: `${one < two ? names[0] : names[1]}, the better deal` };
}

const SAVED = [
  /(?:每|1)\s*个?(周|天|月|年|星期|礼拜)(?:能|可以|要|都|大概)*存\s*(\d+(?:\.\d+)?)[^\d]*?(?:存|攒)?(?:够|到|满|下)?\s*(\d+(?:\.\d+)?)[^\d]*(?:几|多少|多久)/u,
  /(?:存|攒)(?:够|到|满|下)?\s*(\d+(?:\.\d+)?)[^\d]*(?:每|1)\s*个?(周|天|月|年|星期|礼拜)(?:能|可以|要|都|大概)*(?:存|攒)?\s*(\d+(?:\.\d+)?)/u,
] as const;
const SAVED_EN = [
  /(?:save|put (?:by|away|aside|in)|set aside|earn|pay back)[a-z ]*\s[$£€]?(\d+(?:\.\d+)?)(?: (?:dollars|euros|pounds))? (?:a|per|every|each) (day|week|month|year)\b.*?[$£€]?(\d+(?:\.\d+)?)/u,
  /(?:save|reach|get to|need|afford|pay back)[a-z ]*\s[$£€]?(\d+(?:\.\d+)?).*?[$£€]?(\d+(?:\.\d+)?)(?: (?:dollars|euros|pounds))? (?:a|per|every|each) (day|week|month|year)\b/u,
] as const;

/** How long it takes to save so much at so much a week. */
function untilSaved({ text, isChinese, quantities }: Problem): Solved | null {
  const isAsked = isChinese
    ? /(?:几|多少)\s*个?(?:周|天|月|年|星期|礼拜)|多久|多长时间/u.test(text)
    : /how (?:many (?:days|weeks|months|years)|long)/u.test(text);
  const plain = quantities.filter(({ value, unit }) => !(value === 1 && unit !== null));
  if (!isAsked || plain.length !== 2) return null;
  const [first, second] = isChinese ? SAVED : SAVED_EN;
  const [one, other] = [first.exec(text), second.exec(text)];
  const found = one ?? other;
  if (found === null) return null;
  const figures = found
    .slice(1)
    .filter((part) => /^\d/u.test(part))
    .map(Number);
  const unit = found.slice(1).find((part) => !/^\d/u.test(part)) ?? "";
  const [large, small] = [Math.max(...figures), Math.min(...figures)];
  if (small <= 0) return null;
  const count = Math.ceil(large / small);
  const name = isChinese
    ? `${/[月]|星期|礼拜/u.test(unit) ? "个" : ""}${unit}`
    : ` ${unit}${count === 1 ? "" : "s"}`;
  return { sum: `${written(large)} ÷ ${written(small)}`, result: `${count}${name}` };
}

const OFFER =
  /(\d{1,4})\s*(?:个|件|瓶|斤|本|支|张|包|盒|袋|份)?\s*(?:for|共|一共|总共|卖|要)?\s*[$£€]?(\d{1,6}(?:\.\d+)?)\s*(?:块|元)?/u;
const EACH =
  /[$£€]?(\d{1,6}(?:\.\d+)?)\s*(?:块|元|dollars|euros|pounds)?\s*(?:each|apiece|a piece|per (?:piece|item)|1(?:个|件|瓶|斤|本|支|张|包|盒|袋|份)|\/个)/u;

/** Three for ten, or four each: which is cheaper. */
function againstEach(problem: Problem): Solved | null {
  const { text, isChinese } = problem;
  if (!/划算|便宜|合算|实惠|cheaper|better|worth|best/u.test(text)) return null;
  const each = EACH.exec(text);
  if (each === null) return null;
  const rest =
    text.slice(0, each.index) + " ".repeat(each[0].length) + text.slice(each.index + each[0].length);
  const offer = OFFER.exec(rest);
  const [count, price, single] = [Number(offer?.[1]), Number(offer?.[2]), Number(each[1])];
  if (!(count > 1) || !(price > 0) || (rest.match(/\d+(?:\.\d+)?/gu) ?? []).length !== 2) return null;
  const own = price / count;
  const bundle = isChinese ? `${count}个${written(price)}块` : `${count} for ${written(price)}`;
  const alone = isChinese ? `单买` : `${written(single)} each`;
  const sum = isChinese ? `${bundle}，一个合${written(own, 2)}块` : `${bundle} is ${written(own, 2)} each`;
  if (Math.abs(own - single) < 1e-9) return { sum, result: isChinese ? "一样" : "the same" };
  const better = own < single ? bundle : alone;
  return { sum, result: isChinese ? `${better}更划算` : `${better}, the better deal` };
}

const FOR_SO_MANY = /(?:\bfor|\bserves?|\bfeeds?|\bmakes|\bof|给|供|够)\s*$/u;
const IS_FOR = /^\s*(?:个)?(?:人|people|persons?|guests|servings?|portions?|份|位)/u;

/** Whether two numbers stand in one clause. */
const isBeside = (text: string, one: Quantity, other: Quantity): boolean =>
  !/[,;?]/u.test(text.slice(Math.min(one.end, other.end), Math.max(one.at, other.at)));

/** A pie for 8 takes 6 apples: how many for 20. */
function forMore(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (quantities.length !== 3 || !/how (?:much|many)|几|多少/u.test(text)) return null;
  if (/%|折|比|岁|每|each|平均|split|share|[摊分]|\baa\b|一共|total|还剩|left/u.test(text)) return null;
  const served = quantities.filter(
    ({ at, end, unit }) =>
      unit?.dimension === "people" ||
      (FOR_SO_MANY.test(text.slice(0, at)) && unit?.dimension !== "money") ||
      IS_FOR.test(text.slice(end)),
  );
  const amount = quantities.find((one) => !served.includes(one));
  const few = amount === undefined ? undefined : served.find((one) => isBeside(text, one, amount));
  const many = served.find((one) => one !== few);
  if (served.length !== 2 || few === undefined || many === undefined || amount === undefined) return null;
  if (!/for|serve|feed|人/u.test(text) || few.value <= 0) return null;
  const value = (amount.value * many.value) / few.value;
  // Five pizzas and a third cannot be had.
  const isWhole =
    /need|需要|要(?:买|几)|buy/u.test(text) && amount.unit?.dimension.startsWith("count:") === true;
  return {
    sum: `${written(amount.value)} ÷ ${written(few.value)} × ${written(many.value)}`,
    result: said(isWhole ? Math.ceil(value - 1e-9) : value, amount.unit),
  };
}

/** Small sums in fixed words: of one, until saved, three for ten against four each, for more people. */
export const solveSingle = (problem: Problem): Solved | null =>
  ofOne(problem) ?? ofSome(problem) ?? untilSaved(problem) ?? againstEach(problem) ?? forMore(problem);
