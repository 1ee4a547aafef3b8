import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";

const N = String.raw`[$£€]?(\d{1,9}(?:\.\d{1,4})?)`;
const NAMES_ZH: Readonly<Record<string, Period>> = {
  天: "day",
  日: "day",
  周: "week",
  星期: "week",
  礼拜: "week",
  月: "month",
  年: "year",
};
type Period = "day" | "week" | "month" | "year";

/** How many of the shorter a longer period has. */
const IN: Readonly<Record<Period, Partial<Record<Period, number>>>> = {
  day: { week: 7, month: 30, year: 365 },
  week: { year: 52 },
  month: { year: 12 },
  year: {},
};

const OWN_ZH = new RegExp(
  String.raw`(?:每|1)\s*个?(天|日|周|星期|礼拜|月)(?:要|能|可以|都|得|大概|就|付|交|存|攒|花|用|喝|抽|挣|赚|是|租金|房租|的)*\s*${N}`,
  "u",
);
const ASKED_ZH =
  /(?:1|整|每)\s*个?(周|星期|礼拜|月|年)(?:下来)?(?:能|要|得|可以|就|一共|总共|共|大概|是|会|存|攒|花|付|交|赚|挣|用|喝|抽)*(?:多少|几)/u;
const OWN_EN = new RegExp(
  String.raw`${N}(?: (?:dollars|euros|pounds|quid|bucks|pages|km|miles|cups|[a-z]+))? (?:a|per|every|each) (day|week|month)\b`,
  "u",
);
const ASKED_EN =
  /(?:how (?:much|many)|what)\b.*?\b(?:in|over|per|a|for|every)(?: a| one| 1| the| whole)* (week|month|year)\b|(?:how (?:much|many)|what)\b.*?\b(yearly|annually|monthly|weekly)\b/u;
const ADVERBS: Readonly<Record<string, Period>> = {
  yearly: "year",
  annually: "year",
  monthly: "month",
  weekly: "week",
};

/** So much a week, and a year of it: 35 a week, how much in a year. */
function longer(problem: Problem): Solved | null {
  const { text, isChinese, quantities } = problem;
  const plain = quantities.filter(({ value, unit }) => !(value === 1 && unit !== null));
  if (plain.length !== 1 || /%|折|比|平均|average/u.test(text)) return null;
  const own = (isChinese ? OWN_ZH : OWN_EN).exec(text);
  const rest = own === null ? "" : text.slice(own.index + own[0].length);
  const asked = own === null ? null : (isChinese ? ASKED_ZH : ASKED_EN).exec(rest);
  if (own === null || asked === null) return null;
  const each = Number(isChinese ? own[2] : own[1]);
  const period = isChinese ? NAMES_ZH[own[1] ?? ""] : (own[2] as Period);
  const word = asked[1] ?? asked[2] ?? "";
  const whole = isChinese ? NAMES_ZH[word] : (ADVERBS[word] ?? (word as Period));
  const count = period === undefined || whole === undefined ? undefined : IN[period][whole];
  if (count === undefined) return null;
  const unit = plain[0]?.unit ?? null;
  const isMoney = unit === null || unit.dimension === "money";
  const name = isMoney ? moneyOf({ ...problem, asksMoney: true }) : unit;
  return { sum: `${written(each)} × ${count}`, result: said(each * count, name) };
}

const DAILY =
  /1(杯|个|包|瓶|份|盒|碗|支|斤)[^\d,]{0,6}(\d+(?:\.\d+)?)[^\d]*(?:每|1)天[^\d,]{0,3}(\d+)\1[^\d]*1\s*个?(周|星期|月|年)/u;

/** 一杯16, 一天一杯, 一个月多少. */
function daily(problem: Problem): Solved | null {
  const found = DAILY.exec(problem.text);
  const whole = NAMES_ZH[found?.[4] ?? ""];
  const days = whole === undefined ? undefined : IN.day[whole];
  if (found === null || days === undefined || !/多少|几/u.test(problem.text)) return null;
  const [each, count] = [Number(found[2]), Number(found[3])];
  return {
    sum: `${written(each)} × ${count} × ${days}`,
    result: said(each * count * days, moneyOf({ ...problem, asksMoney: true })),
  };
}

const DAILY_EN = new RegExp(
  String.raw`\b(\d{1,4}) (?:[a-z]+ ){1,3}(?:a|per|every|each) (day|week|month),? (?:at|for|costing|and each (?:is|costs)) ${N}\b.*?(?:how much|what)\b.*?\b(?:a|per|in a|each|every|1) (week|month|year)\b`,
  "u",
);

/** 3 coffees a day at 2.80, how much a week. */
function dailyAt(problem: Problem): Solved | null {
  const found = DAILY_EN.exec(problem.text);
  if (found === null) return null;
  const count = IN[found[2] as Period][found[4] as Period];
  if (count === undefined) return null;
  const [many, price] = [Number(found[1]), Number(found[3])];
  return {
    sum: `${written(many)} × ${written(price)} × ${count}`,
    result: said(many * price * count, moneyOf(problem)),
  };
}

const DOZEN = new RegExp(
  String.raw`${N} (?:(?:per|for) )?(?:dozen|12)\b,?.*?(?:how much|what)\b.*?\b(\d{1,3}) [a-z]+`,
  "u",
);

/** 3.60 a dozen: what is one. */
function ofDozen(problem: Problem): Solved | null {
  const found = DOZEN.exec(problem.text);
  if (found === null) return null;
  const [price, count] = [Number(found[1]), Number(found[2])];
  const times = count === 1 ? "" : ` × ${count}`;
  return { sum: `${written(price)} ÷ 12${times}`, result: said((price / 12) * count, moneyOf(problem)) };
}

const FUEL =
  /(?:每)?(?:百|100)\s*公里\s*(?:油耗)?(?:烧|喝|要|用|耗)?\s*(\d+(?:\.\d+)?)\s*(?:个油|升|个)[^\d]*(\d+(?:\.\d+)?)\s*公里/u;
const EVERY =
  /(\d+(?:\.\d+)?)\s*(分钟|个?小时)\s*(?:1|来1|发1|有1)\s*(班|趟|辆|次)[^\d]*(\d+(?:\.\d+)?)\s*(分钟|个?小时|天)[^\d]*(?:几|多少)/u;
const MINUTES = (name: string): number => ({ 分: 1, 天: 1440 })[name.charAt(0)] ?? 60;

/** Litres by the hundred kilometres, and buses every so many minutes. */
function byCustom({ text }: Problem): Solved | null {
  const fuel = FUEL.exec(text);
  if (fuel !== null && /多少|几/u.test(text)) {
    const [each, way] = [Number(fuel[1]), Number(fuel[2])];
    return { sum: `${written(way)} ÷ 100 × ${written(each)}`, result: `${written((way / 100) * each, 2)}升` };
  }
  const every = EVERY.exec(text);
  if (every === null) return null;
  const [gap, span] = [
    Number(every[1]) * MINUTES(every[2] ?? ""),
    Number(every[4]) * MINUTES(every[5] ?? ""),
  ];
  return gap > 0
    ? { sum: `${written(span)} ÷ ${written(gap)}`, result: `${Math.floor(span / gap)}${every[3] ?? ""}` }
    : null;
}

/** What a longer period comes to, and other sums of rates in words of their own. */
export const solvePeriod = (problem: Problem): Solved | null =>
  daily(problem) ?? dailyAt(problem) ?? longer(problem) ?? ofDozen(problem) ?? byCustom(problem);
