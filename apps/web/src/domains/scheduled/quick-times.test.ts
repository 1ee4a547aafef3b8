import { expect, it } from "vitest";
import { dateTimeFieldValue, quickTimes } from "./quick-times.ts";

const at = (hour: number, minute = 0) => new Date(2026, 4, 31, hour, minute).getTime();

it("offers an hour, tonight and tomorrow morning, over the end of a month", () => {
  expect(quickTimes(at(14)).map((one) => [one.id, dateTimeFieldValue(one.at)])).toEqual([
    ["hour", "2026-05-31T15:00"],
    ["tonight", "2026-05-31T21:00"],
    ["tomorrow", "2026-06-01T09:00"],
  ]);
});

it("offers no tonight that is over", () => {
  expect(quickTimes(at(20, 59)).map(({ id }) => id)).toEqual(["hour", "tomorrow"]);
  expect(quickTimes(at(23)).map(({ id }) => id)).toEqual(["hour", "tomorrow"]);
});
