import { describe, expect, it } from "vitest";
import { isHintDue, usageAfterStart } from "./usage-rules.ts";

const none = { days: 0, lastDay: "", starts: 0 };
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const after = (...starts: Date[]) => starts.reduce(usageAfterStart, none);
const offer = { way: "offer", hasSent: false } as const;

describe("when the app offers to be installed", () => {
  it("counts days, not starts of one day", () => {
    expect(after(at(1, 8), at(1, 9), at(2, 0))).toEqual({ days: 2, lastDay: "2026-11-02", starts: 3 });
  });

  it("is the third day", () => {
    expect(isHintDue(after(at(1, 8), at(2, 8), at(2, 9)), offer)).toBe(false);
    expect(isHintDue(after(at(1, 8), at(2, 8), at(9, 8)), offer)).toBe(true);
  });

  it("is a message sent in the second visit", () => {
    expect(isHintDue(after(at(1, 8)), { ...offer, hasSent: true })).toBe(false);
    expect(isHintDue(after(at(1, 8), at(1, 9)), { ...offer, hasSent: true })).toBe(true);
  });

  it("never comes where it is installed or cannot be", () => {
    const often = after(at(1, 8), at(2, 8), at(3, 8));
    expect(isHintDue(often, { way: "installed", hasSent: true })).toBe(false);
    expect(isHintDue(often, { way: "none", hasSent: true })).toBe(false);
  });
});
