import fc from "fast-check";
import { expect, it } from "vitest";
import { drawPortions } from "./make-gift.ts";

it("draws whole portions that add up, whatever the total", () => {
  const request = fc
    .integer({ min: 1, max: 100 })
    .chain((portions) => fc.tuple(fc.integer({ min: portions, max: 20_000 }), fc.constant(portions)));
  fc.assert(
    fc.property(request, ([total, portions]) => {
      const drawn = drawPortions("lucky", total, portions);
      expect(drawn).toHaveLength(portions);
      expect(drawn.every((amount) => Number.isInteger(amount) && amount >= 1)).toBe(true);
      expect(drawn.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    }),
  );
  expect(drawPortions("equal", 30, 3)).toEqual([10, 10, 10]);
});

it("favours neither who comes first nor who comes last", () => {
  const sums = [0, 0, 0];
  const runs = 3000;
  for (let run = 0; run < runs; run += 1)
    drawPortions("lucky", 300, 3).forEach((amount, place) => {
      sums[place] = (sums[place] ?? 0) + amount;
    });
  for (const sum of sums) expect(Math.abs(sum / runs - 100)).toBeLessThan(8);
});
