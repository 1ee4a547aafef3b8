import { lang, t } from "./i18n/i18n.ts";
import { serverNow } from "./server-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (value: number) => String(value).padStart(2, "0");

const clockOf = (date: Date) => `${date.getHours()}:${two(date.getMinutes())}`;

/** Whole days between two local dates; summer time does not change the result. */
function daysBetween(from: Date, until: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(until) - midnight(from)) / DAY);
}

function dateOf(date: Date, now: Date): string {
  if (lang.get() === "en") {
    const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
    return date.toLocaleDateString("en", { month: "short", day: "numeric", ...year });
  }
  const day = `${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return date.getFullYear() === now.getFullYear() ? day : `${date.getFullYear()}-${day}`;
}

/**
 * Time of a message or chat (`rules §9.4`, first reading): under a minute "just now", under an hour "N minutes
 * ago", today the time, yesterday with its prefix, then dates. Times in epoch milliseconds; times ahead of
 * our clock count as just now.
 */
export function timeText(time: number, now = serverNow()): string {
  const age = now - time;
  if (age < MINUTE) return t("shell.justNow");
  if (age < HOUR) return t("shell.minutesAgo", { n: Math.floor(age / MINUTE) });
  const [date, today] = [new Date(time), new Date(now)];
  const days = daysBetween(date, today);
  if (days === 0) return clockOf(date);
  return days === 1 ? t("shell.yesterday", { time: clockOf(date) }) : dateOf(date, today);
}

/** Relative label (`rules §9.4`, second reading): under 5 minutes "just now", minutes, hours, days to 30, a date. */
export function ageText(time: number, now = serverNow()): string {
  const age = now - time;
  if (age < 5 * MINUTE) return t("shell.justNow");
  if (age < HOUR) return t("shell.minutesAgo", { n: Math.floor(age / MINUTE) });
  if (age < DAY) return t("shell.hoursAgo", { n: Math.floor(age / HOUR) });
  if (age <= 30 * DAY) return t("shell.daysAgo", { n: Math.floor(age / DAY) });
  return dateOf(new Date(time), new Date(now));
}

/** A past or future moment, for time tips and details: the time alone if it is today, otherwise with the day. */
export function momentText(time: number, now = serverNow()): string {
  const [date, today] = [new Date(time), new Date(now)];
  const days = daysBetween(date, today);
  if (days === 0) return clockOf(date);
  if (days === 1) return t("shell.yesterday", { time: clockOf(date) });
  return `${dateOf(date, today)} ${clockOf(date)}`;
}

/** The day of a moment without its time: 11-22, or Nov 22. */
export const dayText = (time: number, now = serverNow()): string => dateOf(new Date(time), new Date(now));

/** The time of a moment without its day: 9:05. */
export function clockText(time: number): string {
  return clockOf(new Date(time));
}
