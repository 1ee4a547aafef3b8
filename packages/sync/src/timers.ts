/** Time and chance, given from outside so that tests and the chaos run decide them. */
export interface Timers {
  /** A time the server's clock has surely reached, epoch milliseconds; a device's own clock may be days off. */
  now: () => number;
  /** Milliseconds that pass evenly whatever is done to any clock: for how long something takes. */
  elapsed: () => number;
  /** Runs `work` once after `ms`; the answer calls it off. */
  after: (ms: number, work: () => void) => () => void;
  /** 0 … 1. */
  random: () => number;
}
