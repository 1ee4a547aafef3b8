/** Time and chance, given from outside so that tests and the chaos run control them. */
export interface Timers {
  /**
   * A time the server's clock has certainly reached, epoch milliseconds; a device's own clock may be days
   * off.
   */
  now: () => number;
  /** Milliseconds that pass evenly whatever happens to any clock: for measuring durations. */
  elapsed: () => number;
  /** Runs `work` once after `ms`; the result cancels it. */
  after: (ms: number, work: () => void) => () => void;
  /** 0 … 1. */
  random: () => number;
}
