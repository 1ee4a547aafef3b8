import { expect, it } from "vitest";
import { banRemaining } from "./login.ts";

const HOUR = 3_600_000;

it("tells hours up to two days, and days beyond", () => {
  expect(
    [1, HOUR, 1.2 * HOUR, 47 * HOUR, 48 * HOUR, 30 * 24 * HOUR].map((left) => banRemaining(left).en),
  ).toEqual([
    "less than an hour",
    "less than an hour",
    "about 2 hours",
    "about 47 hours",
    "about 2 days",
    "about 30 days",
  ]);
  expect(banRemaining(72 * HOUR).zh).toBe("约 3 天");
});
