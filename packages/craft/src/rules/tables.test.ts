import { describe, expect, it } from "vitest";
import { baseElement } from "../base/base-graph.ts";
import { KINDS } from "../element.ts";
import { isOneEmoji } from "../testing/emoji.ts";
import { TRAITS } from "../testing/traits.ts";
import { DOUBLE_OUTCOMES, RULES } from "./algebra.ts";

const vocabulary: readonly string[] = [...KINDS, ...TRAITS];
const outcomes = [...RULES.flatMap((rule) => rule.outcomes), ...[...DOUBLE_OUTCOMES.values()].flat()];

describe("the tables of rules", () => {
  it("name only known tags, and all of them", () => {
    const spoken = new Set(RULES.flatMap(({ tag, star }) => [tag, star]));
    expect([...spoken].filter((tag) => !vocabulary.includes(tag))).toEqual([]);
    expect(vocabulary.filter((tag) => !spoken.has(tag))).toEqual([]);
  });

  it("name elements that exist", () => {
    const named = outcomes.flatMap((outcome) => ("element" in outcome ? [outcome.element] : []));
    expect(named.filter((name) => baseElement(name) === undefined)).toEqual([]);
  });

  it("compose names with one place for the other, in both languages", () => {
    for (const outcome of outcomes) {
      if ("element" in outcome) continue;
      const { zh, en, becomes } = outcome.pattern;
      expect(zh.split("*"), zh).toHaveLength(2);
      expect(en.split("*"), zh).toHaveLength(2);
      if (becomes) {
        expect(isOneEmoji(becomes.emoji), zh).toBe(true);
        expect(KINDS, zh).toContain(becomes.tags[0]);
        expect(
          becomes.tags.filter((tag) => !vocabulary.includes(tag)),
          zh,
        ).toEqual([]);
      }
    }
  });

  it("have an outcome of two equal elements for every kind", () => {
    expect([...DOUBLE_OUTCOMES.keys()].sort()).toEqual([...KINDS].sort());
  });
});
