/** The time in epoch milliseconds. Verbs use this and never `Date.now()`, so that tests can set it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

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
