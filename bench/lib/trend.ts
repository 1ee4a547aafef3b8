/** How a quantity changed over time, by least squares. */
export interface Trend {
  /** Change per hour. */
  readonly perHour: number;
  /**
   * Twice the standard error of `perHour`: a slope below it is not significant. NaN for fewer than three
   * samples.
   */
  readonly unsure: number;
  readonly mean: number;
}

export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

const HOUR_MS = 3_600_000;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The straight line that fits the samples best. */
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

/** The share of its mean that a quantity may gain in an hour and still be called flat. */
const FLAT_SHARE = 0.02;

/**
 * Whether it grew: significantly, and by more in an hour than `FLAT_SHARE` of its mean. False for too few
 * samples.
 */
export const grows = ({ perHour, unsure, mean }: Trend): boolean =>
  perHour - unsure > 0 && perHour > mean * FLAT_SHARE;
