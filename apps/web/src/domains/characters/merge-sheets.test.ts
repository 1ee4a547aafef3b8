import { type CharacterSheet, emptySheet } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { isSame } from "../../platform/three-way-merge.ts";
import { differingFields, mergeSheets } from "./merge-sheets.ts";

const sheet = (part: Partial<CharacterSheet>): CharacterSheet => ({ ...emptySheet, ...part });

describe("two changes of the same sheet", () => {
  it("takes each field from the only side that changed it", () => {
    const base = sheet({ name: "阿九", tagline: "修表的" });
    const mine = sheet({ ...base, name: "阿玖" });
    const theirs = sheet({ ...base, tagline: "修表的狐狸先生", tags: ["治愈"] });
    const merged = mergeSheets(base, mine, theirs);
    expect(merged.clashes).toEqual([]);
    expect(merged.sheet).toEqual(sheet({ name: "阿玖", tagline: "修表的狐狸先生", tags: ["治愈"] }));
  });

  it("reports fields that both changed differently, and has mine until somebody chooses", () => {
    const base = sheet({ name: "阿九" });
    const merged = mergeSheets(base, sheet({ name: "阿玖" }), sheet({ name: "小九" }));
    expect(merged.clashes).toEqual(["name"]);
    expect(merged.sheet.name).toBe("阿玖");
  });

  it("reports no clash if both wrote the same", () => {
    const examples = [{ ask: "你是谁", answer: "阿九" }];
    const merged = mergeSheets(emptySheet, sheet({ examples }), sheet({ examples: [...examples] }));
    expect(merged.clashes).toEqual([]);
  });

  it("compares values whatever the order of their parts", () => {
    expect(isSame({ a: 1, b: [{ c: "x" }] }, { b: [{ c: "x" }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(differingFields(emptySheet, sheet({ lore: [] }))).toEqual([]);
  });
});
