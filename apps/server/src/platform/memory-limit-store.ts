import type { LimitStore } from "./limit-store.ts";

const SWEEP_EVERY = 60_000;

/** Limits in this process. Buckets that are full again are dropped, so strangers cost no memory. */
export function memoryLimitStore(): LimitStore {
  const buckets = new Map<string, { tokens: number; at: number; fullAt: number }>();
  const counters = new Map<string, { count: number; until: number }>();
  let swept = 0;

  function sweep(now: number): void {
    if (now - swept < SWEEP_EVERY) return;
    swept = now;
    for (const [key, { fullAt }] of buckets) if (fullAt <= now) buckets.delete(key);
    for (const [key, { until }] of counters) if (until <= now) counters.delete(key);
  }

  return {
    async takeBucket(key, { rate, burst, cost }, now) {
      sweep(now);
      const last = buckets.get(key);
      const refilled = last ? last.tokens + (Math.max(0, now - last.at) / 1000) * rate : burst;
      const tokens = Math.min(burst, refilled);
      if (tokens < cost) return ((cost - tokens) / rate) * 1000;
      const left = tokens - cost;
      buckets.set(key, { tokens: left, at: now, fullAt: now + ((burst - left) / rate) * 1000 });
      return 0;
    },
    async count(key, { most, cost, lifeMs }, now) {
      const count = counters.get(key)?.count ?? 0;
      if (count + cost > most) return false;
      counters.set(key, { count: count + cost, until: now + lifeMs });
      return true;
    },
  };
}
