import { describe, expect, it } from "vitest";
import { nextSyncStep, startsWithPath } from "./reading-path.ts";

describe("the way to where a reader is", () => {
  it("is walked from what is common", () => {
    expect(nextSyncStep([0, 1], [0, 1])).toBeNull();
    expect(nextSyncStep([0], [0, 2, 1])).toEqual({ kind: "step", at: 1, choices: [2, 1] });
    expect(nextSyncStep([0, 1, 1], [0, 2])).toEqual({ kind: "rewind", step: 1 });
    expect(nextSyncStep([0, 1, 1], [0])).toEqual({ kind: "rewind", step: 1 });
  });

  it("is told in pieces the server takes", () => {
    const long = Array.from({ length: 250 }, () => 0);
    expect(nextSyncStep([], long)).toMatchObject({ at: 0, choices: { length: 100 } });
    expect(nextSyncStep(long.slice(0, 200), long)).toMatchObject({ at: 200, choices: { length: 50 } });
  });

  it("begins with another or not", () => {
    expect(startsWithPath([1, 2, 3], [1, 2])).toBe(true);
    expect(startsWithPath([1, 2], [1, 2, 3])).toBe(false);
    expect(startsWithPath([1, 2], [])).toBe(true);
  });
});
