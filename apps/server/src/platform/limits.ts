import type { Redis } from "ioredis";
import type { Clock } from "./clock.ts";
import type { Bucket, LimitStore } from "./limit-store.ts";
import type { Log } from "./log.ts";
import { memoryLimitStore } from "./memory-limit-store.ts";
import { redisLimitStore } from "./redis-limit-store.ts";
import { redisOrLocal } from "./redis-or-local.ts";

/** `retryAfter` is in whole seconds, at least 1 when refused, 0 when allowed. */
export interface Verdict {
  ok: boolean;
  retryAfter: number;
}

export interface Limits {
  /** Takes from the bucket of `key`; a refusal takes nothing. Keys read `what:who`, as in `login:alice`. */
  take(key: string, bucket: Bucket): Promise<Verdict>;
  /** Puts back what `take` took, when the act turned out to be none that is limited (a right password). */
  giveBack(key: string, bucket: Bucket): Promise<void>;
  /** Counts towards `most` per day of UTC; a refusal counts nothing. */
  takeDaily(key: string, most: number, cost?: number): Promise<Verdict>;
}

const DAY = 86_400_000;

/**
 * The abuse limits (messaging.md 3): in this process, or shared by all nodes when there is a Redis. When
 * Redis fails, each node limits by itself until it is back. `scale` multiplies them all (RATE_LIMIT_SCALE).
 */
export function createLimits(options: {
  scale: number;
  clock: Clock;
  redis?: Redis | undefined;
  log: Log;
}): Limits {
  const { scale, clock, redis, log } = options;
  const local = memoryLimitStore();
  const onEither = redis ? sharedOr(local, redis, log) : <T>(ask: Ask<T>) => ask(local);

  return {
    async take(key, { rate, burst, cost = 1 }) {
      const scaled = { rate: rate * scale, burst: burst * scale, cost };
      const wait = await onEither((store) => store.takeBucket(key, scaled, clock.now()));
      return verdict(wait);
    },
    async giveBack(key, { rate, burst, cost = 1 }) {
      const scaled = { rate: rate * scale, burst: burst * scale, cost: -cost };
      await onEither((store) => store.takeBucket(key, scaled, clock.now()));
    },
    async takeDaily(key, most, cost = 1) {
      const now = clock.now();
      const day = Math.floor(now / DAY);
      const lifeMs = (day + 1) * DAY - now;
      const counter = { most: most * scale, cost, lifeMs };
      const counted = await onEither((store) => store.count(`${key}:${day}`, counter, now));
      return verdict(counted ? 0 : lifeMs);
    },
  };
}

type Ask<T> = (store: LimitStore) => Promise<T>;

function sharedOr(local: LimitStore, redis: Redis, log: Log) {
  const shared = redisLimitStore(redis);
  const either = redisOrLocal(redis, log, "Redis does not answer: limits are kept per node");
  return <T>(ask: Ask<T>): Promise<T> =>
    either(
      () => ask(shared),
      () => ask(local),
    );
}

const verdict = (wait: number): Verdict =>
  wait > 0 ? { ok: false, retryAfter: Math.max(1, Math.ceil(wait / 1000)) } : { ok: true, retryAfter: 0 };
