import { describe, expect, it } from "vitest";
import { STARTERS } from "../starters/index.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const [first] = STARTERS;
if (first === undefined) throw new Error("there are no starters");
const character = prepare(first.persona);
const kindOf = (text: string) => {
  const { source } = reply(character, { text, history: [], seed: 1, now: "2026-11-28T20:00" });
  return source.rule === "intent" ? source.intent : source.rule;
};

describe("what a person brings up", () => {
  it.each([
    ["昨晚梦见我掉牙了", "daily.dream"],
    ["电话打了，她哭了", "daily.peace"],
    ["the neighbours are drilling again", "daily.noise"],
    ["新买的键盘到了", "daily.bought"],
    ["dropped my phone in the sink lol", "daily.broken"],
  ])("%s is reacted to as what it is", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each(["我昨晚梦见掉牙是什么意思？", "推荐一把键盘", "我叫周明"])("%s is no news", (text) => {
    expect(kindOf(text)).not.toMatch(/^daily/u);
  });

  it("does not precede a fact that lasts", () => {
    expect(kindOf("my sister lives in Leeds")).not.toMatch(/^daily/u);
  });
});
