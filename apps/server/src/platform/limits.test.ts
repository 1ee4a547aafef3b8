import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ManualClock, manualClock } from "../testing/manual-clock.ts";
import { hasRedis, type RedisServer, startRedis } from "../testing/redis-server.ts";
import { createLimits, type LimitKey, type Limits, type RateLimitScales } from "./limits.ts";
import { createLog } from "./log.ts";
import { isDisconnected, openRedis } from "./redis.ts";

const log = createLog("silent");
const noon = Date.UTC(2026, 10, 21, 12);

type OpenLimits = (scale: number, clock: ManualClock, scales?: () => Promise<RateLimitScales>) => Limits;

function behaves(open: OpenLimits): void {
  it("allows the burst, then one per interval, and says how long to wait", async () => {
    const clock = manualClock(noon);
    const limits = open(1, clock);
    const bucket = { rate: 0.5, burst: 3 };
    for (let round = 0; round < 3; round++) expect((await limits.take("send:a1", bucket)).ok).toBe(true);
    expect(await limits.take("send:a1", bucket)).toEqual({ ok: false, retryAfter: 2 });
    expect((await limits.take("send:a2", bucket)).ok).toBe(true);
    clock.advance(1_000);
    expect(await limits.take("send:a1", bucket)).toEqual({ ok: false, retryAfter: 1 });
    clock.advance(1_000);
    expect((await limits.take("send:a1", bucket)).ok).toBe(true);
    clock.advance(3_600_000);
    expect((await limits.take("send:a1", { ...bucket, cost: 4 })).ok).toBe(false);
    expect((await limits.take("send:a1", { ...bucket, cost: 3 })).ok).toBe(true);
  });

  it("lets exactly the burst through when all come at once", async () => {
    const limits = open(1, manualClock(noon));
    const all = await Promise.all(
      Array.from({ length: 50 }, () => limits.take("send:b1", { rate: 1, burst: 20 })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(20);
  });

  it("counts a day and starts again at midnight", async () => {
    const clock = manualClock(noon);
    const limits = open(1, clock);
    expect((await limits.takeDaily("send:c1", 2)).ok).toBe(true);
    expect((await limits.takeDaily("send:c1", 2)).ok).toBe(true);
    expect(await limits.takeDaily("send:c1", 2)).toEqual({ ok: false, retryAfter: 43_200 });
    clock.advance(43_200_000);
    expect((await limits.takeDaily("send:c1", 2)).ok).toBe(true);
  });

  it("multiplies every limit by the scale", async () => {
    const limits = open(10, manualClock(noon));
    for (let round = 0; round < 10; round++) expect((await limits.takeDaily("send:d1", 1)).ok).toBe(true);
    expect((await limits.takeDaily("send:d1", 1)).ok).toBe(false);
    expect((await limits.take("send:d2", { rate: 1, burst: 1, cost: 10 })).ok).toBe(true);
  });

  it("stretches one pace alone, from the moment it is set, and locks nobody out", async () => {
    let paces: RateLimitScales | undefined = {};
    const limits = open(1, manualClock(noon), async () => {
      if (paces === undefined) throw new Error("no database");
      return paces;
    });
    const bucket = { rate: 0.001, burst: 2 };
    const most = async (key: LimitKey) => {
      let taken = 0;
      while ((await limits.take(key, bucket)).ok) taken += 1;
      return taken;
    };
    expect(await most("send:g1")).toBe(2);
    paces = { send: 3, login: 0.1 };
    expect(await most("send:g2")).toBe(6);
    expect(await most("search:g2")).toBe(2);
    expect(await most("login:account:g2")).toBe(1);
    paces = { report: 0.5 };
    for (let round = 0; round < 2; round++) expect((await limits.takeDaily("report:g3", 4)).ok).toBe(true);
    expect((await limits.takeDaily("report:g3", 4)).ok).toBe(false);
    paces = undefined;
    expect(await most("send:g4")).toBe(2);
  });
}

describe("limits in this process", () =>
  behaves((scale, clock, scales) => createLimits({ scale, clock, log, ...(scales && { scales }) })));

describe.runIf(hasRedis)("limits in Redis", () => {
  let server: RedisServer;
  let redis: Redis;
  const isUp = vi.fn<(up: boolean) => void>();
  beforeAll(async () => {
    server = await startRedis();
    redis = openRedis(server.url, log, isUp);
  });
  afterAll(() => redis.disconnect());

  behaves((scale, clock, scales) => createLimits({ scale, clock, redis, log, ...(scales && { scales }) }));

  it("share one bucket between nodes, and fall back to the node when Redis dies", async () => {
    const clock = manualClock(noon);
    const [one, two] = [
      createLimits({ scale: 1, clock, redis, log }),
      createLimits({ scale: 1, clock, redis, log }),
    ];
    expect((await one.take("send:e1", { rate: 1, burst: 1 })).ok).toBe(true);
    expect((await two.take("send:e1", { rate: 1, burst: 1 })).ok).toBe(false);
    await server.stop();
    expect((await one.take("send:e1", { rate: 1, burst: 1 })).ok).toBe(true);
    expect((await one.take("send:e1", { rate: 1, burst: 1 })).ok).toBe(false);
    await expect.poll(() => isDisconnected(redis)).toBe(true);
    expect(isUp).toHaveBeenLastCalledWith(false);
    const said: string[] = [];
    const heard = createLog("debug", { write: (line: string) => void said.push(line) });
    const alone = createLimits({ scale: 1, clock, redis, log: heard });
    const began = performance.now();
    for (let round = 0; round < 200; round++) await alone.take(`send:f${round}`, { rate: 1, burst: 1 });
    // Waiting for Redis each time would take at least a tenth of a second.
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(said).toHaveLength(1);
  });
});
