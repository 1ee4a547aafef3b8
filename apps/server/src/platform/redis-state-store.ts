import type { Redis } from "ioredis";
import { fail } from "./failure.ts";
import type { Log } from "./log.ts";
import type { StateStore } from "./shared-state.ts";

const PREFIX = "fd:state:";
const DUE = "fd:state-due";
/** Values are dropped a day after their last write. */
const FORGET_MS = 24 * 3_600_000;

// KEYS[1] the due set, then the expected keys, then the written ones · ARGV how many are expected, how long to
// keep, expected texts ("" = none), then name, text ("" = remove) and until ("" = never) of each write
const SWAP = `
local expected, keep = tonumber(ARGV[1]), ARGV[2]
for i = 1, expected do
  if (redis.call('get', KEYS[1 + i]) or '') ~= ARGV[2 + i] then return 0 end
end
local at = 2 + expected
for i = 2 + expected, #KEYS do
  local name, text, until_ = ARGV[at + 1], ARGV[at + 2], ARGV[at + 3]
  at = at + 3
  if text == '' then redis.call('del', KEYS[i]) else redis.call('set', KEYS[i], text, 'PX', keep) end
  if text == '' or until_ == '' then redis.call('zrem', KEYS[1], name)
  else redis.call('zadd', KEYS[1], until_, name) end
end
return 1`;

/**
 * State shared by all nodes: each swap is one script, so two nodes cannot both win. While Redis is down no local answer
 * could be right: everything fails with `unavailable`.
 */
export function redisStateStore(redis: Redis, log: Log): StateStore {
  async function ask<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      log.warn({ err: error }, "shared state is not reachable");
      return fail("unavailable", { cause: "shared state is not reachable" });
    }
  }
  return {
    async read(keys) {
      return keys.length === 0 ? [] : ask(redis.mget(keys.map((key) => PREFIX + key)));
    },
    async swap(expected, writes) {
      const names = [...expected.keys(), ...writes.map(({ key }) => key)];
      const keys = [DUE, ...names.map((key) => PREFIX + key)];
      const texts = [...expected.values()].map((text) => text ?? "");
      const written = writes.flatMap(({ key, text, until }) => [key, text ?? "", until ?? ""]);
      const args = [expected.size, FORGET_MS, ...texts, ...written];
      const result = await ask(redis.eval(SWAP, keys.length, ...keys, ...args));
      return Number(result) === 1;
    },
    due: (now, most) => ask(redis.zrangebyscore(DUE, "-inf", now, "LIMIT", 0, most)),
  };
}
