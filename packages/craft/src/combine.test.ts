import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE_ELEMENTS, BASE_RECIPES, baseElement } from "./base/base-graph.ts";
import { NOTHING_REASONS } from "./base/nothing.ts";
import { hashOf } from "./chance.ts";
import { combine } from "./combine.ts";
import { BLENDS, COMPOSED_MAX, type CraftElement, isKind, NAME_EN_MAX, type Outcome } from "./element.ts";
import { normalName } from "./normal-name.ts";
import { isUnfit } from "./rules/compose.ts";
import { isOneEmoji } from "./testing/emoji.ts";

const base = (name: string): CraftElement => {
  const match = baseElement(name);
  if (!match) throw new Error(`no element ${name}`);
  return match;
};
const anyBase: fc.Arbitrary<CraftElement> = fc.constantFrom(...BASE_ELEMENTS);
const anySign = fc.constantFrom(...Array.from("水火猫饺冰烤超雪大aZ9Ｂé ·😀"));
/** Elements as a model may name them: any text, odd tags, no tags. */
const anyForeign: fc.Arbitrary<CraftElement> = fc.record({
  name: fc.string({ unit: anySign, minLength: 1, maxLength: 8 }).filter((name) => normalName(name) !== ""),
  nameEn: fc.stringMatching(/^[A-Z][a-z]{0,12}$/),
  emoji: fc.constantFrom("🧩", "🪗", "🦑"),
  tags: fc.array(fc.constantFrom("food", "animal", "person", "cold", "blend", "blend2", "from-a-model"), {
    maxLength: 4,
  }),
});
const anyElement = fc.oneof({ weight: 3, arbitrary: anyBase }, { weight: 1, arbitrary: anyForeign });

function expectSound(outcome: Outcome) {
  if (outcome.kind === "nothing") {
    expect(outcome.why.zh.length).toBeGreaterThan(0);
    expect(outcome.why.en.length).toBeGreaterThan(0);
    expect(`${outcome.why.zh}${outcome.why.en}`).not.toMatch(/\{[ab]\}/);
    return;
  }
  expect(normalName(outcome.name)).not.toBe("");
  expect(outcome.nameEn.trim()).not.toBe("");
  expect(outcome.nameEn.length).toBeLessThanOrEqual(NAME_EN_MAX);
  expect(isOneEmoji(outcome.emoji), outcome.name).toBe(true);
  expect(outcome.tags.some(isKind), outcome.name).toBe(true);
  const composed = outcome.tags.some((tag) => (BLENDS as readonly string[]).includes(tag));
  expect(composed).toBe(baseElement(outcome.name) === undefined);
  if (!composed) return;
  expect(Array.from(outcome.name).length).toBeLessThanOrEqual(COMPOSED_MAX);
  expect(isUnfit(outcome.name, outcome.nameEn), outcome.name).toBe(false);
}

describe("combine", () => {
  it("gives the authored result for every authored recipe", () => {
    for (const { a, b, result } of BASE_RECIPES) {
      expect(combine(base(b), base(a))).toMatchObject({ kind: "element", name: result, by: "base" });
    }
  });

  it("gives the authored reason where a pair is meant to give nothing", () => {
    for (const [key, why] of NOTHING_REASONS) {
      const [a = "", b = ""] = key.split("\n");
      expect(combine(base(a), base(b))).toEqual({ kind: "nothing", by: "base", why });
    }
  });

  it("gives (a, b) and (b, a) the same valid result, each time", () => {
    fc.assert(
      fc.property(anyElement, anyElement, (a, b) => {
        const outcome = combine(a, b);
        expectSound(outcome);
        expect(combine(a, b)).toEqual(outcome);
        if (normalName(a.name) !== normalName(b.name)) expect(combine(b, a)).toEqual(outcome);
      }),
      { numRuns: 1000 },
    );
  });

  it("gives a kind to what it composes of elements that have none", () => {
    const nameless = { name: "9", nameEn: "A", emoji: "🧩", tags: [] };
    expectSound(combine(nameless, nameless));
  });

  it("treats names as the same by their normal spelling", () => {
    const wide = { ...base("Bug"), name: " ＢＵＧ " };
    expect(combine(wide, base("猫"))).toEqual(combine(base("Bug"), base("猫")));
  });

  it("composes names twice at most, however long one goes on", () => {
    fc.assert(
      fc.property(anyBase, fc.array(anyBase, { minLength: 30, maxLength: 30 }), (first, others) => {
        let held: CraftElement = first;
        for (const other of others) {
          const outcome = combine(held, other);
          expectSound(outcome);
          if (outcome.kind === "element") held = outcome;
        }
      }),
      { numRuns: 40 },
    );
  });

  it("never returns an ingredient by rule", () => {
    fc.assert(
      fc.property(anyElement, anyElement, (a, b) => {
        const outcome = combine(a, b);
        if (outcome.kind === "element") expect([a.name, b.name].map(normalName)).not.toContain(outcome.name);
      }),
      { numRuns: 500 },
    );
  });

  it("gives a result for two equal elements, for every authored element", () => {
    const nothing = BASE_ELEMENTS.filter((element) => combine(element, element).kind === "nothing");
    const meant = ["加载中", "三缺一", "遗忘"];
    expect(nothing.map(({ name }) => name).filter((name) => !meant.includes(name))).toEqual([]);
  });

  it("gives a result for nearly every authored pair, most often a new element", () => {
    const outcomes = BASE_ELEMENTS.filter((_, at) => at % 24 === 0).flatMap((a) =>
      BASE_ELEMENTS.filter((_, at) => at % 7 === 0).map((b) => combine(a, b)),
    );
    const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length;
    expect(share(({ kind }) => kind === "nothing")).toBeLessThan(0.05);
    expect(share((outcome) => outcome.kind === "element" && outcome.tags.includes("blend"))).toBeGreaterThan(
      0.4,
    );
  });

  it.each([
    ["雪", "兔子", "雪兔子"],
    ["雨", "鸡", "落汤鸡"],
    ["火", "蘑菇", "发光蘑菇"],
    ["财神", "辣椒", "开运辣椒"],
    ["程序员", "麻将", "联网麻将"],
    ["人工智能", "悲伤", "悲伤表情包"],
    ["夜", "馒头", "童年"],
    ["熊猫", "熊猫", "熊猫大军"],
  ])("makes of %s and %s %s, on every machine", (a, b, name) => {
    expect(combine(base(a), base(b))).toMatchObject({ kind: "element", name, by: "rule" });
  });
});

describe("the hash", () => {
  it("is the same on every machine", () => {
    expect(["", "水", "水\n火", "Bug"].map(hashOf)).toMatchInlineSnapshot(`
      [
        2872998923,
        155621723,
        559521448,
        688919477,
      ]
    `);
  });
});
