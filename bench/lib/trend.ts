/** How a quantity moved over time, by least squares. */
export interface Trend {
  /** Units an hour. */
  readonly perHour: number;
  /** Twice the standard error of that: a slope within it of zero is none. NaN of fewer than three samples. */
  readonly unsure: number;
  readonly mean: number;
}

export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

const HOUR_MS = 3_600_000;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The straight line that lies closest to the samples. */
export function trendOf(samples: readonly Sample[]): Trend {
  const count = samples.length;
  const hours = samples.map(({ atMs }) => atMs / HOUR_MS);
  const values = samples.map(({ value }) => value);
  const [middle, mean] = [sumOf(hours) / count, sumOf(values) / count];
  const spread = sumOf(hours.map((hour) => (hour - middle) ** 2));
  const perHour = sumOf(hours.map((hour, at) => (hour - middle) * ((values[at] ?? 0) - mean))) / spread;
  const missed = sumOf(hours.map((hour, at) => ((values[at] ?? 0) - mean - perHour * (hour - middle)) ** 2));
  const unsure = count < 3 ? Number.NaN : 2 * Math.sqrt(missed / (count - 2) / spread);
  return { perHour, unsure, mean };
}

/** What of its mean a quantity may gain in an hour and still be called flat. */
const FLAT_SHARE = 0.02;

/**
 * Whether it grew: surely more than nothing, and by more in an hour than `FLAT_SHARE` of what is there.
 * Too few samples to be sure of anything say no.
 */
export const grows = ({ perHour, unsure, mean }: Trend): boolean =>
  perHour - unsure > 0 && perHour > mean * FLAT_SHARE;
