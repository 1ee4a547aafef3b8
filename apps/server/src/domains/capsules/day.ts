import { fail } from "../../platform/failure.ts";

const DAY = 86_400_000;

/** The local date in a time zone, as `2026-11-22`. @throws RangeError for an unknown zone. */
function dateIn(timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return format.format(now);
}

/** The current day in a time zone, counted from 1970-01-01. @throws Failure invalid for an unknown zone. */
export function dayOf(now: number, timeZone: string): number {
  try {
    return Date.parse(`${dateIn(timeZone, now)}T00:00:00Z`) / DAY;
  } catch {
    return fail("invalid", { field: "timeZone", zh: "时区不存在", en: "Time zone not found" });
  }
}

/** Formats a counted day as `2026-11-22`. */
export const dateText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
