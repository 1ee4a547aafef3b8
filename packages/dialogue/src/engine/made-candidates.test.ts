import { describe, expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { STARTERS } from "../starters/index.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const PERSONAS = STARTERS.map(({ persona }) => prepare(persona));

const answersTo = (text: string, history: readonly Line[] = []) =>
  PERSONAS.map((prepared, at) =>
    reply(prepared, { text, history, memories: [], seed: `made ${at}`, now: "2026-11-28T20:00" }),
  );

describe("a story or a card for somebody or on something", () => {
  it("is made, though a character has a story of its own", () => {
    for (const { text } of answersTo("讲个故事，关于下雨天的小狗")) expect(text).toContain("小狗");
    for (const { text } of answersTo("那个睡前小故事呢？讲给六岁孩子的"))
      expect(text).not.toMatch(/死|遗|殡/u);
  });
});

describe("a move in a game", () => {
  it("is said again where it is the same, and nothing else in its place", () => {
    const history: Line[] = [
      { from: "user", text: "玩二十问，你想我猜" },
      { from: "character", text: "我抽了第 792 号卡片，上面是一样东西。二十个问题，问我“是不是”吧。" },
      { from: "user", text: "是动物吗" },
      { from: "character", text: "是的。" },
    ];
    for (const { text } of answersTo("是活的吗", history)) expect(text).toMatch(/是的/u);
  });

  it("offers others where another game is asked for, and begins what is taken", () => {
    const before: Line[] = [
      { from: "user", text: "出个谜语" },
      { from: "character", text: "千条线，万条线，落到水里看不见。打一自然物。" },
    ];
    for (const { text } of answersTo("不玩这个，换个游戏", before)) expect(text).toContain("二十问");
    const offered: Line[] = [
      { from: "user", text: "咱俩玩个游戏吧" },
      { from: "character", text: "会这些：猜谜、成语接龙。挑一个，说名字就开始。" },
    ];
    for (const { text } of answersTo("随便，你挑", offered)) expect(text).toMatch(/打一|脑筋/u);
  });

  it("puts no sentence where the words of a character expect a word", () => {
    const history: Line[] = [
      { from: "user", text: "quiz me" },
      { from: "character", text: "What is the capital of Norway?" },
    ];
    for (const { text } of answersTo("Oslo!", history)) {
      expect(text).toMatch(/Oslo|right/u);
      expect(text).not.toMatch(/[.?!],|it is, and|That's right! .*(?:This round|it is)/u);
    }
  });
});
