/** The time in epoch milliseconds. Verbs use this and never `Date.now()`, so that tests can set it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
