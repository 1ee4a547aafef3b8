const WEEK = 7;

/** How much more there are than a week ago, `+3.2%`; empty when there was nobody then. Pure. */
export function growthText(now: number, newByDay: readonly number[]): string {
  const gained = newByDay.slice(-WEEK).reduce((sum, one) => sum + one, 0);
  const before = now - gained;
  if (before <= 0 || gained === 0) return "";
  const share = (gained / before) * 100;
  return `+${share >= 10 ? Math.round(share) : Math.round(share * 10) / 10}%`;
}
