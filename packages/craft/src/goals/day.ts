const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a calendar date such as 2026-11-22; throws when it is none. */
export function dayOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isFinite(time)) throw new RangeError(`no date: ${date}`);
  if (new Date(time).toISOString().slice(0, 10) !== date) throw new RangeError(`no date: ${date}`);
  return time / DAY_MS;
}
