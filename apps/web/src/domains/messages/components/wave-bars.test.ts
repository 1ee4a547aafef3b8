import { expect, it } from "vitest";
import { barCount, waveBars } from "./wave-bars.ts";

it("keeps the loudest of the digits that share a bar", () => {
  expect(waveBars("0990", 2)).toEqual([1, 1]);
  expect(waveBars("09", 4)).toEqual([0, 0, 1, 1]);
});

it("draws something for a voice without digits, and more bars for a longer one", () => {
  expect(waveBars(undefined, 5).every((bar) => bar > 0.2 && bar < 0.8)).toBe(true);
  expect(barCount(1)).toBeLessThan(barCount(20));
  expect(barCount(600)).toBe(30);
});
