import { describe, expect, it } from "vitest";
import { prepare } from "../engine/prepare.ts";
import { reply } from "../engine/reply.ts";
import { CHARACTER_MAX } from "./draft.ts";
import { draftFrom } from "./draft-from.ts";

const IDEAS = [
  "一个住在旧书店里的猫咪侦探，嘴硬心软",
  "给我做一个叫阿澈的太空快递员，话很少",
  "温柔的大学学姐",
  "会做饭的剑客",
  "月亮",
  "帮我写一个末日废土里修收音机的老医生的角色",
  "我想要一个害羞的幽灵，名字叫“小雾”",
  "a lonely clockmaker who repairs memories",
  "a robot gardener named Basil",
  "？",
  "",
  "很".repeat(300),
];

describe("a draft from one sentence", () => {
  it.each(IDEAS)("stays within the limits of a character: %s", (idea) => {
    for (const seed of [1, 2, 3]) {
      const draft = draftFrom(idea, seed);
      const within = (text: string, max: number) => {
        expect(text.trim().length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text).not.toMatch(/undefined|\$\{|，，|。。|，。/u);
      };
      within(draft.name, CHARACTER_MAX.name);
      within(draft.tagline, CHARACTER_MAX.tagline);
      within(draft.intro, CHARACTER_MAX.intro);
      within(draft.description, CHARACTER_MAX.description);
      within(draft.personality, CHARACTER_MAX.personality);
      within(draft.scenario, CHARACTER_MAX.scenario);
      within(draft.firstMessage, CHARACTER_MAX.firstMessage);
      expect(draft.greetings).toHaveLength(3);
      for (const greeting of draft.greetings) within(greeting, CHARACTER_MAX.greeting);
      expect(draft.tags.length).toBeLessThanOrEqual(CHARACTER_MAX.tags);
      for (const tag of draft.tags) within(tag, CHARACTER_MAX.tag);
      expect(draft.examples.length).toBeGreaterThanOrEqual(8);
      expect(draft.lore.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("takes the name, the occupation, the place and the manner from the sentence", () => {
    const draft = draftFrom("给我做一个叫阿澈的太空快递员，话很少", 1);
    expect(draft).toMatchObject({ name: "阿澈", tagline: "太空快递员，话很少", style: "terse" });
    expect(draft.tags).toEqual(["旅途", "星海", "话少"]);
    expect(draftFrom("我想要一个害羞的幽灵，名字叫“小雾”", 1)).toMatchObject({
      name: "小雾",
      tagline: "害羞的幽灵",
    });
    expect(draftFrom("a robot gardener named Basil").name).toBe("Basil");
  });

  it("differs by seed and is the same for the same seed", () => {
    const drafts = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(draftFrom("会做饭的剑客", seed)));
    expect(new Set(drafts).size).toBeGreaterThan(3);
    expect(draftFrom("会做饭的剑客", 1)).toEqual(draftFrom("会做饭的剑客", 1));
  });

  it("makes a character one can chat with", () => {
    const { name, examples, lore, greetings } = draftFrom("温柔的大学学姐", 2);
    const prepared = prepare({ name, examples, lore, greetings });
    expect(reply(prepared, { text: "你怕什么呀", seed: 1 }).source.rule).toBe("example");
  });
});
