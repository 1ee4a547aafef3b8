import { Redis } from "ioredis";
import type { Log } from "./log.ts";

const disconnected = new WeakSet<Redis>();
/** A connection silent for this long after a command is dead, whatever TCP says. */
const SILENCE_MS = 5_000;

/** Whether a connection of `openRedis` is lost and not yet back: callers with a local fallback need not wait. */
export const isDisconnected = (redis: Redis): boolean => disconnected.has(redis);

/**
 * Connects to the Redis at REDIS_URL. It reconnects by itself; a command fails within two seconds instead of waiting
 * for that, because everything asked of Redis has a local fallback.
 * @param isUp called when the connection comes up or goes down
 */
export function openRedis(url: string, log: Log, isUp: (up: boolean) => void): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
    keepAlive: 10_000,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let down = false;
  redis.on("error", (error: Error) => {
    if (!down) log.warn({ err: error }, "Redis is not reachable");
    down = true;
  });
  redis.on("close", () => {
    disconnected.add(redis);
    isUp(false);
  });
  redis.on("ready", () => {
    disconnected.delete(redis);
    isUp(true);
    if (down) log.info("Redis is back");
    down = false;
  });
  return redis;
}
