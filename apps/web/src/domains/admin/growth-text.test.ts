import { expect, it } from "vitest";
import { growthText } from "./growth-text.ts";

it.each([
  [1032, [500, 0, 0, 0, 0, 0, 0, 32], "+3.2%"],
  [150, [25, 25], "+50%"],
  [5, [5], ""],
  [5, [0, 0], ""],
])("%d people after %j is %s", (now, days, expected) => {
  expect(growthText(now, days)).toBe(expected);
});
