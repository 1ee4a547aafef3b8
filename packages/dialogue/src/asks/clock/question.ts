import { type CalendarDate, type Day, dateOf, dayOf } from "../calendar.ts";

export interface Moment {
  readonly today: Day;
  readonly date: CalendarDate;
  /** Since midnight. */
  readonly minutes: number;
}

export interface Question {
  /** In digits, lower case, one spelling for what is written in many ways. */
  readonly text: string;
  readonly isChinese: boolean;
  readonly now: Moment;
}

/** Answers one kind of question in words; null for every other. */
export type Answer = (question: Question) => string | null;

/** The moment of a wall clock such as `2026-03-01T23:15`; null without one. */
export function momentOf(now: string | undefined): Moment | null {
  const [year, month, day, hour, minute] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u
      .exec(now ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const today = dayOf(year, month, day);
  return { today, date: dateOf(today), minutes: (hour ?? 0) * 60 + (minute ?? 0) };
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

export const daysInWords = (count: number, isChinese: boolean): string =>
  isChinese ? `${count} 天` : counted(count, "day");

/** 8:05, from minutes since any midnight. */
export function clockInWords(minutes: number): string {
  const within = ((Math.round(minutes) % 1440) + 1440) % 1440;
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, "0")}`;
}

/** 1 天 2 小时 5 分钟; 1 day 2 hours 5 minutes. Parts that are nothing are left out. */
export function lengthInWords(minutes: number, isChinese: boolean): string {
  const whole = Math.round(minutes);
  const parts: readonly (readonly [count: number, zh: string, en: string])[] = [
    [Math.floor(whole / 1440), "天", "day"],
    [Math.floor((whole % 1440) / 60), "小时", "hour"],
    [whole % 60, "分钟", "minute"],
  ];
  const said = parts.filter(([count]) => count > 0);
  if (said.length === 0) return isChinese ? "0 分钟" : "0 minutes";
  return said.map(([count, zh, en]) => (isChinese ? `${count} ${zh}` : counted(count, en))).join(" ");
}

const DAY_PARTS: readonly (readonly [until: number, zh: string, en: string])[] = [
  [5, "凌晨", "at night"],
  [9, "早上", "in the morning"],
  [12, "上午", "in the morning"],
  [13, "中午", "noon"],
  [18, "下午", "in the afternoon"],
  [24, "晚上", "in the evening"],
];

/** 晚上, in the evening: the part of the day that minutes since midnight are in. */
export function partOfDay(minutes: number, isChinese: boolean): string {
  const [, zh, en] = DAY_PARTS.find(([until]) => minutes < until * 60) ?? [24, "晚上", "in the evening"];
  return isChinese ? zh : en;
}
