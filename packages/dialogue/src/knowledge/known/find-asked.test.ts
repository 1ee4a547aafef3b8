import { describe, expect, it } from "vitest";
import { randomOf } from "../../random.ts";
import { answerByKnowledge } from "../answer.ts";
import rows from "./asks.json" with { type: "json" };
import { findAsked, indexAsked } from "./find-asked.ts";
import whats from "./whats.json" with { type: "json" };

const TABLE = `
螃蟹为什么横着走;螃蟹怎么总是横行;为啥螃蟹只会横着爬|why do crabs walk sideways;how come crabs go sideways|膝盖往旁边弯|Their knees bend sideways.
蚊子冬天去哪了;冬天为什么没有蚊子;蚊子怎么过冬|where do mosquitoes go in winter;how do mosquitoes survive the cold|躲起来或留下卵|They hide or leave eggs
怎么系领带;领带怎么打;打领带的方法|how do you tie a tie;how to knot a necktie|绕一圈再穿下来|Once round and down through
怎么把蜡从桌布上弄掉;衣服上的蜡油怎么去|how do i get wax out of a tablecloth;how to remove candle wax from fabric|先冻后熨|Freeze it, then iron it
猫为什么打呼噜;猫咕噜咕噜是什么意思|why do cats purr;what does it mean when a cat purrs|舒服的时候|When content
`;
const zh = indexAsked(TABLE, "zh");
const en = indexAsked(TABLE, "en");

describe("a question of the table", () => {
  it.each([
    ["为什么螃蟹老是横着走啊", "膝盖往旁边弯"],
    ["蚊子冬天都去哪儿了呢", "躲起来或留下卵"],
    ["领带到底怎么系", "绕一圈再穿下来"],
    ["桌布上的蜡怎么弄掉", "先冻后熨"],
  ])("is found in other words: %s", (text, answer) => {
    expect(findAsked(zh, text)?.zh).toBe(answer);
  });

  it.each([
    ["why do crabs always walk sideways", "Their knees bend sideways"],
    ["how do i tie a tie", "Once round and down through"],
    ["how can I remove wax from a tablecloth?", "Freeze it, then iron it"],
  ])("is found in other words: %s", (text, answer) => {
    expect(findAsked(en, text)?.en).toBe(answer);
  });

  it.each([
    ...[
      "螃蟹怎么做好吃",
      "苍蝇冬天去哪了",
      "蚊子为什么咬人",
      "怎么挑领带",
      "桌布上的红酒怎么去",
      "狗为什么打呼噜",
    ],
    ...["猫什么时候打呼噜", "螃蟹几条腿", "冬天去哪玩", "领带多少钱", "猫为什么喜欢盒子", "蜡烛为什么会灭"],
  ])("is not “%s”", (text) => {
    expect(findAsked(zh, text)).toBeUndefined();
  });

  it.each([
    ...[
      "why do dogs purr",
      "where do bees go in winter",
      "how do you tie a bow",
      "when do cats purr",
      "why do crabs pinch",
    ],
    ...[
      "how do i get wine out of a tablecloth",
      "how long do mosquitoes live",
      "how do cats sleep",
      "what is a tablecloth",
    ],
  ])("is not “%s”", (text) => {
    expect(findAsked(en, text)).toBeUndefined();
  });

  it("says whether it is a way", () => {
    expect(findAsked(en, "how do you tie a tie")?.isWay).toBe(true);
    expect(findAsked(en, "why do cats purr")?.isWay).toBe(false);
  });
});

describe("the tables of what is known", () => {
  it("have all their cells, without marks that part them", () => {
    for (const row of whats)
      expect(
        row.split("|").filter((cell) => cell !== ""),
        row,
      ).toHaveLength(3);
    for (const row of rows)
      expect(
        row.split("|").filter((cell) => cell !== ""),
        row,
      ).toHaveLength(4);
  });

  it.each([
    "你为什么打呼噜",
    "why do you purr",
    "我为什么总是难过",
    "why am i so sad",

    "what is my name",
  ])("are not asked for “%s”", (text) => {
    const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
    expect(answerByKnowledge(text, language, randomOf("1"))).toBeNull();
  });

  it.each([
    ["豆豆睡前问我月亮为什么跟着我们走，我该怎么跟他说？", "月亮太远"],
    ["谁是贝多芬", "贝多芬"],
    ["你听说过香槟吗", "香槟"],
    ["do you know what champagne is?", "Champagne"],
    ["I lost sleep over this: why do crabs walk sideways?", "crab's knees"],
  ])("answer “%s”", (text, piece) => {
    const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
    expect(answerByKnowledge(text, language, randomOf("1"))?.answer).toContain(piece);
  });

  it.each(["what's the matter", "what is the time", "what's the plan"])("have no answer to “%s”", (text) => {
    expect(answerByKnowledge(text, "en", randomOf("1"))).toBeNull();
  });

  it("are read quickly", () => {
    const [chinese, english] = [indexAsked(rows.join("\n"), "zh"), indexAsked(rows.join("\n"), "en")];
    const began = performance.now();
    for (let round = 0; round < 100; round += 1) {
      findAsked(chinese, `为什么下雨之前燕子会飞得很低呢${round}`);
      findAsked(english, `why do the swallows fly so low before it rains ${round}`);
    }
    expect((performance.now() - began) / 200).toBeLessThan(2);
  });
});
