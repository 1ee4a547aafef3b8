/** A calendar day as its number since 1970-01-01. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (year: number, month: number, day: number): Day =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

export function dateOf(day: Day): CalendarDate {
  const date = new Date(day * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/**
 * Festivals of the lunar calendar by year, as month and day. A table, because calendars in browsers and in Node
 * disagree where the new moon falls near midnight (Spring Festival 2027).
 */
const LUNAR: Readonly<Record<number, Readonly<Record<string, readonly [number, number]>>>> = {
  2020: { 春节: [1, 25], 元宵: [2, 8], 端午: [6, 25], 七夕: [8, 25], 中秋: [10, 1], 重阳: [10, 25] },
  2021: { 春节: [2, 12], 元宵: [2, 26], 端午: [6, 14], 七夕: [8, 14], 中秋: [9, 21], 重阳: [10, 14] },
  2022: { 春节: [2, 1], 元宵: [2, 15], 端午: [6, 3], 七夕: [8, 4], 中秋: [9, 10], 重阳: [10, 4] },
  2023: { 春节: [1, 22], 元宵: [2, 5], 端午: [6, 22], 七夕: [8, 22], 中秋: [9, 29], 重阳: [10, 23] },
  2024: { 春节: [2, 10], 元宵: [2, 24], 端午: [6, 10], 七夕: [8, 10], 中秋: [9, 17], 重阳: [10, 11] },
  2025: { 春节: [1, 29], 元宵: [2, 12], 端午: [5, 31], 七夕: [8, 29], 中秋: [10, 6], 重阳: [10, 29] },
  2026: { 春节: [2, 17], 元宵: [3, 3], 端午: [6, 19], 七夕: [8, 19], 中秋: [9, 25], 重阳: [10, 18] },
  2027: { 春节: [2, 6], 元宵: [2, 20], 端午: [6, 9], 七夕: [8, 8], 中秋: [9, 15], 重阳: [10, 8] },
  2028: { 春节: [1, 26], 元宵: [2, 9], 端午: [5, 28], 七夕: [8, 26], 中秋: [10, 3], 重阳: [10, 26] },
  2029: { 春节: [2, 13], 元宵: [2, 27], 端午: [6, 16], 七夕: [8, 16], 中秋: [9, 22], 重阳: [10, 16] },
  2030: { 春节: [2, 3], 元宵: [2, 17], 端午: [6, 5], 七夕: [8, 5], 中秋: [9, 12], 重阳: [10, 5] },
  2031: { 春节: [1, 23], 元宵: [2, 6], 端午: [6, 24], 七夕: [8, 24], 中秋: [10, 1], 重阳: [10, 24] },
  2032: { 春节: [2, 11], 元宵: [2, 25], 端午: [6, 12], 七夕: [8, 12], 中秋: [9, 19], 重阳: [10, 12] },
};

/** Days from 21 January to the Spring Festival of every year from 1930 on, in base 36. */
const SPRING =
  "9rg5oe3lati6pf4nc1k8rg6od3masi7pf4nc0j9rg6pd2lash7qf4ncuj8rg6pe2kath7qf3mb1j8sh5od2kati7qf4mb1k8rg5nd2lati";
const SPRING_FROM = 1930;

/** The first day of the Chinese year that begins in a year; null before 1930 and after 2035. */
export function springFestival(year: number): Day | null {
  const days = SPRING[year - SPRING_FROM];
  return days === undefined ? null : dayOf(year, 1, 21) + Number.parseInt(days, 36);
}

