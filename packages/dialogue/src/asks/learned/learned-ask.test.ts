import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { learnedAsk } from "../recognise-ask.ts";
import { likelyAsk } from "./learned-ask.ts";

describe("what a line most likely is", () => {
  it("is right where it says so, on lines that it did not learn from", () => {
    const file = readFileSync(new URL("../../../evaluation/asks.dev.jsonl", import.meta.url), "utf8");
    const asks = file
      .split("\n")
      .filter((row) => row !== "")
      .map((row) => JSON.parse(row) as { kind: string; text: string; before: { text: string }[] });
    const sure = asks
      .map(({ kind, text, before }) => ({ kind, likely: likelyAsk(text, before.at(-1)?.text ?? "") }))
      .filter(({ likely }) => likely.likelihood >= 0.3);
    const right = sure.filter(({ kind, likely }) => likely.kind === kind);
    expect(sure.length).toBeGreaterThan(asks.length / 2);
    expect(right.length).toBeGreaterThan(0.8 * sure.length);
  });

  it("takes the character's line into account", () => {
    const after = (before: string) => likelyAsk("为啥呀", before);
    expect(after("我更喜欢雨天。").kind).toMatch(/^follow\.why/u);
  });

  it("gives a likelihood between 0 and 1, whatever it is given", () => {
    for (const line of ["", "   ", "?", "啊".repeat(5000), "\u{1F600}".repeat(300), "qwoeiruqwoeiru zxcv"]) {
      const { likelihood } = likelyAsk(line, line);
      expect(likelihood).toBeGreaterThan(0);
      expect(likelihood).toBeLessThanOrEqual(1);
    }
  });

  it("is quick", () => {
    likelyAsk("你好", "");
    const began = performance.now();
    for (let round = 0; round < 100; round += 1) likelyAsk(`今天有点累，你呢${round}`, "你好呀");
    expect((performance.now() - began) / 100).toBeLessThan(5);
  });
});

describe("what is answered by what was learned", () => {
  it("leaves what is made, chosen or worked out to their own readers", () => {
    expect(learnedAsk("帮我写首关于雨的小诗", "")).toBeUndefined();
    expect(learnedAsk("今天几号了", "")).toBeUndefined();
  });

  it("does not take what is asked of somebody else for a question about the character", () => {
    expect(learnedAsk("她叫什么名字", "")).toBeUndefined();
    expect(learnedAsk("我妈喜欢什么颜色呢", "")).toBeUndefined();
  });
});
