import { describe, expect, it } from "vitest";
import type { Line, Memory } from "../dialogue.ts";
import { mentionNow } from "./mention.ts";

const interview: Memory = { kind: "plan", value: "去面试", when: "2026-11-26" };
const cat: Memory = { kind: "name", value: "豆包", about: "cat" };
const lines = (...texts: string[]): Line[] => texts.map((text) => ({ from: "user", text }));
const history = lines("早", "今天下雨", "我在看书");
const at = (now: string, given: readonly Line[] = history, isHeavy = false) => ({
  history: given,
  now,
  isHeavy,
});

describe("what is brought up", () => {
  it.each([
    ["2026-11-25T20:00", /明天/u],
    ["2026-11-26T08:00", /今天/u],
    ["2026-11-27T20:00", /昨天/u],
  ])("at %s the interview, as it lies", (now, words) => {
    const found = mentionNow([cat, interview], at(now));
    expect(found?.memory).toBe(interview);
    expect(found?.zh.every((line) => line.includes("去面试"))).toBe(true);
    expect(found?.zh.some((line) => words.test(line))).toBe(true);
  });

  it("is the animal once the interview is long past, and nothing after it was named", () => {
    const later = "2026-12-20T20:00";
    expect(mentionNow([cat, interview], at(later))?.memory).toBe(cat);
    const named: Line[] = [...history, { from: "character", text: "豆包今天乖吗？" }];
    expect(mentionNow([cat, interview], at(later, named))).toBeNull();
  });

  it("is nothing in the first lines, nor while the person is in distress", () => {
    const now = "2026-11-27T20:00";
    expect(mentionNow([interview], at(now, lines("早")))).toBeNull();
    expect(mentionNow([interview], at(now, history, true))).toBeNull();
  });

  it("is no animal that has died", () => {
    const died: Memory = { kind: "died", value: "走了", about: "cat" };
    expect(mentionNow([cat, died], at("2026-12-20T20:00"))).toBeNull();
  });
});
