import type { RateLimit } from "@4d/contract";
import type { Redis } from "ioredis";
import type { Clock } from "./clock.ts";
import type { Bucket, LimitStore } from "./limit-store.ts";
import type { Log } from "./log.ts";
import { memoryLimitStore } from "./memory-limit-store.ts";
import { redisLimitStore } from "./redis-limit-store.ts";
import { redisOrLocal } from "./redis-or-local.ts";

/** `retryAfter` is in whole seconds, at least 1 when refused, 0 when allowed. */
export interface LimitResult {
  ok: boolean;
  retryAfter: number;
}

/** Reads `what:who`, as in `login:alice`; the rate limit of `what` can be scaled in the admin console. */
export type LimitKey = RateLimit | `${RateLimit}:${string}`;
/** Factors by which rate limits are scaled; 1 when absent. */
export type RateLimitScales = Readonly<Partial<Record<RateLimit, number>>>;
/** These have a configurable number of their own. */
type DailyLimitKey = `friend-request:${number}`;

export interface Limits {
  /** Takes from the bucket of `key`; a refusal takes nothing. */
  take(key: LimitKey, bucket: Bucket): Promise<LimitResult>;
  /** Returns what `take` took when the action turned out not to be limited (a right password). */
  refund(key: LimitKey, bucket: Bucket): Promise<void>;
  /** Counts towards `most` per day of UTC; a refusal counts nothing. */
  takeDaily(key: LimitKey | DailyLimitKey, most: number, cost?: number): Promise<LimitResult>;
}

const DAY = 86_400_000;

/**
 * The abuse limits (`abuse §1.1`): in this process, or shared by all nodes when there is a Redis. When Redis fails,
 * each node limits by itself until it is back. `scale` multiplies all of them (RATE_LIMIT_SCALE), the settings each
 * one.
 */
export function createLimits(options: {
  scale: number;
  clock: Clock;
  redis?: Redis | undefined;
  log: Log;
  /** Factors by which single rate limits are scaled, read each time; when they cannot be read, the usual limits apply. */
  scales?: () => Promise<RateLimitScales>;
}): Limits {
  const { scale, clock, redis, log, scales = async () => ({}) } = options;
  const local = memoryLimitStore();
  const scaleOf = async (key: string): Promise<number> => {
    const [name = ""] = key.split(":", 1);
    const set: Readonly<Record<string, number | undefined>> = await scales().catch(() => ({}));
    return scale * (set[name] ?? 1);
  };
  const scaledBucket = async (key: string, { rate, burst }: Bucket) => {
    const by = await scaleOf(key);
    // A bucket that never holds one token would never let anybody in.
    return { rate: rate * by, burst: Math.max(1, burst * by) };
  };
  const onEither = redis ? sharedOr(local, redis, log) : <T>(ask: Ask<T>) => ask(local);

  return {
    async take(key, bucket) {
      const scaled = { ...(await scaledBucket(key, bucket)), cost: bucket.cost ?? 1 };
      const wait = await onEither((store) => store.takeBucket(key, scaled, clock.now()));
      return limitResult(wait);
    },
    async refund(key, bucket) {
      const scaled = { ...(await scaledBucket(key, bucket)), cost: -(bucket.cost ?? 1) };
      await onEither((store) => store.takeBucket(key, scaled, clock.now()));
    },
    async takeDaily(key, most, cost = 1) {
      const now = clock.now();
      const day = Math.floor(now / DAY);
      const lifeMs = (day + 1) * DAY - now;
      const counter = { most: most * (await scaleOf(key)), cost, lifeMs };
      const counted = await onEither((store) => store.count(`${key}:${day}`, counter, now));
      return limitResult(counted ? 0 : lifeMs);
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

const limitResult = (wait: number): LimitResult =>
  wait > 0 ? { ok: false, retryAfter: Math.max(1, Math.ceil(wait / 1000)) } : { ok: true, retryAfter: 0 };
