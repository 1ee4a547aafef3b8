import type { Redis } from "ioredis";
import type { Log } from "./log.ts";
import { isAway } from "./redis.ts";

/** Asks Redis, or this node when Redis is away or fails. */
export type RedisOrLocal = <T>(ask: () => Promise<T>, otherwise: () => Promise<T>) => Promise<T>;

/**
 * While Redis is known to be away nobody waits for it, and the log says `failed` once per absence, not once per
 * question: there are thousands a second.
 */
export function redisOrLocal(redis: Redis, log: Log, failed: string): RedisOrLocal {
  let told = false;
  return async (ask, otherwise) => {
    try {
      if (!isAway(redis)) {
        const answer = await ask();
        told = false;
        return answer;
      }
      if (!told) log.warn(failed);
    } catch (error) {
      if (!told) log.warn({ err: error }, failed);
    }
    told = true;
    return otherwise();
  };
}
