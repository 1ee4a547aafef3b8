import { describe, expect, it } from "vitest";
import { hashOf } from "../../learned/sparse-weights.ts";
import { tokensOf } from "../../learned/tokens.ts";
import { joined, WordClasses } from "./word-classes.ts";

const base64 = (numbers: number[]): string =>
  Buffer.from(Uint32Array.from(numbers).buffer).toString("base64");

function classesOf(words: Readonly<Record<string, number>>): WordClasses {
  const rows = Object.entries(words).map(([word, bits]) => ({ hash: hashOf(word), bits }));
  rows.sort((one, other) => one.hash - other.hash);
  return new WordClasses({
    names: ["food", "city"],
    hashes: base64(rows.map(({ hash }) => hash)),
    bits: base64(rows.map(({ bits }) => bits)),
  });
}

describe("classes of words", () => {
  it("joins signs as they are listed", () => {
    expect(joined(["螺", "蛳", "粉"])).toBe("螺蛳粉");
    expect(joined(["fish", "and", "chips"])).toBe("fish and chips");
    expect(joined(["k", "歌"])).toBe("k歌");
  });

  it("marks the tokens of the longest listed words, each class by itself", () => {
    const classes = classesOf({ 重庆: 2, 重庆小面: 1, 面: 1 });
    const marks = classes.marksOf(tokensOf("重庆小面好吃"));
    expect(marks.map((marked) => marked.map(({ name, place }) => `${name} ${place}`))).toEqual([
      ["food first", "city first"],
      ["food inner", "city last"],
      ["food inner"],
      ["food last"],
      [],
      [],
    ]);
  });

  it("marks words of several tokens in English", () => {
    const marks = classesOf({ "fish and chips": 1 }).marksOf(tokensOf("I love Fish and Chips"));
    expect(marks.map(([mark]) => mark?.place)).toEqual([undefined, undefined, "first", "inner", "last"]);
  });
});
