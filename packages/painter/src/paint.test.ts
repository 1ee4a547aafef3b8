import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { diceOf } from "./core/dice.ts";
import type { Picture } from "./core/picture.ts";
import { toSvg } from "./core/to-svg.ts";
import { type PaintOptions, paint } from "./paint.ts";
import { paintPortrait } from "./portrait/paint-portrait.ts";
import { planPortrait } from "./portrait/plan-portrait.ts";
import { paintCells } from "./raster/paint-cells.ts";
import { paintScene, planScene } from "./scene/paint-scene.ts";
import { seedsBeside, seedsFrom } from "./seed.ts";
import { TABLES, wordsIn } from "./words/lexicon.ts";

const order = (prompt: string, rest: Partial<PaintOptions> = {}): PaintOptions => ({
  prompt,
  ratio: "1:1",
  seed: 7,
  ...rest,
});
const svg = (prompt: string, rest: Partial<PaintOptions> = {}) => toSvg(paint(order(prompt, rest)));
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** How different two pictures are: the mean difference of a channel, of 255. */
function apart(a: Picture, b: Picture): number {
  const [one, two] = [paintCells(a, 48).rgb, paintCells(b, 48).rgb];
  return one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length;
}

test("the same options give the same picture, on every machine", () => {
  const orders = [
    order("黎明的山"),
    order("a girl with silver hair, snow", { seed: 4321.5, ratio: "9:16" }),
    order("海边灯塔 日落", { style: "starry", ratio: "3:4" }),
  ];
  expect(orders.map((one) => toSvg(paint(one)))).toEqual(orders.map((one) => toSvg(paint(one))));
  // Other hashes mean that every picture ever painted would now be another: look at sheets of them first.
  expect(orders.map((one) => hashOf(toSvg(paint(one))))).toMatchInlineSnapshot(`
    [
      "adf3895773fe2fa9",
      "62e0a4e0081896e2",
      "bdc458a05b33d2ea",
    ]
  `);
});

test("another prompt, seed, style or ratio gives another picture", () => {
  const base = svg("山");
  const others = [
    svg("山 "),
    svg("海"),
    svg("山", { seed: 8 }),
    svg("山", { style: "ink" }),
    svg("山", { ratio: "3:4" }),
  ];
  expect(new Set([base, ...others]).size).toBe(6);
});

describe("every word of the tables", () => {
  const entries = Object.entries(TABLES).flatMap(([table, list]) =>
    list.map((entry) => ({ table, ...entry })),
  );

  test("is recognised in a sentence", () => {
    const unheard = entries
      .flatMap(({ words }) => words.split("|"))
      .filter((word) => !wordsIn(`我要 ${word}, please!`).has(word));
    expect(unheard).toEqual([]);
  });

  const people = new Set(["hair", "cloth", "wear", "dyes", "garb"]);
  const drawnWith = (word: string | undefined, person: boolean) => {
    const options = { mentioned: new Set(word === undefined ? [] : [word]), excluded: new Set<string>() };
    if (!person) return toSvg(paintScene(planScene(options, diceOf(5)), "1:1", diceOf(5), "p"));
    return toSvg(
      paintPortrait(
        planPortrait(options, {}, (world) => world, diceOf(5)),
        "1:1",
        diceOf(5),
        "p",
      ),
    );
  };

  test.each(Object.entries(TABLES))("of %s changes the picture in its own way", (table, list) => {
    if (table === "styles" || table === "people") return;
    const pictures = list.map(({ words }) => hashOf(drawnWith(words.split("|")[0], people.has(table))));
    const repeated = list
      .filter((_, at) => pictures.indexOf(pictures[at] ?? "") !== at)
      .map(({ key }) => key);
    expect(repeated).toEqual([]);
  });

  test("of the styles does too, asked for by name or in the prompt", () => {
    const named = TABLES.styles.map(({ key }) => svg("山", { style: key }));
    expect(new Set(named).size).toBe(TABLES.styles.length);
    expect(svg("水墨 山")).not.toBe(svg("水墨 山", { style: "glow" }));
  });
});

test("a refused word does not appear", () => {
  expect(svg("山 雪", { negative: "雪 snow" })).not.toBe(svg("山 雪"));
  const lighthouse = planScene({ mentioned: wordsIn("灯塔"), excluded: new Set() }, diceOf(1));
  const none = planScene({ mentioned: wordsIn("灯塔"), excluded: wordsIn("lighthouse") }, diceOf(1));
  expect(none.motifs.length).not.toBe(lighthouse.motifs.length);
});

test("no picture is larger than 300 KB as text", () => {
  const prompts = ["雨夜霓虹城市 繁星 银河", "银发少女 樱花 图书馆", "竹林 古镇 雪 灯笼"];
  const sizes = prompts.flatMap((prompt) =>
    TABLES.styles.flatMap(({ key }) =>
      (["1:1", "9:16"] as const).map((ratio) => svg(prompt, { style: key, ratio }).length),
    ),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300 * 1024);
});

test("no text of a prompt enters the picture", () => {
  const hostile = [
    `"/><script>alert(1)</script>`,
    "]]><!ENTITY x SYSTEM 'file:///etc/passwd'>&x;",
    "\u0000\u0001\u001b[31m\u202e山\ud800",
    "海".repeat(10_000),
    "url(javascript:1) ".repeat(600),
    "",
  ];
  const plainSvg =
    /^(<\/?(svg|defs|linearGradient|radialGradient|stop|clipPath|path|g)( [a-zA-Z0-9-]+="[-\w #.,:/()]*")*\/?>)+$/;
  const bad = hostile.filter((prompt) => !plainSvg.test(svg(prompt, { negative: prompt })));
  expect(bad).toEqual([]);
  for (const seed of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 0.5])
    expect(svg("山", { seed })).not.toContain("NaN");
});

test("the seed's slider moves a picture without a jump, and far along it the picture is a different one", () => {
  for (const prompt of ["山", "城市", "海 灯塔", "少女 星空", "森林 鹿 萤火虫"]) {
    for (const seed of [3, 41.7, 98])
      expect(apart(paint(order(prompt, { seed })), paint(order(prompt, { seed: seed + 0.01 })))).toBeLessThan(
        1,
      );
    expect(apart(paint(order(prompt, { seed: 5 })), paint(order(prompt, { seed: 60 })))).toBeGreaterThan(1);
  }
});

test("variations start at the seed and are compositions of their own", () => {
  expect(seedsFrom(9000, 4)).toEqual([9000, 700, 2400, 4100]);
});

test("nearby seeds share the composition, and never the picture", () => {
  for (const seed of [0, 4, 50, 99, 9999, 1234]) {
    const beside = seedsBeside(seed, 4);
    expect(new Set([seed, ...beside]).size).toBe(5);
    expect(new Set(beside.map((one) => Math.floor(one / 100)))).toEqual(new Set([Math.floor(seed / 100)]));
  }
});
