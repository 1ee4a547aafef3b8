import { foldText } from "@4d/contract/folding";
import { describe, expect, it } from "vitest";
import { BASE_ELEMENTS } from "./base/base-graph.ts";
import { guessTags } from "./combine.ts";
import { searchElements } from "./search-elements.ts";

const found = (query: string) => searchElements(BASE_ELEMENTS, query).map(({ name }) => name);

describe("searchElements", () => {
  it("finds by Chinese, exact matches and beginnings first", () => {
    expect(found("火")[0]).toBe("火");
    expect(found("火").slice(1)).toEqual(expect.arrayContaining(["火锅", "火山", "篝火"]));
    expect(found("火").indexOf("火锅")).toBeLessThan(found("火").indexOf("篝火"));
  });

  it("finds by the beginning of an English word, whatever its case and width", () => {
    expect(found("moonc")).toEqual(["月饼"]);
    expect(found("ＣＡＫＥ")[0]).toBe("蛋糕");
    expect(found("dragon")).toEqual(expect.arrayContaining(["龙", "端午", "舞龙"]));
    expect(found("wheel")).toContain("轮子");
  });

  it("finds by emoji, by characters with others between them, and despite one wrong letter", () => {
    expect(found("🥮")[0]).toBe("月饼");
    expect(found("薛猫")).toEqual(["薛定谔的猫"]);
    expect(found("dumplig")).toContain("饺子");
    expect(found("pnada")).toContain("熊猫");
    expect(found("pandaa")).toContain("熊猫");
  });

  it("folds the same spellings as the other searches of the product", () => {
    const folded = (query: string) =>
      searchElements(BASE_ELEMENTS, query, 50, foldText).map(({ name }) => name);
    expect(folded("月餅")).toEqual(["月饼"]);
    expect(folded("龍")[0]).toBe("龙");
    expect(folded("Ｗｈèel")).toContain("轮子");
    expect(found("月餅")).toEqual([]);
  });

  it("finds nothing for an unknown text, and all elements up to the limit for an empty query", () => {
    expect(found("zzzz")).toEqual([]);
    expect(searchElements(BASE_ELEMENTS, " ", 7)).toHaveLength(7);
    expect(searchElements(BASE_ELEMENTS, "a", 5)).toHaveLength(5);
  });
});

describe("guessTags", () => {
  it("takes the longest ending that is known, then the emoji, then the first parent", () => {
    expect(guessTags("水晶火锅", "🧩", [])).toContain("spicy");
    expect(guessTags("莫名", "🥮", [])).toContain("food");
    expect(
      guessTags("莫名", "🧩", [{ name: "雪", nameEn: "Snow", emoji: "❄️", tags: ["weather", "blend"] }]),
    ).toEqual(["weather"]);
    expect(guessTags("莫名", "🧩", [])).toEqual(["idea"]);
  });
});
