import { expect, it } from "vitest";
import { wrapLines } from "./wrap-lines.ts";

const width = (piece: string) => piece.length;

it("breaks Chinese between letters and begins no line with a closing mark", () => {
  expect(wrapLines("雾散了就靠岸。你来吗？", width, 5, 9)).toEqual(["雾散了就靠", "岸。你来吗？"]);
});

it("breaks English between words, and keeps paragraphs", () => {
  expect(wrapLines("the fog lifts\nslowly", width, 8, 9)).toEqual(["the fog", "lifts", "slowly"]);
});

it("ends with an ellipsis what has too many lines", () => {
  expect(wrapLines("一二三四五六七八九", width, 3, 2)).toEqual(["一二三", "四五…"]);
});
