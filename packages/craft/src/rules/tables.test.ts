import { describe, expect, it } from "vitest";
import { baseElement } from "../base/base-graph.ts";
import { KINDS, TRAITS } from "../element.ts";
import { isOneEmoji } from "../testing/emoji.ts";
import { DOUBLE_WAYS, RULES } from "./algebra.ts";

const vocabulary: readonly string[] = [...KINDS, ...TRAITS];
const ways = [...RULES.flatMap((rule) => rule.ways), ...[...DOUBLE_WAYS.values()].flat()];

describe("the tables of rules", () => {
  it("speak of known tags only, and of all of them", () => {
    const spoken = new Set(RULES.flatMap(({ tag, star }) => [tag, star]));
    expect([...spoken].filter((tag) => !vocabulary.includes(tag))).toEqual([]);
    expect(vocabulary.filter((tag) => !spoken.has(tag))).toEqual([]);
  });

  it("end in elements that exist", () => {
    const named = ways.flatMap((way) => ("element" in way ? [way.element] : []));
    expect(named.filter((name) => baseElement(name) === undefined)).toEqual([]);
  });

  it("compose names with one place for the other, in both languages", () => {
    for (const way of ways) {
      if ("element" in way) continue;
      const { zh, en, turns } = way.pattern;
      expect(zh.split("*"), zh).toHaveLength(2);
      expect(en.split("*"), zh).toHaveLength(2);
      if (turns) {
        expect(isOneEmoji(turns.emoji), zh).toBe(true);
        expect(KINDS, zh).toContain(turns.tags[0]);
        expect(
          turns.tags.filter((tag) => !vocabulary.includes(tag)),
          zh,
        ).toEqual([]);
      }
    }
  });

  it("double every kind", () => {
    expect([...DOUBLE_WAYS.keys()].sort()).toEqual([...KINDS].sort());
  });
});
