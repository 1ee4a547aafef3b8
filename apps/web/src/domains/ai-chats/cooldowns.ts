import { t } from "../../platform/i18n/i18n.ts";

/** Seconds a character in a group waits before it speaks by itself again, as a slider offers them. */
export const COOLDOWNS = [5, 10, 30, 60, 120, 300, 600, 1800, 3600] as const;

/** The place on the slider that is nearest to so many seconds, from below. Pure. */
export const cooldownIndex = (seconds: number): number =>
  Math.max(
    0,
    COOLDOWNS.findLastIndex((pause) => pause <= seconds),
  );

/** A pause in words. */
export const cooldownText = (seconds: number): string =>
  seconds < 60 ? t("aiChats.seconds", { n: seconds }) : t("aiChats.minutes", { n: Math.round(seconds / 60) });
