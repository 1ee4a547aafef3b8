import { expect, it } from "vitest";
import { runsOf, wordsOf } from "./words.ts";

it("finds the words of a mixed text without what stands between them", () => {
  expect(wordsOf("Hello, 世界! don't 3.5")).toEqual(expect.arrayContaining(["Hello", "世界"]));
});

it("parts Chinese at its commonest signs where the browser has no dictionary", () => {
  expect(runsOf("我在图书馆看书，很安静的 night shift")).toEqual([
    "我",
    "在",
    "图书馆看书",
    "很",
    "安静",
    "的",
    "night",
    "shift",
  ]);
});

it("loses no sign of a word", () => {
  const text = "昨天我们去了海边 and didn't swim";
  expect(runsOf(text).join("")).toBe(text.replaceAll(" ", ""));
});
