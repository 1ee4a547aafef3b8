import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalName, pairKey } from "./normal-name.ts";

const anySign = fc.integer({ min: 0, max: 0x1ffff }).map((code) => String.fromCodePoint(code));

describe("normalName", () => {
  it.each([
    [" 月 饼 ", "月饼"],
    ["月\u200b饼\u3000", "月饼"],
    ["ＢＵＧ", "bug"],
    ["Bug ", "bug"],
    ["①", "1"],
    ["e\u0301", "é"],
    ["꜠\u00ad", "꜠"],
  ])("reads %j as %j", (name, normal) => {
    expect(normalName(name)).toBe(normal);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (name) => {
        expect(normalName(normalName(name))).toBe(normalName(name));
      }),
    );
  });
});

describe("pairKey", () => {
  it("ignores the order and confuses no pairs", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(pairKey(a, b)).toBe(pairKey(b, a));
        expect(pairKey(a, b).split("\n").sort()).toEqual([normalName(a), normalName(b)].sort());
      }),
    );
  });
});
