import { describe, expect, it } from "vitest";
import {
  type Chapter,
  explained,
  NO_REASON,
  onOneLine,
  readChapters,
  renewed,
  type Survivor,
  scoreOf,
  without,
  writeChapters,
} from "./survivors.ts";

const survivor = (before: string, after = "true", file = "apps/server/src/one.ts"): Survivor => ({
  ...{ file, before, after },
});
const figure = { killed: 8, timedOut: 1, survived: 2, notCovered: 1 };
const [lt, tpl, other] = [
  survivor("a < b", "a <= b"),
  survivor("`x` | y", "``"),
  survivor("go()", "", "apps/server/src/two.ts"),
];
const chapter: Chapter = {
  figure,
  reasons: [
    { reason: "Equal values never meet here.", survivors: [lt, tpl] },
    { reason: "Only the order of equal ones.", survivors: [other] },
  ],
};

it("reads from the document what it wrote", () => {
  const chapters = new Map([
    ["ledger", chapter],
    ["sync", { figure: { ...figure, killed: 20 }, reasons: [] }],
  ]);
  expect(readChapters(writeChapters(chapters))).toEqual(chapters);
  expect(writeChapters(chapters)).toContain("| in all |");
  expect(writeChapters(chapters)).toContain("- `a < b` → `a <= b`");
  expect(() => readChapters("## ledger\n\nBecause.\n\n- some other line")).toThrow("some other line");
  expect(readChapters("")).toEqual(new Map());
});

describe("after another run", () => {
  it("keeps the reasons of survivors, drops the others, and leaves new ones without a reason", () => {
    const fresh = survivor("x > 1", "x >= 1");
    const next = renewed(chapter, figure, [tpl, fresh]);
    expect(next.reasons).toEqual([
      { reason: "Equal values never meet here.", survivors: [tpl] },
      { reason: NO_REASON, survivors: [fresh] },
    ]);
    expect(explained(next)).toEqual([tpl]);
    // Without a reason they stay unexplained, however often the document is written.
    expect(explained(renewed(next, figure, [tpl, fresh]))).toEqual([tpl]);
    expect(renewed(undefined, figure, []).reasons).toEqual([]);
  });

  it("distinguishes two of the same kind in one file by their number", () => {
    expect(without([lt, lt], [lt])).toEqual([lt]);
    expect(without([lt], [lt, lt])).toEqual([]);
    expect(without([lt], [survivor("a < b", "a <= b", "apps/server/src/two.ts")])).toEqual([lt]);
  });
});

it("counts as detected what was killed and what no longer ended", () => {
  expect(scoreOf(figure)).toBe(75);
  expect(scoreOf({ killed: 0, timedOut: 0, survived: 0, notCovered: 0 })).toBe(100);
});

it("writes code on one line, however long it is", () => {
  expect(onOneLine("{\n  go();\n}")).toBe("{ go(); }");
  expect(onOneLine("x".repeat(300)).length).toBeLessThan(120);
});
