import fc from "fast-check";
import { expect, it } from "vitest";
import { onRelease, PULL_THRESHOLD, pullDistance, whilePulling } from "./pull-refresh.tsx";

it("refreshes only from the threshold on", () => {
  expect(whilePulling(PULL_THRESHOLD - 1)).toBe("pulling");
  expect(whilePulling(PULL_THRESHOLD)).toBe("reached");
  expect(onRelease("reached")).toBe("refreshing");
  expect(onRelease("pulling")).toBe("aborting");
  expect(onRelease("rest")).toBe("rest");
});

it("follows the finger less and less, but never moves back", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2000, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (from, more) => {
        return pullDistance(from + more) >= pullDistance(from) && pullDistance(from) <= from;
      },
    ),
  );
  expect(pullDistance(-5)).toBe(0);
});
