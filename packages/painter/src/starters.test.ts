import { createHash } from "node:crypto";
import { STARTERS } from "@4d/dialogue/starters";
import { expect, test } from "vitest";
import { toSvg } from "./core/to-svg.ts";
import { STARTER_KEYS, starterPortrait } from "./starters.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const all = STARTER_KEYS.flatMap((key) =>
  (["avatar", "background"] as const).map((use) => toSvg(starterPortrait(key, use))),
);

test("every starter character has a portrait, and no other key has one", () => {
  expect([...STARTER_KEYS].sort()).toEqual(STARTERS.map(({ key }) => key).sort());
});

test("each portrait is different, has at most 300 KB, and is the same whenever it is painted", () => {
  expect(new Set(all.map(hashOf)).size).toBe(24);
  for (const svg of all) expect(svg.length).toBeLessThanOrEqual(300 * 1024);
  expect(toSvg(starterPortrait("ayao", "avatar"))).toBe(all[0]);
});

test("holds only shapes: no text, no script, no address, no number that an SVG reader cannot parse", () => {
  const strange = /<(text|script|image|style|foreignObject)|href|NaN|Infinity|undefined|\de[+-]\d/;
  expect(all.map((svg) => strange.exec(svg)?.[0])).toEqual(all.map(() => undefined));
});
