import { expect, it } from "vitest";
import { type Json, jsonBytes } from "./json.ts";
import { readCardFile } from "./read-card-file.ts";
import { dataV2, v2 } from "./testing/public-cards.ts";
import { noteInto, type Warning } from "./warning.ts";

const warningsOf = (data: { readonly [key: string]: Json }) => {
  const reading = readCardFile(jsonBytes({ ...v2, data: { ...dataV2, ...data } }));
  return reading.kind === "refused" ? [] : reading.warnings;
};
const entry = { keys: ["灯"], content: "亮", enabled: true, insertion_order: 1, extensions: {} };
const bookOf = (...entries: Json[]) => ({ character_book: { extensions: {}, entries } });

it("counts only the words that were lost", () => {
  expect(warningsOf(bookOf({ ...entry, keys: ["", "灯", "灯 ", " "] }))).toEqual([]);
  const lost = warningsOf(bookOf({ ...entry, keys: ["灯", "灯", "", "雾".repeat(301), 5] }));
  expect(lost.map(({ kind, zh }) => [kind, zh.includes("有 2 项")])).toEqual([["leftOut", true]]);
});

it("says what is about the whole file first, however much there is about its parts", () => {
  const bad = Array.from({ length: 120 }, () => ({ ...entry, content: 5 }));
  const warnings = warningsOf(bookOf(...bad, { ...entry, extensions: { vectorized: true } }));
  expect(warnings[0]).toMatchObject({ kind: "loreUndone", field: "lore:vectorized" });
  expect(warnings).toHaveLength(102);
  expect(warnings.at(-1)?.zh).toBe("还有 20 处类似的问题没有列出");
});

it("stays short whatever a card says", () => {
  const warnings: Warning[] = [];
  const note = noteInto(warnings);
  for (let at = 0; at < 4999; at += 1) {
    note("wrongType", `entries[${at}]`);
    note("wrongType", `field${at}`);
  }
  noteInto(warnings)("assetMissing", "a.png");
  expect(warnings).toHaveLength(201);
  expect(warnings.at(-1)?.en).toBe("4900 more like these are not listed");
});
