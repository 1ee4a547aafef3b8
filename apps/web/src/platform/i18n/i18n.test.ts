import { afterEach, expect, it } from "vitest";
import { en } from "./en/catalogue.ts";
import { late as enLate } from "./en/late.ts";
import { showLanguage, t, withLate } from "./i18n.ts";
import { badgeCount, clock, fileSize, shortCount } from "./numbers.ts";
import { zh } from "./zh/catalogue.ts";
import { late as zhLate } from "./zh/late.ts";

afterEach(() => showLanguage("zh"));
const names = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b));

it("fills placeholders and chooses plurals", async () => {
  expect(t("shell.minutesAgo", { n: 3 })).toBe("3 分钟前");
  await showLanguage("en");
  expect(t("shell.minutesAgo", { n: 1 })).toBe("1 minute ago");
  expect(t("shell.minutesAgo", { n: 3 })).toBe("3 minutes ago");
});

it("has the same placeholders in both languages", () => {
  const missing: string[] = [];
  const all: Record<string, Record<string, string | { one: string; other: string }>> = { ...en, ...enLate };
  for (const [area, texts] of Object.entries({ ...zh, ...zhLate })) {
    const english = all[area] ?? {};
    for (const [key, text] of Object.entries<string>(texts)) {
      const other = english[key] ?? "";
      const forms = typeof other === "string" ? [other] : [other.other];
      if (forms.some((form) => names(form).join() !== names(text).join())) missing.push(`${area}.${key}`);
    }
  }
  expect(missing).toEqual([]);
});

it("loads late texts in the present language, also after it changes", async () => {
  expect(await withLate(() => Promise.resolve("code"))).toBe("code");
  expect(t("capsules.checkIn")).toBe("每日签到");
  await showLanguage("en");
  expect(t("capsules.checkIn")).toBe("Daily check-in");
});

it("shortens counts", async () => {
  expect([0, 9999, 10_000, 24_000, 1_204_000, 120_000_000].map(shortCount)).toEqual([
    "0",
    "9,999",
    "1万",
    "2.4万",
    "120万",
    "1.2亿",
  ]);
  await showLanguage("en");
  expect([9999, 24_000, 999_999, 1_500_000].map(shortCount)).toEqual(["9,999", "24k", "999k", "1.5M"]);
  expect([5, 99, 100].map(badgeCount)).toEqual(["5", "99", "99+"]);
});

it("writes sizes and durations", () => {
  expect([812, 1024, 2_516_582, 150 * 1024 * 1024].map(fileSize)).toEqual([
    "812 B",
    "1 KB",
    "2.4 MB",
    "150 MB",
  ]);
  expect([7, 724, 3729].map(clock)).toEqual(["0:07", "12:04", "1:02:09"]);
});
