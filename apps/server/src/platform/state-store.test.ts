import type { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasRedis, type RedisServer, startRedis } from "../testing/redis-server.ts";
import { createLog } from "./log.ts";
import { memoryStateStore } from "./memory-state-store.ts";
import { openRedis } from "./redis.ts";
import { redisStateStore } from "./redis-state-store.ts";
import { changeState, type StateStore } from "./shared-state.ts";

const log = createLog("silent");

function behaves(make: () => Promise<StateStore>): void {
  let store: StateStore;
  beforeEach(async () => {
    store = await make();
  });

  it("keeps, changes and forgets", async () => {
    await changeState(store, async (change) => {
      change.put("a", { n: 1 }, 100);
      expect(await change.get("a")).toEqual({ n: 1 });
    });
    expect(await store.read(["a", "b"])).toEqual(['{"n":1}', null]);
    await changeState(store, async (change) => change.remove("a"));
    expect(await store.read(["a"])).toEqual([null]);
    expect(await store.due(1000, 10)).toEqual([]);
  });

  it("refuses a swap when anything read has changed", async () => {
    await store.swap(new Map(), [{ key: "a", text: "1", until: null }]);
    const stale = new Map([
      ["a", "0"],
      ["b", null],
    ]);
    expect(await store.swap(stale, [{ key: "c", text: "1", until: null }])).toBe(false);
    expect(await store.read(["c"])).toEqual([null]);
    stale.set("a", "1");
    expect(await store.swap(stale, [{ key: "c", text: "1", until: null }])).toBe(true);
  });

  it("lets exactly one of many win", async () => {
    const take = (who: number) =>
      changeState(store, async (change) => {
        if ((await change.get("seat")) !== null) return false;
        change.put("seat", who);
        return true;
      });
    const won = await Promise.all(Array.from({ length: 20 }, (_, who) => take(who)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it("loses no change of those that come at once", async () => {
    const add = () =>
      changeState(store, async (change) => change.put("n", ((await change.get<number>("n")) ?? 0) + 1));
    await Promise.all(Array.from({ length: 12 }, add));
    expect(await store.read(["n"])).toEqual(["12"]);
  });

  it("tells what is due, the oldest first, until somebody writes it", async () => {
    await changeState(store, async (change) => {
      change.put("late", 1, 30);
      change.put("early", 1, 10);
      change.put("future", 1, 100);
      change.put("never", 1);
    });
    expect(await store.due(50, 10)).toEqual(["early", "late"]);
    expect(await store.due(50, 1)).toEqual(["early"]);
    await changeState(store, async (change) => change.put("early", 2, 200));
    expect(await store.due(50, 10)).toEqual(["late"]);
  });

  it("writes nothing when the decision refuses", async () => {
    const refusing = changeState(store, async (change) => {
      change.put("a", 1);
      throw new Error("no");
    });
    await expect(refusing).rejects.toThrow("no");
    expect(await store.read(["a"])).toEqual([null]);
  });
}

describe("state in memory", () => behaves(async () => memoryStateStore()));

describe.runIf(hasRedis)("state in Redis", () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis();
    redis = openRedis(server.url, log, () => undefined);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });
  behaves(async () => {
    await redis.flushall();
    return redisStateStore(redis, log);
  });
});
