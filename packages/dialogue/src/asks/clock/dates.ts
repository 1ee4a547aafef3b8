import {
  type CalendarDate,
  type Day,
  dateOf,
  dayOf,
  FESTIVALS,
  type Festival,
  namedDates,
  nextFestival,
  WEEKDAYS,
} from "../calendar.ts";
import type { Moment } from "./question.ts";

/** Which of the days of a name is meant where no year is named. */
export type Lean = "next" | "last" | "near";

// biome-ignore format: a table
const NEAR_WORDS: readonly (readonly [RegExp, number])[] = [
  [/大后天/u, 3],
  [/后天|day after tomorrow/u, 2],
  [/明天|tomorrow/u, 1],
  [/大前天/u, -3],
  [/前天|day before yesterday/u, -2],
  [/昨天|yesterday|last night/u, -1],
  [/今天|\btoday\b|\btonight\b/u, 0],
];

/** Days from today by word, 明天 or tomorrow; null without one. */
export const relativeDays = (text: string): number | null =>
  NEAR_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The same date some months on, at most the last of that month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: date } = dateOf(day);
  return Math.min(dayOf(year, month + months, date), dayOf(year, month + months + 1, 0));
}

/** A day some units on; parts of months are parts of thirty days. */
export function addUnits(day: Day, count: number, unit: string): Day | null {
  if (count > 5000) return null;
  if (/^(?:天|日|day)/u.test(unit)) return day + Math.round(count);
  if (/^(?:周|个?星期|个?礼拜|week)/u.test(unit)) return day + Math.round(count * 7);
  if (unit.startsWith("fortnight")) return day + Math.round(count * 14);
  const months = count * (/^(?:年|year)/u.test(unit) ? 12 : 1);
  if (/^(?:decade)/u.test(unit)) return addMonths(day, count * 120);
  const whole = Math.floor(months);
  return addMonths(day, whole) + Math.round((months - whole) * 30);
}

const UNIT =
  "天|日(?!子)|周(?![一二三四五六日天末]|几(?!号))|(?<=\\.5)月|个?星期(?![一二三四五六日天]|几(?!号))|个?礼拜(?![一二三四五六日天]|几(?!号))|个月|年(?![底初])|days?|weeks?|months?|years?|fortnights?|decades?";
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const AFTER = new RegExp(
  String.raw`${NUMBER} ?(${UNIT}) ?(?:以后|之后|过后|后(?!天)|开外|from|later|after|ahead|on from|hence)|(?:再过|过|再等|等|往后(?:数|推)?)(?:了|上)?${NUMBER} ?(${UNIT})|\b(?:in|add|plus) ${NUMBER} (days?|weeks?|months?|years?|fortnights?|decades?)`,
  "u",
);
const BEFORE = new RegExp(
  `${NUMBER} ?(${UNIT}) ?(?:以?前|之前|ago|before|earlier|back)|(?:往前(?:数|推)?|倒退|倒推)${NUMBER} ?(${UNIT})`,
  "u",
);
const WORKING = /工作日|(?:business|working|work) days?/u;

/** A day so long after or before another: 45天后, 3 weeks ago, 再过2个月, 100 days after may 1. */
export function distantDay(text: string, now: Moment): Day | null {
  if (WORKING.test(text)) return null;
  if (/[去前明后]年的?今天|(?:today|this day) (?:last|next) year/u.test(text))
    return addMonths(now.today, ((yearNamed(text, now.date) ?? now.date.year) - now.date.year) * 12);
  const after = AFTER.exec(text);
  const found = after ?? BEFORE.exec(text);
  if (found === null) return null;
  const [count = "0", unit = ""] = found.slice(1).filter((group) => group !== undefined);
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  const base = namedDay(rest, now, "next") ?? now.today;
  return addUnits(base, Number(count) * (after === null ? -1 : 1), unit);
}

const CHINESE_WEEKDAY = /(下下|下|这|本|上上|上)?个?(?:周|星期|礼拜)([一二三四五六日天])(?![\d:])/u;
const ENGLISH_WEEKDAY = new RegExp(
  String.raw`\b(next|this|last|coming)? ?(${WEEKDAYS.join("|").toLowerCase()})\b`,
  "u",
);

