import { describe, expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const character = prepare({
  name: "阿舟",
  examples: [],
  lore: [],
  smallTalk: {
    "frame.sum": ["{sum} = {result}", "{sum} makes {result}"],
    "frame.unit": ["{from} = {to}", "{from} is {to}"],
    "frame.clock": ["{answer}"],
    "choose.ab": ["选{choice}", "I take {choice}"],
  },
});

/** The last answer of a talk of the person's lines. */
function lastAnswer(...lines: string[]): string {
  const history: Line[] = [];
  for (const text of lines) {
    const answer = reply(character, { text, history, seed: 1, now: "2026-11-27T20:15" }).text;
    history.push({ from: "user", text }, { from: "character", text: answer });
  }
  return history.at(-1)?.text ?? "";
}

describe("a question that leans on the one before", () => {
  it.each([
    ["15加20", "乘以二再减五呢", "35 × 2 - 5 = 65"],
    ["现在伦敦几点", "那东京呢", "东京现在是 21:15"],
    ["5公斤是多少斤", "那10公斤呢", "10 公斤 = 20 斤"],
    ["convert 10 kg to pounds", "what about 20 kg", "20 kg is 44.09 lb"],
  ])("%s, then %s", (first, second, answer) => {
    expect(lastAnswer(first, second)).toContain(answer);
  });

  it("names the second of two things that were named", () => {
    expect(lastAnswer("你喜欢什么", "第二个")).not.toContain("undefined");
    const history: Line[] = [{ from: "character", text: "去植物园，或者去逛旧书店。" }];
    expect(reply(character, { text: "第二个听起来不错", history, seed: 1 }).text).toContain("旧书店");
  });
});
