import type { LoreRules } from "@4d/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoreEntry, makeLoreEntry } from "../card/lorebook.ts";
import type { Lore } from "./candidate.ts";
import { type LoreOptions, matchLore } from "./match-lore.ts";
import { tokensOf } from "./tokens.ts";

type Fields = Parameters<typeof makeLoreEntry>[0] & { rules?: LoreRules };
const entry = (keys: string | string[], { rules, ...more }: Fields = {}): LoreEntry & Lore => ({
  ...makeLoreEntry({ keys: [keys].flat(), content: `关于${[keys].flat().join()}`, ...more }),
  rules,
});

const matchTexts = (entries: Lore[], texts: string | string[], options: Partial<LoreOptions> = {}) =>
  matchLore(entries, [texts].flat(), { budget: 10_000, ...options }).map(({ text }) => text);
const matches = (key: string, text: string, more: Fields = {}) =>
  matchTexts([entry(key, more)], text).length === 1;

describe("a key", () => {
  it.each([
    ["灯塔", "昨晚的灯塔亮着吗", true],
    ["灯塔", "灯和塔", false],
    ["灯塔", "灯\n塔", false],
    ["潮", "潮水", true],
    ["AI", "我的AI朋友", true],
    ["AI", "it may rain", false],
    ["AI", "AI_1", false],
    ["cat", "Concatenate", false],
    ["cat", "the cat.", true],
    ["cat", "养了cat,很乖", true],
    ["fog port", "the Fog\n  Port at night", true],
    ["雾Port", "在雾port里", true],
    ["雾Port", "在雾ports里", false],
    ["ＶＩＰ", "他是 vip 客人", true],
    ["vip", "他是ＶＩＰ客人", true],
    ["コーヒー", "コーヒーを飲む", true],
    ["등대", "등대에서", true],
    ["маяк", "маяки", false],
    ["маяк", "старый Маяк", true],
    ["7号", "零7号机", true],
    ["7", "第17号", false],
    ["𠮷野", "去𠮷野家", true],
    ["灯塔,塔灯、老灯", "老灯亮了", true],
    ["灯塔，老灯；塔", "那座塔", true],
    ["Paris, France", "in Paris", false],
    ["", "什么都有", false],
    [" ", "a b", false],
    ["、", "一、二", false],
    ["a.c", "abc", false],
    ["c++", "我写C++代码", true],
  ])("%s in %s: %s", (key, text, expected) => {
    expect(matches(key, text)).toBe(expected);
  });

  it("respects case only when asked to", () => {
    expect(matches("Mei", "mei", { caseSensitive: true })).toBe(false);
    expect(matches("Mei", "Mei", { caseSensitive: true })).toBe(true);
    expect(matches("Mei", "mei", { caseSensitive: false })).toBe(true);
  });

  it("may be a macro for a name", () => {
    const lore = [entry("{{user}}的生日", { content: "{{user}}生在{{char}}的船上" })];
    const names = { user: "小满", char: "阿遥" };
    expect(matchTexts(lore, "小满的生日是哪天", { names })).toEqual(["小满生在阿遥的船上"]);
  });

  it("is found anywhere within Chinese text", () => {
    const han = fc
      .array(fc.constantFrom(...Array.from("的一是不了在人有我他这中")), { maxLength: 20 })
      .map((all) => all.join(""));
    const key = fc.constantFrom("雾港", "AI", "灯塔27", "Fog Port");
    fc.assert(fc.property(han, key, han, (before, word, after) => matches(word, before + word + after)));
  });
});

