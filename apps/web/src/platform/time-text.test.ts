import { describe, expect, it } from "vitest";
import { showLanguage } from "./i18n/i18n.ts";
import { ageText, momentText, timeText } from "./time-text.ts";

const now = new Date(2026, 10, 18, 14, 30).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

describe("first reading (rules §9.4)", () => {
  it.each([
    [now, "刚刚"],
    [now + 5000, "刚刚"],
    [now - MINUTE + 1, "刚刚"],
    [now - MINUTE, "1 分钟前"],
    [now - 59 * MINUTE, "59 分钟前"],
    [now - 60 * MINUTE, "13:30"],
    [at(2026, 10, 18, 0, 5), "0:05"],
    [at(2026, 10, 17, 22, 10), "昨天 22:10"],
    [at(2026, 10, 17, 0, 0), "昨天 0:00"],
    [at(2026, 10, 16, 23, 59), "11-16"],
    [at(2025, 11, 31, 8, 0), "2025-12-31"],
  ])("%i is %s", (time, text) => expect(timeText(time, now)).toBe(text));

  it("says minutes rather than yesterday just after midnight", () => {
    const midnight = at(2026, 10, 18, 0, 10);
    expect(timeText(midnight - 20 * MINUTE, midnight)).toBe("20 分钟前");
  });
});

describe("second reading (rules §9.4)", () => {
  it.each([
    [now - 5 * MINUTE + 1, "刚刚"],
    [now - 5 * MINUTE, "5 分钟前"],
    [now - 60 * MINUTE, "1 小时前"],
    [now - DAY, "1 天前"],
    [now - 30 * DAY, "30 天前"],
    [now - 31 * DAY, "10-18"],
  ])("%i is %s", (time, text) => expect(ageText(time, now)).toBe(text));
});

it("shows the day of a moment", () => {
  expect(momentText(at(2026, 10, 16, 9, 14), now)).toBe("11-16 9:14");
  expect(momentText(at(2026, 10, 25, 9, 14), now)).toBe("11-25 9:14");
});

it("speaks English with plurals", async () => {
  await showLanguage("en");
  expect(timeText(now - MINUTE, now)).toBe("1 minute ago");
  expect(ageText(now - 3 * DAY, now)).toBe("3 days ago");
  expect(timeText(at(2025, 11, 31, 8, 0), now)).toBe("Dec 31, 2025");
  await showLanguage("zh");
});
