import { describe, expect, it } from "vitest";
import { FactTagger } from "../../../packages/dialogue/src/memory/tagger/fact-tagger.ts";
import { readMarked } from "./marked-lines.ts";
import { trainFacts } from "./train-facts.ts";

const CITIES = ["成都", "杭州", "长沙", "武汉", "青岛", "大连", "南京", "西安", "厦门", "昆明"];
const FOODS = ["榴莲", "香菜", "苦瓜", "茄子", "豆腐", "鱼腥草", "芹菜", "羊肉", "木耳", "生姜"];
const ROWS = CITIES.flatMap((city, at) => [
  `我住在{home:${city}}`,
  `我妈妈住在{home@mother:${city}}`,
  `我讨厌{dislike:${FOODS[at]}}`,
  `你去过${city}吗`,
]);
const NO_CLASSES = { names: [], hashes: "", bits: "" };

describe("learning to find facts", () => {
  const tagger = new FactTagger(trainFacts(ROWS.map(readMarked), NO_CLASSES, () => undefined));
  const read = (text: string) =>
    tagger
      .values({ text, before: "", names: {} }, 0)
      .map(({ kind, about, start, end }) => [kind, about, text.slice(start, end)]);

  it("finds values that it has not seen, by what stands around them", () => {
    expect(read("我住在贵阳")).toEqual([["home", undefined, "贵阳"]]);
    expect(read("我讨厌韭菜")).toEqual([["dislike", undefined, "韭菜"]]);
  });

  it("says whose they are", () => {
    expect(read("我妈妈住在贵阳")).toEqual([["home", "mother", "贵阳"]]);
  });

  it("finds none in a question", () => {
    expect(read("你去过贵阳吗")).toEqual([]);
  });

  it("learns the same from the same lines", () => {
    const lines = ROWS.slice(0, 8).map(readMarked);
    const once = trainFacts(lines, NO_CLASSES, () => undefined);
    expect(trainFacts(lines, NO_CLASSES, () => undefined)).toEqual(once);
  });
});