describe("an entry", () => {
  it("needs one of its secondary keys when it is selective", () => {
    const lore = { selective: true, secondaryKeys: ["雾", "夜"] };
    const { selective: _, ...plain } = entry("灯塔", lore);
    expect(matchLore([plain], ["灯塔"], { budget: 100 })).toEqual([]);
    expect(matches("灯塔", "灯塔", lore)).toBe(false);
    expect(matches("灯塔", "夜里的灯塔", lore)).toBe(true);
    expect(matches("灯塔", "灯塔", { ...lore, selective: false })).toBe(true);
    expect(matches("灯塔", "灯塔", { ...lore, secondaryKeys: [""] })).toBe(true);
  });

  it("is always there when constant, never when disabled or empty", () => {
    expect(matches("没有", "别的", { constant: true })).toBe(true);
    expect(matches("没有", "别的", { constant: true, enabled: false })).toBe(false);
    expect(matches("灯塔", "灯塔", { content: "@@depth 3\n" })).toBe(false);
  });

  it("may have patterns, of which only those that take no time are run here", () => {
    const rules = { patterns: true };
    expect(matches("/灯塔|雾港/i", "去雾港", { rules })).toBe(true);
    expect(matches("/灯塔|雾港/i", "去雾港")).toBe(false);
    expect(matches("/\\bcat(s|es)?\\b/i", "two Cats", { rules })).toBe(true);
    expect(matches("雾港", "去雾港", { rules })).toBe(true);
    expect(matches("c++", "我写C++", { rules })).toBe(true);
    expect(matches("/[/", "[", { rules })).toBe(false);
    const began = performance.now();
    expect(matches("/(a+)+$/", `${"a".repeat(60)}!`, { rules })).toBe(false);
    expect(performance.now() - began).toBeLessThan(1000);
    const test = ({ source }: { source: string }) => source === "(a+)+$";
    expect(matchTexts([entry("/(a+)+$/", { rules })], "b", { test })).toHaveLength(1);
  });

  it("is searched for in that many recent texts", () => {
    const texts = ["灯塔", ...Array<string>(10).fill("嗯")];
    expect(matchTexts([entry("灯塔")], texts)).toEqual([]);
    expect(matchTexts([entry("灯塔")], texts, { scanDepth: 11 })).toHaveLength(1);
    expect(matchTexts([entry("灯塔", { content: "@@scan_depth 11\n老灯塔" })], texts)).toEqual(["老灯塔"]);
    expect(matchTexts([entry("嗯")], texts, { scanDepth: 0 })).toEqual([]);
  });

  it("triggers others only when recursion is on, up to its depth", () => {
    const chain = ["甲乙", "乙丙", "丙丁", "丁戊", "戊己"].map(([from = "", to = ""]) =>
      entry(from, { content: `${from}认识${to}` }),
    );
    expect(matchTexts(chain, "甲")).toHaveLength(1);
    expect(matchTexts(chain, "甲", { recursion: 1 })).toHaveLength(2);
    expect(matchTexts(chain, "甲", { recursion: 99 })).toHaveLength(4);
    expect(matchTexts([entry("甲", { content: "甲又是甲" })], "甲", { recursion: 3 })).toHaveLength(1);
  });
});

describe("the rules of an entry", () => {
  const secondary = (logic: LoreRules["logic"], text: string) =>
    matches("灯塔", text, {
      selective: true,
      secondaryKeys: ["雾", "夜"],
      rules: logic === undefined ? {} : { logic },
    });

  it.each([
    [undefined, [false, true, true]],
    ["andAll", [false, false, true]],
    ["notAny", [true, false, false]],
    ["notAll", [true, true, false]],
  ] as const)("%s: none, one, all of the secondary keys", (logic, expected) => {
    expect(["灯塔", "雾里的灯塔", "雾夜的灯塔"].map((text) => secondary(logic, text))).toEqual(expected);
  });

  it("may find a key inside of other words", () => {
    expect(matches("cat", "Concatenate", { rules: { wholeWords: false } })).toBe(true);
    expect(matches("cat", "Concatenate", { rules: { wholeWords: true } })).toBe(false);
  });

  it("draw for a share of the occasions, always alike for the same texts", () => {
    const rare = (rules: LoreRules) =>
      Array.from({ length: 400 }, (_, at) => `灯塔${at}`).filter((text) => matches("灯塔", text, { rules }));
    const found = rare({ probability: 30 });
    expect(found.length).toBeGreaterThan(80);
    expect(found.length).toBeLessThan(160);
    expect(rare({ probability: 30 })).toEqual(found);
    expect(rare({ probability: 0 })).toEqual([]);
  });

  it("keep an entry out of recursion, silence it, or delay it", () => {
    const chain = (first: LoreRules, second: LoreRules) =>
      matchTexts(
        [
          entry("甲", { content: "甲认识乙", rules: first }),
          entry("乙", { content: "乙在此", rules: second }),
        ],
        "甲",
        { recursion: 3 },
      ).length;
    expect(chain({}, {})).toBe(2);
    expect(chain({}, { excluded: true })).toBe(1);
    expect(chain({ silent: true }, {})).toBe(1);
    expect(chain({}, { delayed: 2 })).toBe(2);
    expect(matchTexts([entry("甲", { rules: { delayed: 1 } })], "甲")).toEqual([]);
  });

  it("hide keys for others in macros that nobody reads", () => {
    const names = { user: "小满", char: "阿遥" };
    const lore = [
      entry("甲", { content: "甲在。{{hidden_key:乙}}" }),
      entry("乙", { content: "{{// 乙 }}乙在。" }),
    ];
    expect(matchTexts(lore, "甲", { names, recursion: 1 })).toEqual(["甲在。", "乙在。"]);
  });

  it("use one entry of a group, by weight or the first that asks", () => {
    const of = (content: string, rules: LoreRules, order = 100) =>
      entry("灯塔", { content, insertionOrder: order, rules: { group: "天气", ...rules } });
    const picked = (lore: Lore[]) =>
      Array.from({ length: 200 }, (_, at) => matchTexts(lore, `灯塔${at}`).join("+"));
    const by = picked([of("晴", { groupWeight: 300 }), of("雨", {})]);
    expect(new Set(by)).toEqual(new Set(["晴", "雨"]));
    expect(by.filter((one) => one === "晴").length).toBeGreaterThan(110);
    expect(
      new Set(picked([of("晴", {}), of("雨", { groupFirst: true }), of("雪", { groupFirst: true }, 9)])),
    ).toEqual(new Set(["雨"]));
  });

  it("let an entry stay, rest, or wait", () => {
    const chat = (rules: LoreRules) => {
      const lore = [entry("灯塔", { rules })];
      const said = ["看灯塔", "嗯", "好", "嗯", "灯塔呢", "嗯", "灯塔啊", "嗯", "好", "嗯", "好"];
      return [1, 3, 5, 7, 9, 11].map(
        (count) => matchTexts(lore, said.slice(0, count), { scanDepth: 1 }).length,
      );
    };
    expect(chat({})).toEqual([1, 0, 1, 1, 0, 0]);
    expect(chat({ sticky: 2 })).toEqual([1, 1, 1, 1, 0, 0]);
    expect(chat({ cooldown: 4 })).toEqual([1, 0, 0, 1, 0, 0]);
    expect(chat({ sticky: 2, cooldown: 2 })).toEqual([1, 1, 0, 1, 1, 0]);
    expect(chat({ delay: 4 })).toEqual([0, 0, 1, 1, 0, 0]);
  });

  it("place a text, and decorators move it", () => {
    const place = (content: string, rules: LoreRules) =>
      matchLore([entry("灯塔", { content, rules })], ["灯塔"], { budget: 100 })[0];
    expect(place("塔", { position: "depth", depth: 2, role: "user" })).toMatchObject({
      position: "depth",
      depth: 2,
      role: "user",
    });
    expect(place("@@position before_desc\n塔", { position: "depth", depth: 2 })).toMatchObject({
      position: "before_desc",
      depth: undefined,
    });
    expect(place("@@end\n塔", {})).toMatchObject({ position: "depth", depth: 0 });
  });
});

