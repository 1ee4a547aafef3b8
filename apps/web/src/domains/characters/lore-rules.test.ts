import { describe, expect, it } from "vitest";
import { blankEntry, numberOf, placedAt, withName, withRules } from "./lore-rules.ts";

describe("the rules of an entry in its editor", () => {
  it("has no rules when the last one is taken away, as an entry that never had one", () => {
    const sticky = withRules(blankEntry, { sticky: 3 });
    expect(sticky).toEqual({ ...blankEntry, rules: { sticky: 3 } });
    expect(withRules(sticky, { cooldown: 2 }).rules).toEqual({ sticky: 3, cooldown: 2 });
    expect(JSON.stringify(withRules(sticky, { sticky: undefined }))).toBe(JSON.stringify(blankEntry));
  });

  it("leaves nothing of a depth at another place", () => {
    const deep = withRules(placedAt(blankEntry, "depth"), { role: "user" });
    expect(deep.rules).toEqual({ position: "depth", depth: 4, role: "user" });
    expect(placedAt(deep, "after_desc").rules).toEqual({ position: "after_desc" });
    expect(placedAt(deep, undefined)).toEqual(blankEntry);
  });

  it("has no title where none is written", () => {
    expect(withName(withName(blankEntry, "塔"), "")).toEqual(blankEntry);
  });

  it("reads whole numbers within their range, and nothing else", () => {
    expect(
      ["7", " 12 ", "-3", "400", "", "-", "1.5", "x", "9999999999"].map((text) => numberOf(text, 0, 100)),
    ).toEqual([...[7, 12, 0, 100, undefined, undefined, undefined, undefined, undefined]]);
  });
});
