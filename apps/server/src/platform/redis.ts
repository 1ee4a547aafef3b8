import { Redis } from "ioredis";
import type { Log } from "./log.ts";

/**
 * A connection to the Redis at REDIS_URL. It connects again by itself; a command fails within two seconds
 * instead of waiting for that, because everything asked of Redis has a local answer to fall back on.
 */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let down = false;
  redis.on("error", (error: Error) => {
    if (!down) log.warn({ err: error }, "Redis is not reachable");
    down = true;
  });
  redis.on("ready", () => {
    if (down) log.info("Redis is back");
    down = false;
  });
  return redis;
}
