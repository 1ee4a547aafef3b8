import type { Redis } from "ioredis";
import type { Log } from "./log.ts";
import { isDisconnected } from "./redis.ts";

/** Asks Redis, or this node when Redis is unavailable. */
export type RedisOrLocal = <T>(ask: () => Promise<T>, otherwise: () => Promise<T>) => Promise<T>;

/**
 * While Redis is known to be unavailable nobody waits for it, and the log says `failed` once per outage, not once per
 * request: there are thousands a second.
 */
export function redisOrLocal(redis: Redis, log: Log, failed: string): RedisOrLocal {
  let warned = false;
  return async (ask, otherwise) => {
    try {
      if (!isDisconnected(redis)) {
        const result = await ask();
        warned = false;
        return result;
      }
      if (!warned) log.warn(failed);
    } catch (error) {
      if (!warned) log.warn({ err: error }, failed);
    }
    warned = true;
    return otherwise();
  };
}
