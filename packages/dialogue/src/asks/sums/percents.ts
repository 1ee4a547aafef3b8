import { written } from "../numbers.ts";
import { moneyOf, ofDimension, type Problem, type Solved, said } from "./problem.ts";

const SHARE_ASKED =
  /占(?!地)[^\d]{0,6}(?:百分|几成|比例|多少\W*$)|percent(?:age)? (?:increase|decrease|change|off|drop|more|less|discount|rise|gain)|% (?:increase|decrease|change|off|drop) (?:is|\?)|百分之(?:几|多少)|百分比|占比|几个点|正确率|准确率|命中率|出勤率|及格率|通过率|胜率|概率|完成率|率(?:是)?(?:多少|几)|几成|what (?:percent|%)|what'?s (?:that|the) (?:as a |in )?(?:percent|%)|percentage|as a %|as a percent|in percent|win rate|how many (?:percent|%)|what % |(?:多少|几)\s*%|% (?:is|did|of)|percent (?:is|did|of)/u;
const CHANGE =
  /涨|升|降|跌|减少|增加|增长|下降|多了|少了|瘦|胖|掉了|raise|increase|went (?:up|down)|from|drop|fell|rose|grew|decrease|lost|gain|change|cheaper|便宜|贵/u;
/** The share that the rest makes: 还剩百分之几. */
const REST = /还剩|剩下|剩|没(?:做|看|读|完|用|过)|left|remain|missed|wrong|错/u;

/** The percentage one number is of another, or by which it changed. */
function shareAsked(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (!SHARE_ASKED.test(text)) return null;
  const list = quantities.filter(
    ({ unit }) =>
      unit?.dimension !== "percent" &&
      unit?.dimension !== "fold" &&
      !(unit !== null && /^(?:month|year|day|week)$/u.test(unit.dimension)),
  );
  const [one, other] = list.map(({ value, unit }) => value * (unit?.size ?? 1));
  if (one === undefined || other === undefined || list.length !== 2) return null;
  const [first, second] = list.map(({ value }) => value);
  const said1 = (value: number): string => `${written(value, 2)}%`;
  if (CHANGE.test(text) && !/占|正确率|率/u.test(text)) {
    // 18块涨了2块: the second number is the change itself.
    if (
      /(?:涨|降|跌|减少|增加|多|少|便宜|贵)了\s*\d+(?:\.\d+)?[^\d%]{0,6}(?:百分|几成|多少|%)/u.test(text) ||
      /(?:up|down|rose|fell|dropped) (?:by )?\$?\d/u.test(text)
    )
      return { sum: `${written(second ?? 0)} ÷ ${written(first ?? 0)}`, result: said1((100 * other) / one) };
    const isBackwards = /现在?(?:价|卖|是|只要)?\s*\d[^\d]*(?:原|之前|以前|去年|上)/u.test(text);
    const [from, to] = isBackwards ? [other, one] : [one, other];
    const difference = Math.abs(to - from);
    if (from === 0) return null;
    const [a, b] = [from, to].map((value) => written(value / (list[0]?.unit?.size ?? 1)));
    const top = to >= from ? `${b} - ${a}` : `${a} - ${b}`;
    return { sum: `(${top}) ÷ ${a}`, result: said1((100 * difference) / from) };
  }
  if (/利润率|profit|margin/u.test(text)) return null;
  const small = Math.min(one, other);
  const large = Math.max(one, other);
  const isRest =
    REST.test(text) &&
    !/错误率|剩(?:下)?(?:了)?\s*\d|错(?:了)?\s*\d|left\s*\d/u.test(text) &&
    /(?:还剩|剩下?|没.{0,2}|left|remain).{0,6}(?:百分|几成|%|多少)|(?:percent|%)[^.?]{0,14}(?:left|remain)/u.test(
      text,
    );
  const isRight = /(?:正确率|对的)/u.test(text) && /错(?:了)?\s*\d/u.test(text);
  const part = isRest || isRight ? large - small : small;
  const ordered = /(\d+(?:\.\d+)?)[^\d]{0,8}是[^\d]{0,3}(\d+(?:\.\d+)?)[^\d]{0,4}的/u.test(text)
    ? [first ?? 0, second ?? 1]
    : [part, large];
  const [above = 0, below = 1] = ordered;
  if (below === 0) return null;
  return { sum: `${written(above)} ÷ ${written(below)}`, result: said1((100 * above) / below) };
}

const UP =
  /涨|升|加|增|上浮|税|小费|利息|利率|手续费|服务费|溢价|raise|increase|more|up|tax|tip|vat|service|interest|markup|plus|gratuity/u;
const DOWN = /跌|降|减|下浮|扣|折旧|亏|drop|decrease|down|less|fall|fell|lose|lost|cut|off|deduct/u;
const WHOLE_ASKED =
  /现在|最后|最终|一共|总共|连本带息|本息|之后|是多少|等于|后(?:是|的|多少|卖|几|工资)?|到手|付|变成|多少钱$|final|total|all together|altogether|now|new|price|in all|end up|pay|with (?:tax|tip)|including|come to|after/u;
