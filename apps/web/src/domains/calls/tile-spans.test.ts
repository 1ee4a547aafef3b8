import { expect, it } from "vitest";
import { TRACKS, tileSpans } from "./tile-spans.ts";

const spansOf = (count: number) => Array.from({ length: count }, (_, at) => tileSpans(count, at));

it("lays one to nine tiles out in full rows", () => {
  for (let count = 1; count <= 9; count += 1)
    for (const way of ["upright", "wide"] as const) {
      const spans = spansOf(count).map((one) => one[way]);
      expect(spans.reduce((sum, one) => sum + one, 0) % TRACKS).toBe(0);
      // Only the last row may be wider.
      expect(spans.filter((one) => one > (spans[0] ?? 0)).length).toBeLessThan(TRACKS / (spans[0] ?? 1));
    }
});

it("stands upright in one, two and three columns", () => {
  expect([1, 2, 3, 4, 6, 8, 9].map((count) => TRACKS / tileSpans(count, 0).upright)).toEqual([
    1, 1, 2, 2, 2, 2, 3,
  ]);
});
