import { describe, expect, it } from "vitest";
import { STARTERS } from "../starters/index.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const characters = STARTERS.map(({ persona }) => prepare(persona));
const repliesTo = (text: string) =>
  characters.map((character, seed) => reply(character, { text, history: [], seed, now: "2026-11-28T20:00" }));

/** A question, and what every answer to it names. */
const NAMED: readonly (readonly [string, string])[] = [
  ["你会下象棋吗", "下象棋"],
  ["你吃过红烧肉吗", "吃过红烧肉"],
  ["你谈过恋爱吗", "谈过恋爱"],
  ["你觉得人是不是还是好的多？", "人是不是还是好的多"],
  ["你有没有打火机", "打火机"],
  ["你是左撇子吗", "左撇子"],
  ["獾为什么爱挖洞呢？", "獾为什么爱挖洞"],
  ["can you drive a tractor", "drive a tractor"],
  ["have you ever ridden a camel?", "ridden a camel"],
  ["do you like foggy mornings", "foggy mornings"],
  ["do you believe in ghosts and goblins?", "anything to ghosts and goblins"],
  ["do you know what a zorgblatt is", "zorgblatt"],
];

describe("a plain question to a character", () => {
  it.each(NAMED)("%s: names what it asks about, in every voice", (text, piece) => {
    const answers = repliesTo(text).map((answer) => answer.text);
    const others = answers.filter((answer) => !answer.includes(piece) && !/雾|fog/iu.test(answer));
    expect(others).toEqual([]);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it("is answered by the character's own example where one asks the same", () => {
    const ayao = characters[STARTERS.findIndex(({ key }) => key === "ayao")];
    if (ayao === undefined) throw new Error("there is no Ayao");
    expect(reply(ayao, { text: "你出过海没有", history: [], seed: 1 }).source.rule).toBe("example");
  });

  it("leaves what was recognised more surely to its own lines", () => {
    for (const { source } of repliesTo("你是机器人吗")) expect(source).toMatchObject({ intent: "human" });
    for (const { source } of repliesTo("你有兄弟姐妹吗"))
      expect(source).toMatchObject({ intent: "self.family" });
  });
});

it("has lines of every voice that stay sentences whatever they are asked", () => {
  const asked = [
    "你会修自行车吗",
    "你去过云南吗",
    "你喜欢看足球吗",
    "why do you keep talking about tea",
    "are you scared of spiders",
  ];
  for (const text of asked)
    for (const answer of repliesTo(text)) {
      expect(answer.text).not.toMatch(/[{}]|undefined|\b(?:an? an?|the the|I am are|I are)\b/u);
      expect(answer.source.rule).not.toBe("deflection");
    }
});

it("asks the character's world before it says a question back", () => {
  const lore = [{ keys: ["灯塔"], content: "灯塔有三盏灯，最高的一盏是绿的。" }];
  const known = prepare({ name: "阿遥", examples: [], lore });
  expect(reply(known, { text: "灯塔什么样", history: [], seed: 1 }).text).toContain("三盏灯");
});
