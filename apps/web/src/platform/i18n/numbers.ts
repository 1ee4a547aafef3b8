import { lang } from "./i18n.ts";

const trim = (value: number): string =>
  value >= 100 ? String(Math.floor(value)) : String(Math.floor(value * 10) / 10);

// One for each language: making one takes longer than formatting a thousand numbers with it.
const grouped = { zh: new Intl.NumberFormat("zh-CN"), en: new Intl.NumberFormat("en") };

/** A whole number with thousands separators: 12,345. */
export const wholeNumber = (value: number): string =>
  value >= 0 && value < 1000 ? String(value) : grouped[lang.get()].format(value);

/** A shortened count: 9999 → 9,999 · 24000 → 2.4万 / 24k (design rule 10). */
export function shortCount(count: number): string {
  if (count < 10_000) return wholeNumber(count);
  if (lang.get() === "en")
    return count < 1_000_000 ? `${trim(count / 1000)}k` : `${trim(count / 1_000_000)}M`;
  return count < 100_000_000 ? `${trim(count / 10_000)}万` : `${trim(count / 100_000_000)}亿`;
}

/** An unread count for a badge: 1 … 99, then 99+. */
export function badgeCount(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** Bytes for people: 812 B · 2.4 MB. */
export function fileSize(bytes: number): string {
  const units = ["B", "KB", "MB", "GB"];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[unit]}`;
}

/** A duration in seconds as 0:07 or 1:02:09. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
