import type { Clock } from "../platform/clock.ts";

/** A clock for tests: stands still until moved. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  set(now: number): void;
}

/** A manual clock; without `start` it begins at the present moment. */
export function manualClock(start = Date.now()): ManualClock {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
    set(to) {
      now = to;
    },
  };
}
