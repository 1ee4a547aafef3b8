import { type Day, dateOf, dayOf, FESTIVALS, namedDates, nextFestival, WEEKDAYS } from "../asks/calendar.ts";
import { inDigits } from "../asks/numbers.ts";

/** The calendar day of a wall clock such as `2026-03-01T23:15`; null without one. */
export function todayOf(now: string | undefined): Day | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)/u.exec(now ?? "");
  return found === null ? null : dayOf(Number(found[1]), Number(found[2]), Number(found[3]));
}

/** A day as it is stored: `2026-03-01`. */
export const isoOf = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Days from today, by word; earlier ones precede: 大后天 is no 后天. */
// biome-ignore format: a table
const NEAR: readonly (readonly [RegExp, number])[] = [
  [/大前天/u, -3],
  [/大后天/u, 3],
  [/前天|前晚|day before yesterday/u, -2],
  [/后天|day after tomorrow/u, 2],
  [/昨[天晚儿夜日]|yesterday|last night/u, -1],
  [/明[天晚早儿日]|\btomorrow\b|\btmrw?\b|\btmr\b/u, 1],
  [/今[天晚早儿日夜]|\btoday\b|\btonight\b|this (?:morning|afternoon|evening)/u, 0],
];

const WEEKDAY_ZH = /(下下|下|这|本|上)?(?:个)?(?:周|星期|礼拜)([1-6一二三四五六日天])/u;
const WEEKDAY_EN =
  /\b(next |this |last |on |by |coming )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tues?|weds?|thurs?|fri|sat)\b/u;

/** The weekday of a week that begins on Monday, `weeks` from this one. */
function ofWeek(today: Day, weekday: number, weeks: number): Day {
  const monday = today - ((dateOf(today).weekday + 6) % 7);
  return monday + 7 * weeks + ((weekday + 6) % 7);
}

const coming = (today: Day, weekday: number): Day => today + ((weekday - dateOf(today).weekday + 7) % 7);

function weekdayIn(text: string, today: Day): Day | null {
  const zh = WEEKDAY_ZH.exec(text);
  if (zh !== null) {
    const at = "日一二三四五六".indexOf((zh[2] ?? "").replace("天", "日"));
    const weekday = at >= 0 ? at : Number(zh[2]);
    const weeks = { 下下: 2, 下: 1, 这: 0, 本: 0, 上: -1 }[zh[1] ?? ""];
    return weeks === undefined ? coming(today, weekday) : ofWeek(today, weekday, weeks);
  }
  const en = WEEKDAY_EN.exec(text);
  if (en === null) return null;
  const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase().startsWith((en[2] ?? "").slice(0, 3)));
  if (en[1] === "next ") return ofWeek(today, weekday, 1);
  if (en[1] === "last ") return coming(today, weekday) - 7;
  // “Sun” and “sat” without a word before them are the sun and a verb.
  if (en[1] === undefined && /^(?:sun|sat|mon|fri)$/u.test(en[2] ?? "")) return null;
  return coming(today, weekday);
}

/** The next day with this month and date, today included. */
function nextDate(today: Day, month: number, day: number): Day {
  const { year } = dateOf(today);
  const here = dayOf(year, month, day);
  return here >= today ? here : dayOf(year + 1, month, day);
}

function dateIn(text: string, today: Day): Day | null {
  const { year, month } = dateOf(today);
  const named = namedDates(text)[0];
  if (named !== undefined) {
    if (named.year !== null) return dayOf(named.year, named.month, named.day);
    if (/明年|next year/u.test(text)) return dayOf(year + 1, named.month, named.day);
    return nextDate(today, named.month, named.day);
  }
  const nextMonth = /下个?月(\d{1,2})[号日]/u.exec(text);
  if (nextMonth !== null) return dayOf(year, month + 1, Number(nextMonth[1]));
  const date = /(?<![\d第])(\d{1,2})[号日](?![线楼门桌房台铺院馆])|\bthe (\d{1,2})(?:st|nd|rd|th)\b/u.exec(
    text,
  );
  const number = Number(date?.[1] ?? date?.[2] ?? 0);
  if (number < 1 || number > 31) return null;
  return number >= dateOf(today).day ? dayOf(year, month, number) : dayOf(year, month + 1, number);
}

function distanceIn(text: string, today: Day): Day | null {
  const zh = /(\d+)(?:个)?(天|周|星期|礼拜)(?:以后|之后|后)/u.exec(text);
  if (zh !== null) return today + Number(zh[1]) * (zh[2] === "天" ? 1 : 7);
  const en = /\bin (\d+|a) (day|week)s?\b|\b(\d+|a) (day|week)s? from (?:now|today)/u.exec(text);
  if (en !== null) {
    const count = en[1] ?? en[3];
    return today + (count === "a" ? 1 : Number(count)) * ((en[2] ?? en[4]) === "day" ? 1 : 7);
  }
  return null;
}

/** Festivals that last days or name something else, such as 六一 within 六十一, are read only where they are clear. */
const UNCLEAR = /过完|六十|五一个|十一[个岁点只条号月]/u;

function festivalIn(text: string, today: Day): Day | null {
  if (UNCLEAR.test(text)) return null;
  const festival = FESTIVALS.find(({ pattern }) => pattern.test(text));
  return festival === undefined ? null : nextFestival(festival, today);
}

/**
 * The day a text names, seen from today: 下周二 is the Tuesday of the next calendar week, 周末 the coming Saturday. Null
 * where it names none.
 */
export function dayIn(text: string, today: Day): Day | null {
  const digits = inDigits(text);
  const near = NEAR.find(([pattern]) => pattern.test(digits));
  const exact = dateIn(digits, today) ?? distanceIn(digits, today) ?? weekdayIn(digits, today);
  if (near !== undefined) return today + near[1];
  if (exact !== null) return exact;
  if (/(?:这|本)?周末|this weekend/u.test(digits) && !/每|都|一般|下周末/u.test(digits))
    return coming(today, 6);
  if (/下周末|next weekend/u.test(digits)) return ofWeek(today, 6, 1);
  return festivalIn(digits, today);
}

/** Words that say when, at the start of a clause or anywhere in it. */
export const DAY_WORDS_ZH =
  "大前天|大后天|前天|后天|昨[天晚儿夜]|明[天晚早儿](?:早上|上午|中午|下午|晚上)?|今[天晚早儿](?:早上|上午|中午|下午|晚上)?|(?:下下|下|这|本|上)?个?(?:周|星期|礼拜)[一二三四五六日天1-6](?:早上|上午|中午|下午|晚上)?|(?:这|下)?周末|下个?月(?:[0-9一二三四五六七八九十]{1,3}[号日])?|(?:明年|今年)[0-9一二三四五六七八九十]{1,3}月[0-9一二三四五六七八九十廿]{1,3}[号日]|(?:[0-9一二三四五六七八九十]{1,3}月)?[0-9一二三四五六七八九十廿]{1,3}[号日]|(?:明年|今年)?[0-9一二三四五六七八九十]{1,3}月(?:初|底|中)?|十一(?=要|去|回|放|出|结|打算|准备)|月底|月初|年底前?|明年(?:春天|夏天|秋天|冬天|初|底)?|国庆|中秋|元旦|春节|过年|过完年|寒假|暑假|五一|清明|端午|[一二两三四五六七八九十0-9]+(?:天|周|个月|个星期)(?:以?后|之后)|下学期|今年";
