const HOUR = 3_600_000;
/** From so many hours on it is said in days. */
const IN_DAYS = 48;

/** How long a ban lasts yet, in words that need no time zone; `left` in milliseconds. Pure (`ADMIN-1`). */
export function banRemaining(remainingMs: number): { zh: string; en: string } {
  const hours = Math.ceil(remainingMs / HOUR);
  if (hours <= 1) return { zh: "一小时内", en: "an hour at most" };
  if (hours < IN_DAYS) return { zh: `约 ${hours} 小时`, en: `about ${hours} hours` };
  const days = Math.round(hours / 24);
  return { zh: `约 ${days} 天`, en: `about ${days} days` };
}
