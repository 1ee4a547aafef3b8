/** A token bucket: `burst` tokens at most, `rate` of them coming back each second. */
export interface Bucket {
  rate: number;
  burst: number;
  /** Tokens this action costs; 1 when absent. */
  cost?: number;
}

/** Counts up to `most`; forgotten `lifeMs` after the last counted action. */
export interface Counter {
  most: number;
  cost: number;
  lifeMs: number;
}

/** Stores buckets. Bucket and cost are already scaled; times are epoch milliseconds. */
export interface LimitStore {
  /** @returns milliseconds until the action would be allowed; 0 means taken now. */
  takeBucket(key: string, bucket: Required<Bucket>, now: number): Promise<number>;
  /** @returns whether it was counted. The counter may be forgotten `lifeMs` after `now`. */
  count(key: string, counter: Counter, now: number): Promise<boolean>;
}