describe("decorators", () => {
  const match = (content: string, texts = "灯塔", options: Partial<LoreOptions> = {}) =>
    matchLore([entry("灯塔", { content })], [texts], { budget: 1000, ...options })[0];

  it("say where the text goes, and are not part of it", () => {
    expect(match("@@depth 4\n@@role system\n\n塔高三十米")).toMatchObject({
      text: "塔高三十米",
      depth: 4,
      role: "system",
      position: "depth",
    });
    expect(match("@@position after_desc\n@@depth 4\n塔")).toMatchObject({
      position: "after_desc",
      depth: undefined,
    });
  });

  it("are replaced by the first fallback that is understood", () => {
    expect(match("@@risu_only 1\n@@@agn_only 2\n@@@depth 3\n@@@depth 9\n塔")).toMatchObject({ depth: 3 });
    expect(match("@@depth 许多\n@@@role user\n塔")).toMatchObject({ depth: undefined, role: "user" });
    expect(match("@@depth 1\n@@@role user\n塔")).toMatchObject({ depth: 1, role: undefined });
    expect(match("@@depth 1\n@@depth 2\n塔")).toMatchObject({ depth: 1 });
  });

  it("add and forbid keys", () => {
    expect(match("@@additional_keys 雾,夜\n塔")).toBeUndefined();
    expect(match("@@additional_keys 雾,夜\n塔", "夜里的灯塔")).toBeDefined();
    expect(match("@@exclude_keys 模型\n塔", "灯塔模型")).toBeUndefined();
    const both = "@@additional_keys 雾\n@@unknown 1\n@@@additional_keys 夜\n塔";
    expect(match(both, "雾里的灯塔")).toBeUndefined();
    expect(match(both, "雾夜的灯塔")).toBeDefined();
    expect(match("@@exclude_keys 模型\n@@exclude_keys 画\n塔", "画里的灯塔")).toBeDefined();
  });

  it("activate an entry or not, whatever the text says", () => {
    expect(match("@@activate\n塔", "别的")).toBeDefined();
    expect(match("@@dont_activate\n塔")).toBeUndefined();
    expect(match("@@dont_activate\n@@activate\n塔")).toBeDefined();
  });

  it("remember what was found before, as far as the texts go back", () => {
    const said = ["灯塔", "嗯", "别的"];
    const count = (content: string, texts: string[]) =>
      matchLore([entry("灯塔", { content })], texts, { budget: 100, scanDepth: 1 }).length;
    expect(count("@@keep_activate_after_match\n塔", said)).toBe(1);
    expect(count("@@dont_activate_after_match\n塔", ["灯塔"])).toBe(1);
    expect(count("@@dont_activate_after_match\n塔", ["灯塔", "嗯", "灯塔"])).toBe(0);
  });

  it("know words of other apps", () => {
    expect(match("@@match_partial_word\n塔")).toBeDefined();
    expect(match("@@probability 0\n塔")).toBeUndefined();
    expect(match("@@exclude_keys_all 雾,夜\n塔", "雾里的灯塔")).toBeDefined();
    expect(match("@@exclude_keys_all 雾,夜\n塔", "雾夜的灯塔")).toBeUndefined();
  });

  it("wait for their moment when it is known", () => {
    expect(match("@@activate_only_after 3\n塔")).toBeDefined();
    expect(match("@@activate_only_after 3\n塔", "灯塔", { characterMessages: 2 })).toBeUndefined();
    expect(match("@@activate_only_every 3\n塔", "灯塔", { characterMessages: 6 })).toBeDefined();
    expect(match("@@activate_only_every 3\n塔", "灯塔", { characterMessages: 7 })).toBeUndefined();
    expect(match("@@is_greeting 1\n塔", "灯塔", { greetingIndex: 0 })).toBeUndefined();
  });
});

