import { describe, expect, it } from "vitest";
import { checkInStateOf, rewardAfter } from "./check-in-state.ts";
import { dateText, dayOf } from "./day.ts";

const HOUR = 3_600_000;

it("is counted where the rules say it is, and begins there at midnight", () => {
  const midnight = Date.parse("2026-11-22T00:00:00Z");
  expect(dateText(dayOf(midnight, "UTC"))).toBe("2026-11-22");
  expect(dateText(dayOf(midnight - 1, "UTC"))).toBe("2026-11-21");
  expect(dateText(dayOf(midnight - 8 * HOUR, "Asia/Shanghai"))).toBe("2026-11-22");
  expect(dateText(dayOf(midnight - 8 * HOUR - 1, "Asia/Shanghai"))).toBe("2026-11-21");
  expect(dayOf(0, "UTC")).toBe(0);
  expect(dayOf(24 * HOUR, "UTC")).toBe(1);
  expect(dateText(dayOf(Date.parse("2026-03-01T05:00:00Z"), "America/New_York"))).toBe("2026-03-01");
});

it("is refused in a zone nobody knows, by its field", () => {
  let refusal: unknown;
  try {
    dayOf(0, "Mars/Olympus");
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ kind: "invalid", details: { field: "timeZone" } });
});

describe("checking in", () => {
  const week = [1, 2, 3, 4, 5, 6, 20];

  it("gives more each day, and begins again after seven", () => {
    expect([0, 1, 6, 7, 8].map((streak) => rewardAfter(week, streak))).toEqual([1, 2, 20, 1, 2]);
    expect(rewardAfter([], 3)).toBe(0);
  });

  it("goes on from yesterday, and from nothing after a day left out", () => {
    expect(checkInStateOf(undefined, 100, week)).toMatchObject({ done: false, streak: 0, amount: 1 });
    expect(checkInStateOf({ day: 99, streak: 3, amount: 3 }, 100, week)).toMatchObject({
      ...{ done: false, streak: 3, amount: 4 },
    });
    expect(checkInStateOf({ day: 98, streak: 3, amount: 3 }, 100, week)).toMatchObject({
      ...{ done: false, streak: 0, amount: 1 },
    });
  });

  it("is done for today, also where it is already tomorrow", () => {
    for (const day of [100, 101])
      expect(checkInStateOf({ day, streak: 4, amount: 77 }, 100, week)).toEqual({
        ...{ day: dateText(100), done: true, streak: 4, amount: 77, week },
      });
  });
});
