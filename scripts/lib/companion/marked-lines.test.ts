import { describe, expect, it } from "vitest";
import { readMarked } from "./marked-lines.ts";

describe("a row with marked facts", () => {
  it("is read as the line and where its values stand", () => {
    const { text, before, values } = readMarked("我bf是{origin@boyfriend:德国}人，我{age:28}");
    expect(text).toBe("我bf是德国人，我28");
    expect(before).toBe("");
    expect(values.map(({ kind, about, start, end }) => [kind, about, text.slice(start, end)])).toEqual([
      ["origin", "boyfriend", "德国"],
      ["age", undefined, "28"],
    ]);
  });

  it("has the character's line before it where that matters", () => {
    expect(readMarked("[[How old are you?]] {age:11}")).toMatchObject({
      before: "How old are you?",
      text: "11",
    });
  });

  it("is refused where a mark is of no kind, or not whole", () => {
    expect(() => readMarked("{shoe:42}")).toThrow("no such kind, shoe");
    expect(() => readMarked("我{age:28")).toThrow("not whole");
  });
});