function weekdayNamed(text: string, { today, date }: Moment, lean: Lean): Day | null {
  const chinese = CHINESE_WEEKDAY.exec(text);
  const english = chinese === null ? ENGLISH_WEEKDAY.exec(text) : null;
  if (chinese === null && english === null) return null;
  const weekday =
    chinese === null
      ? WEEKDAYS.findIndex((name) => name.toLowerCase() === english?.[2])
      : "日一二三四五六".indexOf((chinese[2] ?? "").replace("天", "日"));
  const inWeek = today - ((date.weekday + 6) % 7) + ((weekday + 6) % 7);
  const which = chinese?.[1] ?? english?.[1];
  const weeks = { 下下: 2, 下: 1, next: 1, 这: 0, 本: 0, this: 0, 上: -1, 上上: -2 }[which ?? ""];
  const coming = today + ((weekday - date.weekday + 7) % 7);
  if (which === "this" && inWeek < today) return coming;
  if (weeks !== undefined) return inWeek + weeks * 7;
  return which === "last" || (which === undefined && lean === "last") ? coming - 7 : coming;
}

/** The year a text speaks of, by number or by word; null without one. */
export function yearNamed(text: string, { year }: CalendarDate): number | null {
  const number = /(?<!\d)((?:19|20|21)\d\d)(?!\d)/u.exec(text)?.[1];
  if (number !== undefined) return Number(number);
  const short = /(?<!\d)(\d\d)年(?!前|后|以|之|了)/u.exec(text)?.[1];
  if (short !== undefined && Number(short) >= 20 && Number(short) <= 40) return 2000 + Number(short);
  const words: readonly (readonly [RegExp, number])[] = [
    [/大后年/u, 3],
    [/后年|year after next/u, 2],
    [/明年|来年|next year/u, 1],
    [/大前年/u, -3],
    [/前年|year before last/u, -2],
    [/去年|last year/u, -1],
    [/今年|this year/u, 0],
  ];
  const word = words.find(([pattern]) => pattern.test(text));
  return word === undefined ? null : year + word[1];
}

/** The nearest of some days, where one to come is as near as one half as far in the past. */
const nearest = (days: readonly Day[], today: Day): Day | null => {
  const distance = (day: Day): number => (day < today ? 2 * (today - day) : day - today);
  return [...days].sort((a, b) => distance(a) - distance(b))[0] ?? null;
};

/** Which of a date's days a question means: the one before, the one after or the nearest. */
function ofYears(dayIn: (year: number) => Day | null, { today, date }: Moment, lean: Lean): Day | null {
  const all = [-1, 0, 1]
    .map((shift) => dayIn(date.year + shift))
    .filter((day): day is Day => day !== null)
    .sort((a, b) => a - b);
  if (lean === "next") return all.find((day) => day >= today) ?? null;
  if (lean === "last") return all.findLast((day) => day <= today) ?? null;
  return nearest(all, today);
}

function festivalNamed(text: string, now: Moment, lean: Lean): Day | null {
  const festival = festivalIn(text);
  if (festival === undefined) return null;
  const year = yearNamed(text, now.date);
  if (year !== null) return festival.day(year);
  return lean === "last" ? ofYears(festival.day, now, "last") : nextFestival(festival, now.today);
}

/** The festival a text names. */
export const festivalIn = (text: string): Festival | undefined =>
  FESTIVALS.find(({ pattern }) => pattern.test(text));

/** The last day of a month or a year: 月底, 下个月最后一天, end of the year. */
function lastDay(text: string, { today, date }: Moment): Day | null {
  if (
    /年底|年末|年尾|end of (?:the|this|next) year|年最后(?:一|1)天|last day of (?:the |this |next )?year/u.test(
      text,
    )
  )
    return dayOf((yearNamed(text, date) ?? date.year) + 1, 1, 0);
  const ends = /月底|月末|月尾|end of (?:the|this|next) month|月的?最后(?:一|1)天|last day of/u;
  if (!ends.test(text)) return null;
  const month = monthNamed(text, date);
  if (month === null) return /last day of/u.test(text) ? null : addMonths(today - date.day + 1, 1) - 1;
  return dayOf(month.year, month.month + 1, 0);
}

