import { describe, expect, it } from "vitest";
import { NEUTRAL, SLIDERS, STYLE_PRESETS } from "../style.ts";
import { ACTION, sentencesOf } from "../text/sentences.ts";
import { restyle } from "./restyle.ts";

const LINE = "（把灯拨亮）你来了呀。外面湿不湿？先坐一会儿，我给你倒茶。哈哈，别客气！";
const PICTURE = /\p{Extended_Pictographic}/u;
const set = (change: Partial<typeof NEUTRAL>) => ({ ...NEUTRAL, ...change });

describe("restyle", () => {
  it("changes nothing in the middle of every slider", () => {
    expect(restyle(LINE, NEUTRAL)).toBe(LINE);
    expect(restyle(LINE, NEUTRAL, { seed: 3 })).toBe(LINE);
  });

  it("shows the end of every slider on one line, as the style screen needs", () => {
    for (const slider of SLIDERS) {
      const ends = [0, 100].map((value) => restyle(LINE, set({ [slider]: value })));
      expect(new Set(ends).size, slider).toBe(2);
    }
  });

  it("cuts to fewer sentences and keeps a line", () => {
    const short = restyle(LINE, set({ length: 0 }));
    expect(sentencesOf(short)).toHaveLength(1);
    expect(short.length).toBeGreaterThan(3);
    expect(restyle("嗯。", set({ length: 0 }))).toBe("嗯。");
  });

  it("removes or adds gestures and emoji, once", () => {
    expect(restyle(LINE, set({ actions: 0 }))).not.toMatch(ACTION);
    expect(restyle("你来了。", set({ actions: 100 }), { actions: ["点头"] })).toBe("（点头）你来了。");
    expect(restyle("好呀😊。", set({ emoji: 0 }))).not.toMatch(PICTURE);
    expect(restyle("你来了。", set({ emoji: 100 }), { emoji: ["🕯️"] })).toMatch(PICTURE);
  });

  it("says 您 when formal and 你 when not", () => {
    expect(restyle("你先坐，没事。", set({ formality: 100 }))).toBe("您先坐，没有关系。");
    expect(restyle("您先坐。", set({ formality: 0 }))).toBe("你先坐。");
    expect(restyle("I'm here, don't worry.", set({ formality: 100 }))).toBe("I am here, do not worry.");
  });

  it("addresses the user after a gesture, and not twice", () => {
    const style = set({ address: "小林" });
    expect(restyle("（点头）坐吧。", style)).toBe("（点头）小林，坐吧。");
    expect(restyle("小林，坐吧。", style)).toBe("小林，坐吧。");
  });

  it("gives the same line for the same seed, and keeps questions last", () => {
    for (const { style } of STYLE_PRESETS) {
      expect(restyle(LINE, style, { seed: 7 })).toBe(restyle(LINE, style, { seed: 7 }));
      const isQuestion = restyle("我在听。你今天怎么样？", { ...style, emoji: 0 }, { seed: 7 });
      expect(isQuestion).toMatch(/[？?]$/u);
    }
  });
});
