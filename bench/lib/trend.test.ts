import { describe, expect, it } from "vitest";
import { seeded } from "./random.ts";
import { grows, trendOf } from "./trend.ts";

const MINUTE = 60_000;
const random = seeded(8);
/** An hour of samples around 100, one a minute, with this much noise, rising by this much an hour. */
const hourOf = ({ noise, rise }: { noise: number; rise: number }) =>
  Array.from({ length: 60 }, (_, minute) => ({
    atMs: minute * MINUTE,
    value: 100 + (rise * minute) / 60 + (random() - 0.5) * noise,
  }));

describe("trendOf", () => {
  it("finds a straight line's slope", () => {
    const { perHour, unsure, mean } = trendOf(hourOf({ noise: 0, rise: 12 }));
    expect(perHour).toBeCloseTo(12, 6);
    expect(unsure).toBeCloseTo(0, 6);
    expect(mean).toBeCloseTo(105.9, 1);
  });

  it("is unsure by about as much as noise moves the slope", () => {
    const slopes = Array.from({ length: 200 }, () => trendOf(hourOf({ noise: 10, rise: 0 })));
    const within = slopes.filter(({ perHour, unsure }) => Math.abs(perHour) <= unsure).length;
    expect(within).toBeGreaterThan(180);
  });
});

describe("grows", () => {
  it("distinguishes a leak from noise", () => {
    expect(grows(trendOf(hourOf({ noise: 10, rise: 10 })))).toBe(true);
    expect(grows(trendOf(hourOf({ noise: 10, rise: 0 })))).toBe(false);
    expect(grows(trendOf(hourOf({ noise: 10, rise: -20 })))).toBe(false);
  });

  it("accepts a certain but tiny rise, and two samples", () => {
    expect(grows(trendOf(hourOf({ noise: 0, rise: 1 })))).toBe(false);
    expect(grows(trendOf(hourOf({ noise: 0, rise: 50 }).slice(0, 2)))).toBe(false);
  });
});