const EN_MONTHS =
  "january february march april may june july august september october november december".split(" ");

/** A month that is named: 下个月, 2028年2月, february 2028. */
export function monthNamed(text: string, date: CalendarDate): { year: number; month: number } | null {
  const words: readonly (readonly [RegExp, number])[] = [
    [/下下个?月/u, 2],
    [/下个?月|next month/u, 1],
    [/上上个?月/u, -2],
    [/上个?月|last month/u, -1],
    [/[这本当]个?月|this month|the month/u, 0],
  ];
  const word = words.find(([pattern]) => pattern.test(text));
  if (word !== undefined) {
    const { year, month } = dateOf(dayOf(date.year, date.month + word[1], 1));
    return { year, month };
  }
  const zh = /(?<![\d.])(\d{1,2})月(?:份)?/u.exec(text)?.[1];
  const en = EN_MONTHS.findIndex((name) =>
    new RegExp(`\\b(?:${name}|${name.slice(0, 3)})\\b`, "u").test(text),
  );
  const month = zh === undefined ? en + 1 : Number(zh);
  if (month < 1 || month > 12) return null;
  return { year: yearNamed(text, date) ?? date.year, month };
}

const DATE_OF_MONTH =
  /(?<![\d第.]|\d月)(\d{1,2})(?:号|日(?!子|本|元))(?![线楼门桌房台院馆铺机球])|\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|time|one|century|day))/u;

/** 15号, the 15th, 下个月5号. */
function dateOfMonth(text: string, { today, date }: Moment, lean: Lean): Day | null {
  const found = DATE_OF_MONTH.exec(text);
  const number = Number(found?.[1] ?? found?.[2] ?? 0);
  if (number < 1 || number > 31) return null;
  const inMonth = (year: number, month: number): Day | null => {
    const day = dayOf(year, month, number);
    return dateOf(day).day === number ? day : null;
  };
  const named = monthNamed(text, date);
  if (named !== null) return inMonth(named.year, named.month);
  const all = [-1, 0, 1, 2]
    .map((shift) => inMonth(date.year, date.month + shift))
    .filter((day): day is Day => day !== null);
  if (lean === "last") return all.findLast((day) => day <= today) ?? null;
  if (lean === "next") return all.find((day) => day >= today) ?? null;
  return nearest(all, today);
}

/** The day of a month and a date that exist in the year. */
function dayNamed(year: number, month: number, date: number): Day | null {
  const day = dayOf(year, month, date);
  return dateOf(day).day === date ? day : null;
}

/** The days of dates in full or in part, in order. */
export function datedDays(text: string, now: Moment, lean: Lean): Day[] {
  // Of two years it is not clear which date is of which.
  if (/(?:19|20)\d\d年.*[今明去]年/u.test(text)) return [];
  const year = yearNamed(text, now.date);
  return namedDates(text).flatMap((named) => {
    const of = named.year ?? year;
    const day =
      of === null
        ? ofYears((one) => dayNamed(one, named.month, named.day), now, lean)
        : dayNamed(of, named.month, named.day);
    return day === null ? [] : [day];
  });
}

/** The day a text names, distances aside; null where it names none. */
export function namedDay(text: string, now: Moment, lean: Lean): Day | null {
  const [dated] = datedDays(text, now, lean);
  if (dated !== undefined) return dated;
  const last = lastDay(text, now);
  if (last !== null) return last;
  const relative = relativeDays(text);
  const festival = festivalNamed(text, now, lean);
  if (festival !== null) return festival;
  const ofMonth = dateOfMonth(text, now, lean);
  if (ofMonth !== null && (relative === null || relative === 0)) return ofMonth;
  if (relative !== null && relative !== 0) return now.today + relative;
  const weekday = weekdayNamed(text, now, lean);
  if (weekday !== null) return weekday;
  if (/周末|weekend/u.test(text)) {
    const saturday = now.today + ((6 - now.date.weekday + 7) % 7);
    return /下个?周末|next weekend/u.test(text) ? saturday + 7 : saturday;
  }
  return relative === 0 ? now.today : null;
}
