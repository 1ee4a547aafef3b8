const WEEK = 7;

/** Growth over a week, `+3.2%`; empty if the count was zero then. Pure. */
export function growthText(now: number, newByDay: readonly number[]): string {
  const gained = newByDay.slice(-WEEK).reduce((sum, one) => sum + one, 0);
  const before = now - gained;
  if (before <= 0 || gained === 0) return "";
  const share = (gained / before) * 100;
  return `+${share >= 10 ? Math.round(share) : Math.round(share * 10) / 10}%`;
}
