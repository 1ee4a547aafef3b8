import { expect, it } from "vitest";
import {
  cardHeight,
  coverRatio,
  inTwoColumns,
  isLacking,
  isShort,
  keptPart,
  oneMore,
  type Part,
  partBetween,
  roomOf,
  topsOf,
} from "./masonry.ts";

const part = (first: number, end: number): Part => ({ first, end });

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

it("cuts no words that have room, and knows Latin letters for narrower ones", () => {
  expect([isShort("海边的云", 4), isShort("海边的云朵", 4)]).toEqual([true, false]);
  expect([isShort("Kitty", 3), isShort("Kitten", 3)]).toEqual([true, false]);
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

it("finds the cards near the screen, and the room of the rest", () => {
  const tops = topsOf(Array.from({ length: 250 }, () => 200));
  expect(partBetween(tops, -1200, 2000)).toEqual({ first: 0, end: 10 });
  expect(partBetween(tops, 10_000, 13_000)).toEqual({ first: 50, end: 65 });
  expect(partBetween(tops, 90_000, 93_000)).toEqual({ first: 250, end: 250 });
  expect(partBetween(topsOf([]), 0, 100)).toEqual({ first: 0, end: 0 });
  expect([roomOf(tops, part(0, 50)), roomOf(tops, part(65, 250))]).toEqual([10_000, 37_000]);
});

it("draws what is seen at once, and what is wanted around it card by card", () => {
  const seen = [part(10, 14), part(9, 12)];
  const wanted = [part(8, 16), part(8, 14)];
  let drawn: readonly Part[] = seen.map((one, at) => keptPart(undefined, one, wanted[at] ?? one));
  expect(drawn).toEqual(seen);
  const ends: number[][] = [];
  for (let next = oneMore(drawn, wanted); next !== drawn; next = oneMore(drawn, wanted)) {
    drawn = next;
    ends.push(drawn.flatMap(({ first, end }) => [first, end]));
  }
  expect(ends).toEqual([
    [10, 15, 9, 12],
    [10, 15, 9, 13],
    [10, 16, 9, 13],
    [10, 16, 9, 14],
    [9, 16, 9, 14],
    [8, 16, 9, 14],
    [8, 16, 8, 14],
  ]);
});

it("lets go of what is far away, and of everything when one jumps", () => {
  expect(keptPart(part(0, 12), part(6, 10), part(4, 14))).toEqual(part(4, 12));
  expect(keptPart(part(0, 12), part(11, 15), part(9, 19))).toEqual(part(9, 15));
  expect(keptPart(part(0, 12), part(40, 44), part(36, 48))).toEqual(part(40, 44));
});

it("draws anew for a card that comes, and for none that could go", () => {
  const drawn = [part(4, 12), part(3, 10)];
  expect(isLacking(drawn, [part(6, 12), part(5, 10)])).toBe(false);
  expect(isLacking(drawn, [part(6, 13), part(5, 10)])).toBe(true);
  expect(isLacking(drawn, [part(4, 12), part(2, 10)])).toBe(true);
  expect(isLacking(drawn, [part(20, 20), part(3, 10)])).toBe(false);
  expect(isLacking([], [part(0, 1)])).toBe(true);
});
