import { expect, it } from "vitest";
import { revealTimesOf, shownAt, wholeAfter } from "./reveal-times.ts";

const steps = (text: string): string[] => {
  const { ends } = revealTimesOf(text);
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
};

it("shows signs of Chinese one by one, and words of English whole, with what closes them", () => {
  expect(steps("你来啦。坐,喝茶？")).toEqual(["你", "来", "啦。", "坐", ",", "喝", "茶？"]);
  expect(steps("I'm here, go on… ok")).toEqual(["I'm ", "here, ", "go ", "on… ", "ok"]);
  expect(steps("看 https://4d.example/a?b=1,好")).toEqual(["看 ", "https://4d.example/a?b=1,", "好"]);
});

it("never cuts an emoji, a letter with its marks, or a pair of surrogates", () => {
  expect(steps("好👩‍👩‍👧‍👦呀🇨🇳#开心;𠮷e\u0301a")).toEqual([
    "好",
    "👩‍👩‍👧‍👦",
    "呀",
    "🇨🇳",
    "#开心;",
    "𠮷",
    "e\u0301a",
  ]);
});

it("loses nothing of any text", () => {
  for (const text of ["", " ", "（笑）\n\n好", "。。。", "#不是;", "a\u0000b", "((((", "\ud83d"]) {
    expect(steps(text).join("")).toBe(text);
    expect(shownAt(revealTimesOf(text), 5000)).toBe(text.length);
  }
});

it("begins within a quarter of a second, later for a longer text, and ends within four", () => {
  const [short, long, longest] = ["好。", "我把灯拨亮了一点，你坐近些。", "很".repeat(2000)].map((text) =>
    revealTimesOf(text),
  );
  if (!short || !long || !longest) throw new Error("three texts");
  expect(short.at[0]).toBeLessThan(long.at[0] ?? 0);
  for (const times of [short, long, longest]) {
    expect(shownAt(times, 0)).toBe(0);
    expect(times.at[0]).toBeLessThanOrEqual(250);
    expect(shownAt(times, 250)).toBeGreaterThan(0);
    expect(wholeAfter(times)).toBeLessThanOrEqual(4000);
    expect(shownAt(times, wholeAfter(times))).toBe(times.ends.at(-1));
  }
});

it("keeps to eighteen signs, or nine words, a second", () => {
  for (const [text, n] of [
    ["灯".repeat(37), 18],
    [`${"word ".repeat(19)}end`, 9],
  ] as const) {
    const times = revealTimesOf(text);
    const after = (times.at[0] ?? 0) + 1001;
    expect(times.at.filter((ms) => ms <= after)).toHaveLength(n + 1);
  }
});
