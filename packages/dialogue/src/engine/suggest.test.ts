import { expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { prepare } from "./prepare.ts";
import { suggest } from "./suggest.ts";
import { FITTING, type Wanted, wantedBy } from "./suggest-lines.ts";

const persona = prepare({ name: "阿遥", examples: [], lore: [] });
const after = (ask: string, ...lines: string[]): Line[] => [
  { from: "user", text: ask },
  ...lines.map((text): Line => ({ from: "character", text })),
];

it("knows what a line wants of its reader", () => {
  const lines: [string, "zh" | "en", Wanted][] = [
    ["今天冷，你冷吗？", "zh", "yesOrNo"],
    ["（把灯拨亮）你要茶还是酒？", "zh", "either"],
    ["今天过得怎么样？", "zh", "howAreYou"],
    ["你为什么来？（抬头）", "zh", "why"],
    ["你平时都做什么？", "zh", "open"],
    ["晚安。", "zh", "farewell"],
    ["别怕，慢慢来。", "zh", "comfort"],
    ["从前有一座灯塔。", "zh", "story"],
    ["雨停了。", "zh", "said"],
    ["Are you cold?", "en", "yesOrNo"],
    ["Tea or wine?", "en", "either"],
    ["Who sent you?", "en", "who"],
    ["It's okay, I'm here.", "en", "comfort"],
    ["Years ago there was a lighthouse.", "en", "story"],
    ["The rain stopped.", "en", "said"],
  ];
  for (const [line, language, wanted] of lines)
    expect([line, wantedBy(line, language)]).toEqual([line, wanted]);
});

it("offers an answer to a question, thanks for comfort, and a question about a story", () => {
  const [yes, , no] = suggest(persona, { history: after("你好", "你冷吗？"), seed: 1 });
  expect(FITTING.zh.yesOrNo.gentle).toContain(yes?.text);
  expect(FITTING.zh.yesOrNo.bold).toContain(no?.text);
  const [thanks] = suggest(persona, { history: after("I'm sad", "It's okay, I'm here."), seed: 1 });
  expect(FITTING.en.comfort.gentle).toContain(thanks?.text);
  const [, question] = suggest(persona, { history: after("讲个故事", "从前有一座灯塔。"), seed: 1 });
  expect(FITTING.zh.story.curious).toContain(question?.text);
});

it("never offers the same three twice in a row", () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const history: Line[] = [];
    let before = "";
    for (let n = 0; n < 12; n += 1) {
      history.push(
        { from: "user", text: `第${n}句` },
        { from: "character", text: n % 3 === 0 ? "雨停了。" : `风大了${n}。` },
      );
      const three = JSON.stringify(suggest(persona, { history, seed }).map(({ text }) => text));
      expect(three).not.toBe(before);
      before = three;
    }
  }
});

it("has only lines that fit a capsule, each once", () => {
  for (const fitting of Object.values(FITTING))
    for (const { gentle, bold, curious = [] } of Object.values(fitting)) {
      const lines = [...gentle, ...bold, ...curious];
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
    }
});

it("reads hostile lines quickly", () => {
  const begun = performance.now();
  for (const line of ["（".repeat(2000), "? ".repeat(1000), "*".repeat(2000), "。".repeat(2000)])
    wantedBy(line, "zh");
  expect(performance.now() - begun).toBeLessThan(500);
});
