import { expect, it } from "vitest";
import { cardHeight, coverRatio, inTwoColumns, partBetween } from "./masonry.ts";

const cover = (width: number, height: number) => ({
  kind: "image" as const,
  url: "a",
  thumbUrl: "a",
  width,
  height,
});

it("gives a cover its own shape, within what two columns bear", () => {
  expect(coverRatio({ cover: cover(300, 400) })).toBe(0.75);
  expect(coverRatio({ cover: cover(4000, 100) })).toBe(2);
  expect(coverRatio({ cover: cover(100, 4000) })).toBe(9 / 16);
  expect(coverRatio({ cover: null })).toBe(1);
});

it("expects more room for longer titles, up to two lines", () => {
  const high = (title: string) => cardHeight({ cover: cover(1, 1), title, excerpt: "" }, 180);
  expect(high("短")).toBeLessThan(high("一个长得要写成两行的标题放在这里"));
  expect(high("字".repeat(30))).toBe(high("字".repeat(20)));
});

it("leaves every card in its column when more come", () => {
  const heights = Array.from({ length: 60 }, (_, at) => 100 + ((at * 37) % 190));
  const [left, right] = inTwoColumns(heights.slice(0, 30), (height) => height);
  const [longLeft, longRight] = inTwoColumns(heights, (height) => height);
  expect(longLeft.slice(0, left.length)).toEqual(left);
  expect(longRight.slice(0, right.length)).toEqual(right);
  const sum = (column: number[]) => column.reduce((all, one) => all + one, 0);
  expect(Math.abs(sum(longLeft) - sum(longRight))).toBeLessThan(300);
});

it("draws what is near the screen and keeps the room of the rest", () => {
  const heights = Array.from({ length: 250 }, () => 200);
  expect(partBetween(heights, -1200, 2000)).toEqual({ first: 0, end: 10, before: 0, after: 48_000 });
  expect(partBetween(heights, 10_000, 13_000)).toEqual({ first: 50, end: 65, before: 10_000, after: 37_000 });
  expect(partBetween(heights, 90_000, 93_000)).toEqual({ first: 250, end: 250, before: 50_000, after: 0 });
  expect(partBetween([], 0, 100)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
});
