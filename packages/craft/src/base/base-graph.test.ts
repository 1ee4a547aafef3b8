import { describe, expect, it } from "vitest";
import { isKind, KINDS, NAME_EN_MAX, NAME_MAX } from "../element.ts";
import { baseDepths } from "../goals/base-depths.ts";
import { normalName, pairKey } from "../normal-name.ts";
import { isOneEmoji } from "../testing/emoji.ts";
import { TRAITS } from "../testing/traits.ts";
import { BASE_ELEMENTS, BASE_RECIPES, baseElement, START_NAMES } from "./base-graph.ts";
import { NOTHING_REASONS } from "./nothing.ts";

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const keys = BASE_RECIPES.map(({ a, b }) => pairKey(a, b));

describe("the base graph", () => {
  it("has the number of elements and recipes that the game promises", () => {
    expect(BASE_ELEMENTS.length).toBeGreaterThanOrEqual(180);
    expect(BASE_RECIPES.length).toBeGreaterThanOrEqual(500);
    expect(BASE_ELEMENTS.slice(0, 4).map(({ name }) => name)).toEqual(START_NAMES);
  });

  it("gives no two elements the same name, in either language", () => {
    expect(repeated(BASE_ELEMENTS.map(({ name }) => normalName(name)))).toEqual([]);
    expect(repeated(BASE_ELEMENTS.map(({ nameEn }) => normalName(nameEn)))).toEqual([]);
  });

  it("gives each element a valid name, emoji and tags", () => {
    for (const { name, nameEn, emoji, tags, modifier } of BASE_ELEMENTS) {
      expect(Array.from(name).length, name).toBeGreaterThan(0);
      expect(Array.from(name).length, name).toBeLessThanOrEqual(NAME_MAX);
      expect(nameEn, name).toMatch(/^[A-Z0-9][\p{L}\p{N}' -]*$/u);
      expect(nameEn.length, name).toBeLessThanOrEqual(NAME_EN_MAX);
      expect(isOneEmoji(emoji), `${name} ${emoji}`).toBe(true);
      expect(isKind(tags[0] ?? ""), name).toBe(true);
      expect(
        tags.filter((tag) => !([...KINDS, ...TRAITS] as string[]).includes(tag)),
        name,
      ).toEqual([]);
      expect(repeated(tags), name).toEqual([]);
      expect(Math.min(modifier.zh.length, modifier.en.length), name).toBeGreaterThan(0);
    }
  });

  it("writes each unordered pair once", () => {
    expect(repeated(keys)).toEqual([]);
  });

  it("names only elements that exist", () => {
    const named = BASE_RECIPES.flatMap(({ a, b, result }) => [a, b, result]);
    expect(named.filter((name) => baseElement(name) === undefined)).toEqual([]);
  });

  it("gives every element but the four at least two recipes", () => {
    const made = BASE_RECIPES.map(({ result }) => result);
    const rare = BASE_ELEMENTS.filter(({ name }) => made.filter((each) => each === name).length < 2);
    expect(rare.map(({ name }) => name)).toEqual(START_NAMES);
  });

  it("lets no element be made only from itself", () => {
    expect(BASE_RECIPES.filter(({ a, b, result }) => a === result || b === result)).toEqual([]);
  });

  it("is reachable from the four, and neither too shallow nor too deep", () => {
    const depths = baseDepths();
    expect(BASE_ELEMENTS.filter(({ name }) => !depths.has(name)).map(({ name }) => name)).toEqual([]);
    const deepest = Math.max(...depths.values());
    expect(deepest).toBeGreaterThanOrEqual(10);
    expect(deepest).toBeLessThanOrEqual(13);
  });

  it("has many circular ways and many pairs of two equal elements", () => {
    const leads = new Set(BASE_RECIPES.flatMap(({ a, b, result }) => [`${a}>${result}`, `${b}>${result}`]));
    const back = [...leads].filter((lead) => leads.has(lead.split(">").reverse().join(">")));
    expect(back.length / 2).toBeGreaterThanOrEqual(60);
    expect(BASE_RECIPES.filter(({ a, b }) => a === b).length).toBeGreaterThanOrEqual(60);
  });

  it("gives a reason for each pair that is meant to give nothing", () => {
    expect(NOTHING_REASONS.size).toBeGreaterThanOrEqual(20);
    for (const [key, { zh, en }] of NOTHING_REASONS) {
      expect(keys.includes(key), key).toBe(false);
      for (const name of key.split("\n")) expect(baseElement(name), name).toBeDefined();
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).toMatch(/^[A-Z].*[.…?]$/u);
    }
  });
});
