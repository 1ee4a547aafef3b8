import type { Redis } from "ioredis";
import type { LimitStore } from "./limit-store.ts";

// KEYS[1] bucket · ARGV rate, burst, cost, now → milliseconds to wait, 0 when taken
const TAKE = `
local rate, burst, cost, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local last = redis.call('hmget', KEYS[1], 'tokens', 'at')
local tokens = burst
if last[1] then
  tokens = math.min(burst, tonumber(last[1]) + math.max(0, now - tonumber(last[2])) / 1000 * rate)
end
if tokens < cost then return math.ceil((cost - tokens) / rate * 1000) end
tokens = tokens - cost
redis.call('hset', KEYS[1], 'tokens', tostring(tokens), 'at', ARGV[4])
redis.call('pexpire', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1000)
return 0`;

// KEYS[1] counter · ARGV most, cost, life in ms (by Redis's own clock: ours may differ) → 1 when counted
const COUNT = `
local count = tonumber(redis.call('get', KEYS[1]) or '0') + tonumber(ARGV[2])
if count > tonumber(ARGV[1]) then return 0 end
redis.call('set', KEYS[1], count)
redis.call('pexpire', KEYS[1], ARGV[3])
return 1`;

/** Limits shared by all nodes: each decision is one script, so two nodes cannot both take the last token. */
export function redisLimitStore(redis: Redis): LimitStore {
  return {
    async takeBucket(key, { rate, burst, cost }, now) {
      return Number(await redis.eval(TAKE, 1, `limit:${key}`, rate, burst, cost, now));
    },
    async count(key, { most, cost, lifeMs }) {
      return Number(await redis.eval(COUNT, 1, `daily:${key}`, most, cost, lifeMs)) === 1;
    },
  };
}