/** The n-th weekday of a month, such as the second Sunday of May. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(year, month, 1);
  return first + ((weekday - dateOf(first).weekday + 7) % 7) + (nth - 1) * 7;
}

export interface Festival {
  readonly zh: string;
  readonly en: string;
  readonly pattern: RegExp;
  readonly day: (year: number) => Day | null;
}

/** Easter Sunday by the Gregorian rule. */
function easter(year: number): Day {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const age = (skipped + 19 * golden + 15) % 30;
  const moon = age - Math.floor(age / 28) * (1 - Math.floor(29 / (age + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return dayOf(year, 3, 28 + moon - weekday);
}

const fixed = (month: number, day: number) => (year: number) => dayOf(year, month, day);

function lunar(name: string, shift = 0): Festival["day"] {
  return (year) => {
    const found = LUNAR[year]?.[name];
    return found === undefined ? null : dayOf(year, found[0], found[1]) + shift;
  };
}

/**
 * The day of a solar term in this century: `C` of the usual formula, exact for 2020 to 2035 but for a few that fall
 * within minutes of midnight.
 */
const term =
  (month: number, c: number): Festival["day"] =>
  (year) => {
    const y = year % 100;
    const leaps = Math.floor((month <= 2 ? y - 1 : y) / 4);
    return dayOf(year, month, Math.floor(y * 0.2422 + c) - leaps);
  };

// biome-ignore format: a table
export const FESTIVALS: readonly Festival[] = [
  { zh: "除夕", en: "Chinese New Year's Eve", pattern: /除夕|大年三十|年三十|chinese new year'?s eve/u, day: lunar("春节", -1) },
  { zh: "春节", en: "Chinese New Year", pattern: /春节|过年|大年初一|农历新年|(?:chinese|lunar) new year|spring festival/u, day: lunar("春节") },
  { zh: "跨年夜", en: "New Year's Eve", pattern: /跨年夜|new year'?s eve/u, day: fixed(12, 31) },
  { zh: "元旦", en: "New Year's Day", pattern: /元旦|跨年|新年|new year(?:'?s)?(?! resolution)/u, day: fixed(1, 1) },
  { zh: "元宵节", en: "the Lantern Festival", pattern: /元宵|lantern festival/u, day: lunar("元宵") },
  { zh: "情人节", en: "Valentine's Day", pattern: /(?<!中国)情人节|valentine/u, day: fixed(2, 14) },
  { zh: "妇女节", en: "Women's Day", pattern: /妇女节|三八节|women'?s day/u, day: fixed(3, 8) },
  { zh: "植树节", en: "Tree Planting Day", pattern: /植树节|arbor day/u, day: fixed(3, 12) },
  { zh: "圣帕特里克节", en: "St Patrick's Day", pattern: /圣帕特里克|st\.? patrick/u, day: fixed(3, 17) },
  { zh: "复活节", en: "Easter", pattern: /复活节|easter(?!n)/u, day: easter },
  { zh: "愚人节", en: "April Fools' Day", pattern: /愚人节|april fool/u, day: fixed(4, 1) },
  { zh: "劳动节", en: "May Day", pattern: /劳动节|五一(?!路)|may day|labou?r day/u, day: fixed(5, 1) },
  { zh: "青年节", en: "Youth Day", pattern: /青年节|五四(?=青年|还有|是|放)/u, day: fixed(5, 4) },
  { zh: "母亲节", en: "Mother's Day", pattern: /母亲节|mother'?s day/u, day: (year) => nthWeekday(year, 5, 0, 2) },
  { zh: "儿童节", en: "Children's Day", pattern: /儿童节|六一|children'?s day/u, day: fixed(6, 1) },
  { zh: "父亲节", en: "Father's Day", pattern: /父亲节|father'?s day/u, day: (year) => nthWeekday(year, 6, 0, 3) },
  { zh: "端午节", en: "the Dragon Boat Festival", pattern: /端午|dragon boat/u, day: lunar("端午") },
  { zh: "美国独立日", en: "Independence Day", pattern: /独立日|independence day|4th of july|july 4th/u, day: fixed(7, 4) },
  { zh: "建军节", en: "Army Day", pattern: /建军节/u, day: fixed(8, 1) },
  { zh: "七夕", en: "Qixi", pattern: /七夕|中国情人节|qixi/u, day: lunar("七夕") },
  { zh: "教师节", en: "Teachers' Day", pattern: /教师节|teachers'? day/u, day: fixed(9, 10) },
  { zh: "中秋节", en: "the Mid-Autumn Festival", pattern: /中秋|mid[- ]?autumn|moon festival/u, day: lunar("中秋") },
  { zh: "国庆节", en: "National Day", pattern: /国庆|十一(?:长假|黄金周)|national day/u, day: fixed(10, 1) },
  { zh: "重阳节", en: "the Double Ninth Festival", pattern: /重阳|double ninth/u, day: lunar("重阳") },
  { zh: "万圣节", en: "Halloween", pattern: /万圣|halloween/u, day: fixed(10, 31) },
  { zh: "感恩节", en: "Thanksgiving", pattern: /感恩节|thanksgiving/u, day: (year) => nthWeekday(year, 11, 4, 4) },
  { zh: "黑色星期五", en: "Black Friday", pattern: /黑色星期五|黑五|black friday/u, day: (year) => nthWeekday(year, 11, 4, 4) + 1 },
  { zh: "平安夜", en: "Christmas Eve", pattern: /平安夜|christmas eve/u, day: fixed(12, 24) },
  { zh: "圣诞节", en: "Christmas", pattern: /圣诞|christmas|xmas/u, day: fixed(12, 25) },
  { zh: "节礼日", en: "Boxing Day", pattern: /节礼日|boxing day/u, day: fixed(12, 26) },
  { zh: "立春", en: "the start of spring", pattern: /立春/u, day: term(2, 3.87) },
  { zh: "春分", en: "the spring equinox", pattern: /春分|spring equinox/u, day: term(3, 20.646) },
  { zh: "清明", en: "Qingming", pattern: /清明|qingming/u, day: term(4, 4.81) },
  { zh: "立夏", en: "the start of summer", pattern: /立夏/u, day: term(5, 5.52) },
  { zh: "夏至", en: "the summer solstice", pattern: /夏至|summer solstice/u, day: term(6, 21.37) },
  { zh: "立秋", en: "the start of autumn", pattern: /立秋/u, day: term(8, 7.5) },
  { zh: "秋分", en: "the autumn equinox", pattern: /秋分|autumn equinox/u, day: term(9, 23.042) },
  { zh: "立冬", en: "the start of winter", pattern: /立冬/u, day: term(11, 7.438) },
  { zh: "冬至", en: "the winter solstice", pattern: /冬至|winter solstice/u, day: term(12, 21.94) },
];

/** The next day of a festival from a day on, that day included; null beyond the table. */
export function nextFestival({ day }: Festival, from: Day): Day | null {
  const { year } = dateOf(from);
  const here = day(year);
  return here !== null && here >= from ? here : day(year + 1);
}

const WEEK = ["日", "一", "二", "三", "四", "五", "六"];
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export const weekdayInWords = (weekday: number, isChinese: boolean): string =>
  isChinese ? `星期${WEEK[weekday]}` : (WEEKDAYS[weekday] ?? "");

/** 11月27日，星期五; Friday, 27 November. The year where it is not the one given. */
export function dayInWords(day: Day, isChinese: boolean, presentYear?: number): string {
  const { year, month, day: date, weekday } = dateOf(day);
  const isOther = presentYear !== undefined && year !== presentYear;
  if (isChinese) return `${isOther ? `${year}年` : ""}${month}月${date}日，${weekdayInWords(weekday, true)}`;
  return `${WEEKDAYS[weekday]}, ${date} ${MONTHS[month - 1]}${isOther ? ` ${year}` : ""}`;
}

const EN_MONTH = MONTHS.map((name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`).join("|");
const monthOf = (word: string): number =>
  MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1;

/** Dates named in a text of digits (`inDigits`), in order: 2025年8月20号, 10月12, dec 12, 12/25. */
export function namedDates(text: string): { year: number | null; month: number; day: number }[] {
  const found: { at: number; year: number | null; month: number; day: number }[] = [];
  const add = (at: number, year: string | undefined, month: number, day: number) => {
    if (month >= 1 && month <= 12 && day >= 1 && day <= 31)
      found.push({
        at,
        year: year === undefined ? null : Number(year.length === 2 ? `20${year}` : year),
        month,
        day,
      });
  };
  for (const match of text.matchAll(/(?:(\d{4}|\d{2})年)?(\d{1,2})月(\d{1,2})[号日]?(?!\d)/gu))
    add(match.index, match[1], Number(match[2]), Number(match[3]));
  for (const match of text.matchAll(/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/gu))
    add(match.index, match[1], Number(match[2]), Number(match[3]));
  for (const match of text.matchAll(
    new RegExp(String.raw`\b(${EN_MONTH})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`, "gu"),
  ))
    add(match.index, match[3], monthOf(match[1] ?? ""), Number(match[2]));
  for (const match of text.matchAll(
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${EN_MONTH})(?:,? (\d{4}))?\b`, "gu"),
  ))
    add(match.index, match[3], monthOf(match[2] ?? ""), Number(match[1]));
  return found.sort((a, b) => a.at - b.at).map(({ year, month, day }) => ({ year, month, day }));
}
