/** Time and chance, given from outside so that tests and the chaos run decide them. */
export interface Timers {
  /** Epoch milliseconds. */
  now: () => number;
  /** Runs `work` once after `ms`; the answer calls it off. */
  after: (ms: number, work: () => void) => () => void;
  /** 0 … 1. */
  random: () => number;
}
