import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRedis, type RedisServer, startRedis } from "../testing/redis-server.ts";
import { type HandClock, handClock } from "./clock.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createLog } from "./log.ts";
import { isAway, openRedis } from "./redis.ts";

const log = createLog("silent");
const noon = Date.UTC(2026, 10, 21, 12);

function behaves(open: (scale: number, clock: HandClock) => Limits): void {
  it("allows the burst, then one per interval, and says how long to wait", async () => {
    const clock = handClock(noon);
    const limits = open(1, clock);
    const bucket = { rate: 0.5, burst: 3 };
    for (let turn = 0; turn < 3; turn++) expect((await limits.take("a:1", bucket)).ok).toBe(true);
    expect(await limits.take("a:1", bucket)).toEqual({ ok: false, retryAfter: 2 });
    expect((await limits.take("a:2", bucket)).ok).toBe(true);
    clock.advance(1_000);
    expect(await limits.take("a:1", bucket)).toEqual({ ok: false, retryAfter: 1 });
    clock.advance(1_000);
    expect((await limits.take("a:1", bucket)).ok).toBe(true);
    clock.advance(3_600_000);
    expect((await limits.take("a:1", { ...bucket, cost: 4 })).ok).toBe(false);
    expect((await limits.take("a:1", { ...bucket, cost: 3 })).ok).toBe(true);
  });

  it("lets exactly the burst through when all come at once", async () => {
    const limits = open(1, handClock(noon));
    const all = await Promise.all(
      Array.from({ length: 50 }, () => limits.take("b:1", { rate: 1, burst: 20 })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(20);
  });

  it("counts a day and starts again at midnight", async () => {
    const clock = handClock(noon);
    const limits = open(1, clock);
    expect((await limits.takeDaily("c:1", 2)).ok).toBe(true);
    expect((await limits.takeDaily("c:1", 2)).ok).toBe(true);
    expect(await limits.takeDaily("c:1", 2)).toEqual({ ok: false, retryAfter: 43_200 });
    clock.advance(43_200_000);
    expect((await limits.takeDaily("c:1", 2)).ok).toBe(true);
  });

  it("multiplies every limit by the scale", async () => {
    const limits = open(10, handClock(noon));
    for (let turn = 0; turn < 10; turn++) expect((await limits.takeDaily("d:1", 1)).ok).toBe(true);
    expect((await limits.takeDaily("d:1", 1)).ok).toBe(false);
    expect((await limits.take("d:2", { rate: 1, burst: 1, cost: 10 })).ok).toBe(true);
  });
}

describe("limits in this process", () => behaves((scale, clock) => createLimits({ scale, clock, log })));

describe.runIf(hasRedis)("limits in Redis", () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis();
    redis = openRedis(server.url, log);
  });
  afterAll(() => redis.disconnect());

  behaves((scale, clock) => createLimits({ scale, clock, redis, log }));

  it("share one bucket between nodes, and fall back to the node when Redis dies", async () => {
    const clock = handClock(noon);
    const [one, two] = [
      createLimits({ scale: 1, clock, redis, log }),
      createLimits({ scale: 1, clock, redis, log }),
    ];
    expect((await one.take("e:1", { rate: 1, burst: 1 })).ok).toBe(true);
    expect((await two.take("e:1", { rate: 1, burst: 1 })).ok).toBe(false);
    await server.stop();
    expect((await one.take("e:1", { rate: 1, burst: 1 })).ok).toBe(true);
    expect((await one.take("e:1", { rate: 1, burst: 1 })).ok).toBe(false);
    await expect.poll(() => isAway(redis)).toBe(true);
    const said: string[] = [];
    const heard = createLog("debug", { write: (line: string) => void said.push(line) });
    const alone = createLimits({ scale: 1, clock, redis, log: heard });
    const began = performance.now();
    for (let turn = 0; turn < 200; turn++) await alone.take(`f:${turn}`, { rate: 1, burst: 1 });
    // Waiting for Redis each would take a tenth of a second at least.
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(said).toHaveLength(1);
  });
});
