import { t } from "../../platform/i18n/i18n.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of milliseconds in its largest unit, rounded up: "6 days", "23 hours", "1 minute". */
export function leftText(ms: number): string {
  if (ms > DAY) return t("timed.leftDays", { n: Math.ceil(ms / DAY) });
  if (ms > HOUR) return t("timed.leftHours", { n: Math.ceil(ms / HOUR) });
  return t("timed.leftMinutes", { n: Math.max(1, Math.ceil(ms / MINUTE)) });
}
