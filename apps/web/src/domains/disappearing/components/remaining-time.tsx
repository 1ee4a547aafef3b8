import { Timer } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { useMinute } from "../../messages/index.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of milliseconds in its largest unit, rounded up: "6 days", "23 hours", "1 minute". */
export function remainingText(ms: number): string {
  if (ms > DAY) return t("disappearing.leftDays", { n: Math.ceil(ms / DAY) });
  if (ms > HOUR) return t("disappearing.leftHours", { n: Math.ceil(ms / HOUR) });
  return t("disappearing.leftMinutes", { n: Math.max(1, Math.ceil(ms / MINUTE)) });
}

/** Beside a message: how long it stays, quietly. */
export function RemainingTime({ expiresAt }: { expiresAt: number }) {
  // The minute that runs counts as over.
  const now = (useMinute() + 1) * 60_000;
  const time = remainingText(expiresAt - now);
  return (
    <span role="img" aria-label={t("disappearing.goneIn", { time })} className="flex items-center gap-1">
      <Timer aria-hidden="true" className="size-3" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
