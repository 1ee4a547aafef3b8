import { describe, expect, test } from "vitest";
import { judgeText } from "./judge-text.ts";

const words = { block: ["坏东西", "very bad"], review: ["可疑", "sex"] };
const level = (text: string) => judgeText(text, words).level;

describe("judging a text by the word list", () => {
  test.each([
    ["今天天气真好", "safe"],
    ["这是坏东西", "block"],
    ["坏 东*西", "block"],
    ["坏\u200b东西", "block"],
    ["ＶＥＲＹ ＢＡＤ", "block"],
    ["有点可疑", "review"],
    ["Essex and Sussex", "safe"],
    ["SEX", "review"],
    ["", "safe"],
  ])("%s is %s", (text, expected) => expect(level(text)).toBe(expected));

  test("names the words it found", () => {
    expect(judgeText("坏东西，很可疑", words)).toEqual({ level: "block", words: ["坏东西"] });
  });
});
