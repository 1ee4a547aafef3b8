import type { PostCard } from "@4d/contract";
import { expect, it } from "vitest";
import { cardHeight, coverRatio, inTwoColumns, isShort } from "./masonry.ts";

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
  const high = (title: string, why: PostCard["why"] = null) =>
    cardHeight({ cover: cover(1, 1), title, excerpt: "", why }, 180);
  expect(high("短")).toBeLessThan(high("一个长得要写成两行的标题放在这里"));
  expect(high("短", { reason: "fresh", text: "刚刚发布" })).toBeGreaterThan(high("短"));
  expect(high("字".repeat(30))).toBe(high("字".repeat(20)));
});

it("cuts no words that have room, and knows Latin letters for narrower ones", () => {
  expect([isShort("海边的云", 4), isShort("海边的云朵", 4)]).toEqual([true, false]);
  expect([isShort("Kitty", 3), isShort("Kitten", 3)]).toEqual([true, false]);
});

it("leaves every card in its column when more come", () => {
  const heights = Array.from({ length: 60 }, (_, at) => 100 + ((at * 37) % 190));
  const [left, right] = inTwoColumns(heights.slice(0, 30), (height) => height);
  const [unevenColumns, longRight] = inTwoColumns(heights, (height) => height);
  expect(unevenColumns.slice(0, left.length)).toEqual(left);
  expect(longRight.slice(0, right.length)).toEqual(right);
  const sum = (column: number[]) => column.reduce((all, one) => all + one, 0);
  expect(Math.abs(sum(unevenColumns) - sum(longRight))).toBeLessThan(300);
});
