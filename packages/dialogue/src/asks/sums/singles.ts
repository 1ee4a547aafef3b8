import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";

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

const FOR_SO_MANY = /(?:\bfor|\bserves|\bfeeds|\bmakes|\bof|给|供|够)\s*$/u;
const IS_FOR = /^\s*(?:个)?(?:人|people|persons?|guests|servings?|portions?|份|位)/u;

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
  const [few, many] = served;
  const amount = quantities.find((one) => !served.includes(one));
  if (served.length !== 2 || few === undefined || many === undefined || amount === undefined) return null;
  if (!/for|serves|feeds|人/u.test(text) || few.value <= 0) return null;
  return {
    sum: `${written(amount.value)} ÷ ${written(few.value)} × ${written(many.value)}`,
    result: said((amount.value * many.value) / few.value, amount.unit),
  };
}

/** Small sums in fixed words: of one, until saved, three for ten against four each, for more people. */
export const solveSingle = (problem: Problem): Solved | null =>
  ofOne(problem) ?? untilSaved(problem) ?? againstEach(problem) ?? forMore(problem);
