import { describe, expect, it } from "vitest";
import { STARTERS } from "../starters/index.ts";
import { findExchanges, indexExchanges, THRESHOLD } from "./find-exchange.ts";

const index = indexExchanges([
  { asks: ["灯塔有多高", "台阶有多少级"], answers: ["很高。"] },
  { asks: ["你吃饭了吗", "晚饭吃什么"], answers: ["吃了。"] },
  { asks: ["今天加班", "老板骂我"], answers: ["辛苦。"] },
  { asks: ["讲个故事"], answers: ["从前……"] },
  { asks: ["do you like cats", "my cat"], answers: ["Yes."] },
]);

describe("finding what was meant", () => {
  it.each([
    ["这座灯塔到底有多高呀", 0],
    ["有多少级台阶？", 0],
    ["你吃了饭没有", 1],
    ["今天又加班到十点，累", 2],
    ["我老板又骂我了", 2],
    ["给我讲一个故事吧", 3],
    ["I really like my cat", 4],
  ])("%s → %i", (text, exchange) => {
    expect(findExchanges(index, text)[0]?.exchange).toBe(exchange);
  });

  it.each([
    "区块链是什么",
    "法国首都在哪里",
    "帮我写一段代码",
    "你觉得他怎么样",
    "没有",
    "为什么呢",
    "what is the capital of France",
    "how does the stock market work",
    "明年奥运会在哪举行",
    "一加一等于几",
  ])("%s is not among them", (text) => {
    expect(findExchanges(index, text)).toEqual([]);
  });

  it("does not answer general knowledge in any starter", () => {
    const foreign = [
      "区块链的原理",
      "法国首都",
      "勾股定理怎么证明",
      "美联储加息",
      "光合作用的公式",
      "quantum computing",
    ];
    for (const { name, persona } of STARTERS) {
      const all = indexExchanges(persona.examples);
      for (const text of foreign)
        expect(findExchanges(all, text)[0]?.score ?? 0, `${name}: ${text}`).toBeLessThan(0.4);
    }
  });

  it("uses the threshold it was tuned with", () => {
    expect(THRESHOLD).toBe(0.25);
  });
});