const PART_ASKED =
  /利息(?:是)?(?:多少|几)|小费(?:是|给|要)?(?:多少|几)|税(?:是|要|交)?(?:多少|几)|手续费(?:是)?(?:多少|几)|扣(?:了)?(?:多少|几)|提成|回扣|佣金|tip (?:do|should|would|on)|how much (?:is the )?(?:tip|tax|interest|vat)|what'?s the (?:tip|tax|interest)|commission|what'?s \d+(?:\.\d+)?% (?:tip|tax)|how much (?:do|should) i tip/u;

/** The whole is asked in so many words, though a tip on something is spoken of. */
const TOTAL_ASKED =
  /(?:what'?s|what is|how much is|come to) the (?:total|whole)|in total\b|altogether|\btotal\W*$|连[^，,]{0,6}一共|加起来/u;

/** A number with one or more percentages: tax on it, rises and falls one after another, or a share of it. */
function percentOn(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  const percents = ofDimension(quantities, "percent");
  const bases = quantities.filter(
    ({ unit, value }) =>
      unit?.dimension !== "percent" &&
      !(value === 1 && unit !== null) &&
      !/^(?:year|month|day|count:次)$/u.test(unit?.dimension ?? ""),
  );
  const [base] = bases;
  if (percents.length === 0 || base === undefined || bases.length !== 1) return null;
  const unit = base.unit !== null && base.unit.dimension !== "money" ? base.unit : moneyOf(problem);
  const years = quantities.find(({ unit: one }) => one?.dimension === "year")?.value;
  if (years !== undefined && years > 1) return null;
  const steps = percents.map(({ value, at, end }, index) => {
    const before = text.slice(index === 0 ? 0 : (percents[index - 1]?.end ?? 0), at);
    const after = text.slice(end, end + 12);
    if (/down payment|首付/u.test(text)) return { value, sign: 0 as const };
    const less = DOWN.test(before.slice(-8)) || DOWN.test(after);
    const more = UP.test(before.slice(-8)) || UP.test(after);
    return { value, sign: signOf(less, more, UP.test(before.slice(-5))) };
  });
  if (
    steps.every(({ sign }) => sign !== 0) &&
    (steps.length > 1 || TOTAL_ASKED.test(text) || (WHOLE_ASKED.test(text) && !PART_ASKED.test(text)))
  ) {
    let { value } = base;
    for (const step of steps) value *= 1 + (step.sign * step.value) / 100;
    const shown = steps.map((step) => ` × ${written(1 + (step.sign * step.value) / 100)}`).join("");
    return { sum: `${written(base.value)}${shown}`, result: said(value, unit) };
  }
  const [only] = percents;
  const isShare =
    /%\s*(?:的)?(?:是|有|等于)?(?:多少|几)|的\s*\d+(?:\.\d+)?%|% (?:of|tip|on)|首付|down payment|首期|定金|提成|佣金|占|%\s*(?:是|的)|what'?s|存|百分|的\s*\d+(?:\.\d+)?%$/u.test(
      text,
    ) || PART_ASKED.test(text);
  if (percents.length > 1 || only === undefined || !isShare) return null;
  if (/(?:off|less|涨|跌|降)/u.test(text)) return null;
  const rest = /剩|left|remain|没/u.test(text) && /还剩|剩下|left|remain/u.test(text);
  const share = rest ? 100 - only.value : only.value;
  return {
    sum: `${written(base.value)} × ${written(share)}%`,
    result: said((base.value * share) / 100, unit),
  };
}

function signOf(less: boolean, more: boolean, isMoreNear: boolean): -1 | 0 | 1 {
  if (less && more) return isMoreNear ? 1 : -1;
  if (less) return -1;
  return more ? 1 : 0;
}

/** 20%是50, 总数多少: the whole of a share. */
function wholeOf({ text, quantities }: Problem): Solved | null {
  const found =
    /(\d+(?:\.\d+)?) is (\d+(?:\.\d+)?)% of (?:what|which)|(\d+(?:\.\d+)?)是(?:谁|哪个数|几|多少)的(\d+(?:\.\d+)?)%/u.exec(
      text,
    );
  if (found === null || quantities.length !== 2) return null;
  const [part, percent] = [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])];
  return { sum: `${written(part)} ÷ ${written(percent)}%`, result: written((100 * part) / percent) };
}

/** Shares in percent, of every kind but discounts. */
export function solvePercent(problem: Problem): Solved | null {
  if (
    !/几|多少|how|what|[?？]|算|final|total|as a|%\s*of|\d+的\d+(?:\.\d+)?%$|^\d+(?:\.\d+)?% (?:tip |tax )?o[nf] \$?\d/u.test(
      problem.text,
    )
  )
    return null;
  return wholeOf(problem) ?? shareAsked(problem) ?? percentOn(problem);
}
