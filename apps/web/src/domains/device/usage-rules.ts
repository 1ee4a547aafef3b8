import type { InstallWay } from "./install-way.ts";

/** How often this device was used. */
export interface AppUsage {
  /** Days on which the app was opened. */
  days: number;
  /** The last of them, as 2026-11-27 in local time; empty before the first. */
  lastDay: string;
  starts: number;
}

/** Days of use after which the app may offer itself. */
const HINT_DAYS = 3;
/** Starts after which a sent message shows that the person comes back. */
const HINT_STARTS = 2;

const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** The usage with one more start. Pure. */
export function usageAfterStart({ days, lastDay, starts }: AppUsage, now: Date): AppUsage {
  const today = dayOf(now);
  return { days: today === lastDay ? days : days + 1, lastDay: today, starts: starts + 1 };
}

/**
 * Whether it is time to offer the installing: from the third day on, or after a message in the second visit. A page
 * inside another app cannot install it; the settings say what to do there. Pure.
 */
export function isHintDue(usage: AppUsage, { way, hasSent }: { way: InstallWay; hasSent: boolean }): boolean {
  if (way === "installed" || way === "none" || way === "in-app") return false;
  return usage.days >= HINT_DAYS || (hasSent && usage.starts >= HINT_STARTS);
}
