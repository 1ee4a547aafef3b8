import { expect, it } from "vitest";
import { dayIn, isoOf, todayOf } from "./days.ts";

/** A Wednesday. */
const today = todayOf("2026-11-25T20:15") ?? 0;

it.each([
  ["明天", "2026-11-26"],
  ["大后天", "2026-11-28"],
  ["昨晚", "2026-11-24"],
  ["下周二", "2026-12-01"],
  ["周五", "2026-11-27"],
  ["这周末", "2026-11-28"],
  ["下个月5号", "2026-12-05"],
  ["两周后", "2026-12-09"],
  ["12月20号", "2026-12-20"],
  ["明年3月20号", "2027-03-20"],
  ["3号", "2026-12-03"],
  ["圣诞", "2026-12-25"],
  ["next friday", "2026-12-04"],
  ["friday", "2026-11-27"],
  ["last monday", "2026-11-23"],
  ["june 12th", "2027-06-12"],
  ["on the 3rd", "2026-12-03"],
  ["in two weeks", "2026-12-09"],
  ["in 3 days", "2026-11-28"],
])("%s", (text, day) => {
  expect(isoOf(dayIn(text, today) ?? 0)).toBe(day);
});

it.each(["月底", "以后", "第3号线", "六十一岁", "someday", "the sun"])("%s is no day", (text) => {
  expect(dayIn(text, today)).toBeNull();
});