describe("order and budget", () => {
  const ten = (keys: string, more: Fields) => entry(keys, { content: keys.padEnd(10, "。"), ...more });

  it("inserts by order, ties in the order of the book", () => {
    const lore = [
      ten("丙", { insertionOrder: 3 }),
      ten("甲", { insertionOrder: 1 }),
      ten("乙", { insertionOrder: 1 }),
    ];
    expect(matchTexts(lore, "甲乙丙").map(([first]) => first)).toEqual(["甲", "乙", "丙"]);
  });

  it("drops what matters least, keeps constant entries, and fills gaps with short ones", () => {
    const lore = [
      ten("甲", { insertionOrder: 1, priority: 1 }),
      ten("乙", { insertionOrder: 2, priority: 9 }),
      ten("丙", { insertionOrder: 3, constant: true, priority: 0 }),
      entry("丁", { insertionOrder: 4, priority: 0, content: "丁。" }),
    ];
    const first = (budget: number) => matchTexts(lore, "甲乙丁", { budget }).map(([char]) => char);
    expect(first(42)).toEqual(["甲", "乙", "丙", "丁"]);
    expect(first(25)).toEqual(["乙", "丙", "丁"]);
    expect(first(10)).toEqual(["丙"]);
    expect(first(0)).toEqual([]);
  });

  it("never exceeds the budget and never repeats an entry", () => {
    const fields = fc.record({
      keys: fc.constantFrom(["雾"], ["港"], ["灯"]),
      content: fc.string({ maxLength: 30 }),
      constant: fc.boolean(),
      insertionOrder: fc.integer({ min: 0, max: 5 }),
      priority: fc.option(fc.integer({ min: 0, max: 5 })),
    });
    fc.assert(
      fc.property(fc.array(fields), fc.nat(100), fc.nat(3), (all, budget, recursion) => {
        const matched = matchLore(all.map(makeLoreEntry), ["雾港的灯"], { budget, recursion });
        expect(matched.reduce((sum, { text }) => sum + tokensOf(text), 0)).toBeLessThanOrEqual(budget);
        expect(new Set(matched.map(({ entry: one }) => one)).size).toBe(matched.length);
        const orders = matched.map(({ entry: one }) => one.insertionOrder);
        expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      }),
    );
  });

  it("is quick where every key is found everywhere and nowhere whole", () => {
    const keys = Array.from({ length: 50 }, (_, at) => "a".repeat(at + 2));
    const lore = Array.from({ length: 100 }, () => entry(keys));
    const texts = Array.from({ length: 10 }, () => "a".repeat(2000));
    const times = Array.from({ length: 3 }, () => {
      const began = performance.now();
      expect(matchTexts(lore, texts)).toEqual([]);
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });

  it("is quick in a large book", () => {
    const lore = Array.from({ length: 1000 }, (_, at) => entry([`词${at}`, `word${at}`, `别名${at}`]));
    const texts = Array.from({ length: 10 }, (_, at) => `${"雾".repeat(1000)}词${at * 10}。`);
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      expect(matchTexts(lore, texts, { recursion: 3 })).toHaveLength(10);
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
