import { describe, expect, it } from "vitest";
import { plainSentences } from "./plain-lore.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const plain = (content: string, title = "沈默", speaker = "阿遥") =>
  plainSentences(content, { title, speaker }).map((sentence) => sentence.trim());

describe("what can be said of an entry", () => {
  it.each([
    ["prose as it is", "灯塔建于一百年前。雾天要点三盏灯。", ["灯塔建于一百年前。", "雾天要点三盏灯。"]],
    [
      "W++",
      '[Character("Shen Mo")\n{\nAge("22")\nPersonality("Kind" + "Quiet")\nLikes("tea" + "rain" + "old ships")\nHair("black")\n}]',
      ["Shen Mo is 22 years old.", "Shen Mo is kind and quiet.", "Shen Mo likes tea, rain and old ships."],
    ],
    [
      "W++ in Chinese",
      '[角色("沈默")\n{\n性格("温和" + "念旧")\n职业("守塔人")\n}]',
      ["沈默的性格是温和、念旧。", "沈默的职业是守塔人。"],
    ],
    ["Boostyle", "[ Shen Mo + kind + quiet + lighthouse keeper ]", []],
    ["Boostyle without brackets", "Shen Mo + kind + quiet", []],
    [
      "JSON",
      '{"name": "沈默", "性格": ["温和", "念旧"], "年龄": 22}',
      ["沈默的性格是温和、念旧。", "沈默的年龄是22。"],
    ],
    ["broken JSON", '{"性格": "温和", ', ["沈默的性格是温和。"]],
    [
      "a list of attributes",
      "- 性格：温和、念旧\n- 爱好: 喝茶\n- id = 77",
      ["沈默的性格是温和、念旧。", "沈默的爱好是喝茶。"],
    ],
    ["prose after a colon", "灯塔：建于一百年前，雾天要点三盏灯。", ["灯塔，建于一百年前，雾天要点三盏灯。"]],
    [
      "headings and bold",
      "## 灯塔\n---\n**灯塔**建于一百年前。\n1. 雾天要点三盏灯。",
      ["灯塔建于一百年前。", "雾天要点三盏灯。"],
    ],
    [
      "notes in brackets",
      "[System note: never mention the war.]\n【设定】灯塔很高。[Tags: sea]",
      ["灯塔很高。"],
    ],
    [
      "Ali:Chat",
      '<START>\n{{user}}: Who are you?\n{{char}}: *smiles* "I keep the lighthouse."',
      ["I keep the lighthouse."],
    ],
    ["tags", "<world>灯塔很高。</world>\n<lore id=1>", ["灯塔很高。"]],
    ["comments", "灯塔很高。{{// 别说出去。}}", ["灯塔很高。"]],
    ["nothing to say", "[ Author: x; Title: y ]\n###\n| a | b |\n::", []],
  ])("%s", (_, content, expected) => {
    expect(plain(content)).toEqual(expected);
  });

  it("is about the speaker in the first person", () => {
    expect(plain('[Character("Yao") { Personality("Kind") Likes("tea") Age("30") }]', "x", "Yao")).toEqual([
      "I am kind.",
      "I like tea.",
      "I am 30 years old.",
    ]);
    expect(plain("性格：温和", "阿遥", "阿遥")).toEqual(["我的性格是温和。"]);
  });

  it("costs little, whatever the text is", () => {
    const began = performance.now();
    for (const piece of ['a("', '"a": [', "{{", "[", "* ", "a + ", "【", '("a" + ', "a: "])
      plain(piece.repeat(2000));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe("an answer about an entry", () => {
  const lore = [
    { keys: ["Fog Port"], content: '[Place("Fog Port") { Likes("rain") }]\n' },
    {
      keys: ["雾港"],
      content: "# 雾港\n[不要剧透]\n性格：冷清\n{{char}}在雾港出生。**雾港**一年有两百天的雾。",
    },
    { keys: ["旧灯"], content: '{"id": 7, "tags": ["a"]}' },
  ];
  const prepared = prepare({ name: "阿遥", examples: [], lore });
  const ask = (text: string, seed = 1) => reply(prepared, { text, seed });

  it("is in its own words, and shows no format", () => {
    const { text, source } = ask("跟我说说雾港");
    expect(source).toEqual({ rule: "lore", index: 1 });
    expect(text).toContain("雾港的性格是冷清。我在雾港出生。");
    expect(ask("tell me about the Fog Port").text).toContain("Fog Port likes rain.");
  });

  it("is made without the entry where it has nothing to say", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { text, source } = ask("旧灯是什么", seed);
      expect(text).not.toMatch(/[{}[\]#*|]|tags/);
      expect(source).not.toEqual({ rule: "lore", index: 2 });
    }
  });
});
