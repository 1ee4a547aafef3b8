import { written } from "../numbers.ts";
import { joinedBy, moneyOf, type Problem, type Solved, said } from "./problem.ts";
import type { Quantity, Unit } from "./quantities.ts";

/** Ages of people, whose unit often goes without saying: 我27我妹19. */
const AGE =
  /岁|多大|年纪|年龄|生我|大几|小几|\bold\b|\bage|older|younger|born|was \d+ when|\b(?:i'?m|i am|he'?s|she'?s|is) \d+/u;
const AGE_UNIT: Unit = { dimension: "age", size: 1, name: "岁" };

const ageUnit = ({ isChinese }: Problem): Unit | null => (isChinese ? AGE_UNIT : null);

const AGE_GAP =
  /(?:大|小|差)(?:了)?(?:几|多少)|相差|差几岁|还(?:要|有|得|差)(?:几|多少)年|年龄差|how (?:much|many years) (?:older|younger)|age (?:gap|difference)|years apart|difference in age|gap/u;
const LATER =
  /(\d+)\s*年(?:之?后|以后|过后)|再过\s*(\d+)\s*年|过\s*(\d+)\s*年|in (\d+) (?:more )?years?|(\d+) years? (?:from now|later)/u;
const EARLIER = /(\d+)\s*年(?:之|以)?前|(\d+) years? ago/u;

/** How old somebody is in n years, or by how much one is older. */
export function solveAge(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (!AGE.test(text) || !/几|多少|多大|how|what|[?？]/u.test(text)) return null;
  const ages = quantities.filter(
    ({ unit, value, end }) =>
      (unit === null ||
        unit.dimension === "age" ||
        (unit.dimension === "year" && /^\s*(?:older|younger)/u.test(text.slice(end)))) &&
      value < 130,
  );
  const [later, earlier] = [LATER.exec(text), EARLIER.exec(text)];
  const years = Number((later ?? earlier)?.slice(1).find((one) => one !== undefined) ?? Number.NaN);
  const [one, other, ...rest] = ages.map(({ value }) => value);
  if (AGE_GAP.test(text) && one !== undefined && other !== undefined && rest.length === 0) {
    const [more, less] = [Math.max(one, other), Math.min(one, other)];
    return { sum: `${more} - ${less}`, result: said(more - less, ageUnit(problem)) };
  }
  if (
    !Number.isNaN(years) &&
    one !== undefined &&
    other === undefined &&
    /多大|几岁|多少岁|how old|what age/u.test(text)
  ) {
    const isBack =
      later === null ||
      (later.index < (ages[0]?.at ?? 0) && /现在.{0,4}(?:几岁|多大)|how old (?:am|is) \w+ now/u.test(text));
    const value = isBack ? one - years : one + years;
    return value < 0
      ? null
      : { sum: `${one} ${isBack ? "-" : "+"} ${years}`, result: said(value, ageUnit(problem)) };
  }
  const bornAt =
    /生(?:我|他|她|下我|了我)(?:的?时候?|时|那年)[^\d]{0,4}(\d{2})|had me (?:at|when \w+ was) (\d{2})/u.exec(
      text,
    );
  if (
    bornAt !== null &&
    one !== undefined &&
    other !== undefined &&
    rest.length === 0 &&
    /(?:妈|爸|母|父)[^\d]{0,6}(?:多大|几岁|多少岁)|how old/u.test(text)
  )
    return { sum: `${one} + ${other}`, result: said(one + other, ageUnit(problem)) };
  return olderBy(problem, ages) ?? twiceAsOld(problem, ages);
}

/** 我今年28, 我哥比我大5岁: an age by its difference from another. */
function olderBy(problem: Problem, ages: readonly Quantity[]): Solved | null {
  const { text } = problem;
  const [one, other] = ages;
  if (
    one === undefined ||
    other === undefined ||
    ages.length !== 2 ||
    !/多大|几岁|多少岁|how old/u.test(text)
  )
    return null;
  const gap = ages.find(
    ({ at, end }) =>
      /(?:大|小|长)(?:了|我|他|她)?\s*$/u.test(text.slice(0, at)) ||
      /^\s*(?:years? )?(?:older|younger)/u.test(text.slice(end)) ||
      /^(?:years? )?(?:older|younger)/u.test(text.slice(at).replace(/^\d+\s*/u, "")),
  );
  if (gap === undefined) return null;
  const base = gap === one ? other : one;
  const near = text.slice(Math.max(0, gap.at - 4), gap.end + 10);
  const isYounger = /小|younger/u.test(near);
  // 我28，他比我小5岁 and 我比他大5岁，我28，他几岁 go opposite ways.
  const about = comparedSides(text, base);
  if (about === null) return null;
  const sign = (isYounger ? -1 : 1) * about;
  return {
    sum: `${base.value} ${sign > 0 ? "+" : "-"} ${gap.value}`,
    result: said(base.value + sign * gap.value, ageUnit(problem)),
  };
}

const WHO =
  "(?:我|你)?(?:他|她|我|你|爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|爷爷|奶奶|[小老][\\p{Script=Han}]|[\\p{Script=Han}]{1,5}?)";

/**
 * Which side of a comparison is asked for: 1 where the known number belongs to what comes after 比, -1 where it
 * belongs to what comes before it; null where the line does not say.
 */
function comparedSides(text: string, base: Quantity): 1 | -1 | null {
  const bare = /(我|你|[他她](?:爸|妈|哥|姐|弟|妹)?)(?:大|小)(我|你|[他她])\s*\d/u.exec(text);
  const compared =
    bare ??
    new RegExp(
      `(${WHO})(?:今年|的?[\\p{Script=Han}]{0,4}?)?比(${WHO})(?:多|少|大|小|贵|便宜|高|矮|长|短|重|轻|早|晚|的)`,
      "u",
    ).exec(text);
  const shared =
    /(?:^|,)\s*(?:这)?比([\p{Script=Han}]{1,4}?)(?:还)?(?:多|少|大|小|贵|便宜|高|矮|长|短|重|轻)/u.exec(
      text,
    )?.[1];
  if (compared === null && shared !== undefined)
    return text.slice(text.lastIndexOf(",")).includes(shared) ? -1 : null;
  if (compared === null)
    return /\b(?:than|older|younger|more|less|fewer)\b/u.test(text) ? englishSides(text, base) : null;
  const [, first = "", second = ""] = compared;
  const asked = unnamedSide(text, first, second);
  if (asked !== null) return asked;
  const owner = text.slice(Math.max(0, base.at - 16), base.at);
  const names = (who: string): boolean => owner.lastIndexOf(who) >= 0;
  const [atFirst, atSecond] = [owner.lastIndexOf(first), owner.lastIndexOf(second)];
  if (!names(first) && !names(second)) return null;
  return atSecond > atFirst ? 1 : -1;
}

/** 她有多少 at the end names the side that is asked for. */
function unnamedSide(text: string, first: string, second: string): 1 | -1 | null {
  const asked =
    /([\p{Script=Han}]{1,6}?)(?:有|是|今年|一个月|家)*(?:多少|几|多大)[^几多]*$/u.exec(text)?.[1] ?? "";
  const owns = (who: string): boolean =>
    who !== "" &&
    (who === "我" ? /我(?!爸|妈|哥|姐|弟|妹|爷|奶|家|们|老|儿|女|朋|同)/u.test(asked) : asked.includes(who));
  if (owns(first) === owns(second)) return null;
  return owns(first) ? 1 : -1;
}

function englishSides(text: string, base: Quantity): 1 | -1 | null {
  const asked =
    /how (?:old|many|much)(?: [a-z]+)?(?: [a-z]+)? (?:am|is|are|does|do|did|will|has|have) (i|he|she|they|it|my [a-z]+|the [a-z]+|[a-z]+)\b/u.exec(
      text,
    )?.[1];
  const compared =
    /\b(i|he|she|they|it|my [a-z]+|[a-z]+)(?:'?s|'?m| is| am| are| has| have| got)? (?:\$?\d+(?:\.\d+)?|1\/2)?\s?(?:[a-z]+ )?(?:more|less|fewer|older|younger)(?: [a-z]+)? than (i|me|him|her|them|my [a-z]+|[a-z]+)/u.exec(
      text,
    );
  if (compared === null) {
    const other = /(?:more|less|fewer|older|younger) than (?:the |my )?([a-z]+(?: [a-z]+)?)/u.exec(text)?.[1];
    const question = text.slice(Math.max(0, text.lastIndexOf("how")));
    return other !== undefined && question.includes(other) ? -1 : 1;
  }
  const [, first = "", second = ""] = compared;
  const owner = text.slice(Math.max(0, base.at - 14), base.at);
  if (asked !== undefined && (asked === first || first.endsWith(asked))) return 1;
  if (asked !== undefined && (asked === second || second.endsWith(asked))) return -1;
  return owner.includes(first) ? -1 : 1;
}

function twiceAsOld({ text, isChinese, quantities }: Problem, ages: readonly Quantity[]): Solved | null {
  const times =
    /(?:年龄|岁数|年纪)?(?:正好|刚好)?(?:就?是|为)[^\d]{0,6}(\d+)\s*倍/u.exec(text)?.[1] ??
    (/twice|double/u.test(text) ? "2" : undefined);
  if (times === undefined || !/几年|多少年|how many years|when will/u.test(text)) return null;
  const [one, other, ...rest] = ages
    .filter(({ at }) => quantities.some((each) => each.at === at))
    .map(({ value }) => value);
  if (one === undefined || other === undefined || rest.length > 0) return null;
  const factor = Number(times);
  const [old, young] = [Math.max(one, other), Math.min(one, other)];
  const years = (old - factor * young) / (factor - 1);
  if (years <= 0 || !Number.isInteger(years)) return null;
  return {
    sum: `${old + years} ÷ ${young + years} = ${factor}`,
    result: isChinese ? `${years}年` : `${years} years`,
  };
}

const TIMES_MORE = /(?:的|是)?\s*(\d+(?:\.\d+)?)\s*倍(?:还|又|再)?(多|少)\s*(\d+(?:\.\d+)?)/u;
const GAP_ASKED =
  /(?:几|多少)个?[人位]?(?:没|缺)|缺(?:席|了)?(?:几|多少)|how many (?:didn't|did not|are missing|were absent|are absent)|(?:多|少|贵|便宜|高|矮|长|短|重|轻|远|近|快|慢|降|升|涨|差|相差|热|冷|暖|瘦|胖)(?:了|出|出来|多少|几|个)*(?:几|多少)|差(?:是)?(?:几|多少)|温差|差价|相差|how (?:much|many)(?: [a-z]+){0,2} (?:more|less|fewer|higher|lower|taller|shorter|longer|heavier|lighter|colder|warmer|cheaper|further|farther)|difference|how (?:far|much) apart|how (?:much|many degrees) (?:did|has) (?:it|the)|degrees did/u;

/** By how much two numbers differ: 昨天5度今天-3度, 降了几度. */
export function solveGap(problem: Problem): Solved | null {
  const { text, quantities, target } = problem;
  if (!GAP_ASKED.test(text) || /还差|百分|%|岁|每|平均|找/u.test(text)) return null;
  const list = quantities.filter(
    ({ value, unit }) =>
      !(value === 1 && unit !== null && unit.dimension !== "degree" && unit.dimension !== "money"),
  );
  const [one, other] = list;
  if (one === undefined || other === undefined || list.length !== 2) return null;
  const [a, b] = [one.unit?.dimension, other.unit?.dimension];
  const arePeople = [a, b].every((each) => each === "people" || each === "count:个");
  if (a !== undefined && b !== undefined && a !== b && !arePeople) return null;
  if (/比.{0,12}(?:多|少|贵|便宜|大|小)\s*\d/u.test(text)) return null;
  const [first, second] =
    one.unit && other.unit
      ? [one.value * one.unit.size, other.value * other.unit.size]
      : [one.value, other.value];
  const unit = one.unit ?? other.unit;
  const size = one.unit && other.unit ? (unit?.size ?? 1) : 1;
  const [more, less] = [Math.max(first, second) / size, Math.min(first, second) / size];
  const shown = less < 0 ? `${written(more)} - (${written(less)})` : `${written(more)} - ${written(less)}`;
  const named =
    unit ??
    target.unit ??
    (problem.asksMoney || /贵|便宜|差价|cheaper/u.test(text) ? moneyOf(problem) : null);
  return { sum: shown, result: said(more - less, named) };
}

const COMPARED = /比[^\d,]{1,14}?(多|少|贵|便宜|高|低|矮|长|短|重|轻|大|小)(?:了|花了?|出|卖|要|有)*\s*$/u;
const MORE_THAN =
  /^[^\d,]{0,16}?\b(more|less|fewer|taller|shorter|longer|heavier|lighter|cheaper)\b(?: [a-z]+){0,3} than/u;

/** One number, and another by how much it is more or less; or so many times the first. */
export function solveMore(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  if (!/几|多少|多[高大重长贵远]|how|what|[?？]/u.test(text)) return null;
  const times = timesMore(problem);
  if (times !== null) return times;
  const list = quantities.filter(({ value, unit }) => !(value === 1 && unit !== null));
  const [one, other] = list;
  if (one === undefined || other === undefined || list.length !== 2) return null;
  const gap = list.find(
    ({ at, end }) =>
      COMPARED.test(text.slice(0, at)) ||
      MORE_THAN.test(text.slice(end - (text.slice(at, end).includes("more") ? 5 : 0))),
  );
  if (gap === undefined) return null;
  const base = gap === one ? other : one;
  const word =
    COMPARED.exec(text.slice(0, gap.at))?.[1] ?? MORE_THAN.exec(text.slice(gap.end))?.[1] ?? "more";
  const isLess = /[少宜低矮短轻小]|less|fewer|shorter|lighter|cheaper/u.test(word);
  const side = comparedSides(text, base);
  if (side === null) return null;
  const sign = (isLess ? -1 : 1) * side;
  const isTotal = /一共|总共|加起来|两人|两个人|together|total|altogether|in all/u.test(text);
  const second = base.value + sign * gap.value;
  const value = isTotal ? base.value + second : second;
  const unit =
    base.unit ??
    gap.unit ??
    problem.target.unit ??
    (problem.asksMoney || /存|钱|租|工资|花/u.test(text) ? moneyOf({ ...problem, asksMoney: true }) : null);
  const shown = `${written(base.value)} ${sign > 0 ? "+" : "-"} ${written(gap.value)}`;
  return { sum: isTotal ? `${written(base.value)} + ${shown}` : shown, result: said(value, unit) };
}

/** 是上月两倍还多5单; 3 times as many as; twice as much as. */
function timesMore(problem: Problem): Solved | null {
  const { text, quantities } = problem;
  const found = TIMES_MORE.exec(text);
  const english =
    /(\d+(?:\.\d+)?) times (?:as (?:many|much|old|long|tall|heavy|far|big)|more|that|the|what)|\b(twice|double|triple|1\/2)\b(?: (?:as|that|of|the|what))/u.exec(
      text,
    );
  const plain = /(?:的|是)[^\d,]{0,6}(\d+(?:\.\d+)?)\s*倍/u.exec(text);
  const match = found ?? plain ?? english;
  if (match === null || /几倍|多少倍|how many times/u.test(text)) return null;
  const word = match[2] ?? "";
  const words: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, "1/2": 0.5 };
  const factor = words[word] ?? Number(match[1]);
  const bases = quantities.filter(
    ({ at, value, unit }) =>
      (at < match.index || at >= match.index + match[0].length) && !(value === 1 && unit !== null),
  );
  const [base] = bases;
  if (base === undefined || bases.length !== 1 || !Number.isFinite(factor)) return null;
  // 我有12本, 是他的3倍: the known number is the larger one.
  const isKnown =
    found === null &&
    /^[^\d]{0,3},?\s*(?:正好)?是/u.test(text.slice(base.end)) &&
    /(?:他|她|弟弟|妹妹|小[\p{Script=Han}])(?:有)?(?:多少|几)/u.test(text);
  if (isKnown)
    return {
      sum: `${written(base.value)} ÷ ${factor}`,
      result: said(base.value / factor, base.unit ?? problem.target.unit),
    };
  const more = found === null ? 0 : Number(found[3]) * (found[2] === "多" ? 1 : -1);
  const extra = more === 0 ? "" : ` ${more > 0 ? "+" : "-"} ${written(Math.abs(more))}`;
  const unit = base.unit ?? problem.target.unit ?? (problem.asksMoney ? moneyOf(problem) : null);
  return {
    sum: `${written(base.value)} × ${written(factor)}${extra}`,
    result: said(base.value * factor + more, unit),
  };
}

const AVERAGE =
  /平均(?!每|1?[天日月]|摊|分给|一)|均分(?=是|多少|变|现)|平均(?:一|1|每)[^\d]{1,3}|\b(?:average|mean)\b/u;

/** The average of listed numbers, or of an earlier average and one more. */
export function solveAverage(problem: Problem): Solved | null {
  const { text, quantities, target } = problem;
  if (
    !AVERAGE.test(text) ||
    !/几|多少|多[远久]|how|what|[?？]|average of|mean of|平均[分值数]?\W*$|算/u.test(text)
  )
    return null;
  const earlier =
    /前\s*(\d+)\s*(?:次|门|天|场|局|个|科|周|月)[^\d]{0,8}平均[^\d]{0,4}(\d+(?:\.\d+)?)/u.exec(text) ??
    /(\d+) (?:tests?|games?|days?|exams?|quizzes)[^\d]{0,12}average[^\d]{0,8}(\d+(?:\.\d+)?)/u.exec(text);
  if (earlier !== null) {
    const [count, mean] = [Number(earlier[1]), Number(earlier[2])];
    const more = quantities
      .filter(({ at, unit }) => at >= earlier.index + earlier[0].length - 1 && unit?.dimension !== "count:次")
      .map(({ value }) => value);
    if (more.length === 0 || more.length > 6) return null;
    const total = more.reduce((sum, one) => sum + one, count * mean);
    return {
      sum: `(${written(mean)} × ${count} + ${joinedBy(more, "+")}) ÷ ${count + more.length}`,
      result: said(total / (count + more.length), target.unit ?? unitOfScores(text)),
    };
  }
  const listed = quantities.filter((one) => !isTally(text, one, quantities));
  const [first] = listed;
  if (first === undefined || listed.length < 2)
    return first === undefined ? null : shareOfTotal(problem, first, quantities);
  const units = new Set(listed.flatMap(({ unit }) => (unit === null ? [] : [unit.dimension])));
  if (units.size > 1) return null;
  const values = listed.map(({ value }) => value);
  const total = values.reduce((sum, one) => sum + one, 0);
  const unit = listed.find((one) => one.unit !== null)?.unit ?? target.unit ?? unitOfScores(text);
  return { sum: `(${joinedBy(values, "+")}) ÷ ${values.length}`, result: said(total / values.length, unit) };
}

const unitOfScores = (text: string): Unit | null =>
  /[考分]/u.test(text) && /平均分|均分|考/u.test(text)
    ? { dimension: "count:分", size: 1, name: "分" }
    : null;

/** Numbers that say how many there are to average: 4次, over 5 days. */
function isTally(text: string, { value, unit, at }: Quantity, all: readonly Quantity[]): boolean {
  if (unit === null) return false;
  if (value === 1 && /^(?:day|week|month|count:)/u.test(unit.dimension)) return true;
  const isCount =
    /^(?:day|week|month|year|people|count:(?:次|门|场|局|科|个|个?人|趟|tests?|games?|times?|runs?|exams?|quizz?|days?|sessions?))$/u.test(
      unit.dimension,
    );
  if (!isCount) return false;
  const same = all.filter((one) => one.unit?.dimension === unit.dimension && one.value !== 1);
  return same.length === 1 && (Number.isInteger(value) || /每/u.test(text.slice(0, at)));
}

function shareOfTotal(problem: Problem, total: Quantity, quantities: readonly Quantity[]): Solved | null {
  const others = quantities.filter((one) => one !== total && one.value !== 1);
  const [count] = others;
  if (count === undefined || others.length !== 1 || count.value < 2) return null;
  const isMoney = total.unit?.dimension === "money" || (total.unit === null && problem.asksMoney);
  return {
    sum: `${written(total.value)} ÷ ${written(count.value)}`,
    result: said(total.value / count.value, isMoney ? moneyOf(problem) : total.unit),
  };
}
