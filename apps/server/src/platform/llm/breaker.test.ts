import { describe, expect, it } from "vitest";
import { manualClock } from "../../testing/manual-clock.ts";
import { Breaker, type Ended } from "./breaker.ts";

function rig() {
  const clock = manualClock(0);
  const breaker = new Breaker(clock);
  const call = (ended: Ended, rest?: number) => {
    const report = breaker.enter();
    report?.(ended, rest);
    return report !== undefined;
  };
  return { clock, breaker, call };
}

describe("the breaker", () => {
  it("opens after three failures in a row, not before", () => {
    const { call } = rig();
    for (const ended of ["badly", "badly", "well", "badly", "neither", "badly"] as const)
      expect(call(ended)).toBe(true);
    expect(call("badly")).toBe(true);
    expect(call("well")).toBe(false);
  });

  it("lets one call try after the rest, and closes when it goes well", () => {
    const { clock, breaker, call } = rig();
    for (let n = 0; n < 3; n += 1) call("badly");
    clock.advance(29_999);
    expect(breaker.enter()).toBeUndefined();
    clock.advance(1);
    const report = breaker.enter();
    expect(report).toBeDefined();
    expect(breaker.enter()).toBeUndefined();
    report?.("well");
    for (let n = 0; n < 3; n += 1) expect(call("badly")).toBe(true);
  });

  it("rests twice as long after each failed try, four minutes at most", () => {
    const { clock, call } = rig();
    for (let n = 0; n < 3; n += 1) call("badly");
    for (const rest of [30_000, 60_000, 120_000, 240_000, 240_000]) {
      clock.advance(rest - 1);
      expect(call("badly")).toBe(false);
      clock.advance(1);
      expect(call("badly")).toBe(true);
    }
  });

  it("tries again after a try that said nothing", () => {
    const { clock, call } = rig();
    for (let n = 0; n < 3; n += 1) call("badly");
    clock.advance(30_000);
    expect(call("neither")).toBe(true);
    expect(call("well")).toBe(true);
  });

  it("rests as long as the endpoint asks, within bounds", () => {
    const { clock, call } = rig();
    call("badly");
    call("badly");
    call("badly", 100_000);
    clock.advance(99_999);
    expect(call("well")).toBe(false);
    clock.advance(1);
    expect(call("well")).toBe(true);
  });
});
