import { connect, createServer, type Socket } from "node:net";
import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRedis, type RedisServer, startRedis } from "../testing/redis-server.ts";
import type { Bus } from "./bus.ts";
import { createLog } from "./log.ts";
import { openRedis } from "./redis.ts";
import { createRedisBus } from "./redis-bus.ts";

const log = createLog("silent");
const isUp = () => undefined;

interface Pair {
  ends: Socket[];
  listens: boolean;
  isSilent: boolean;
}

/** A proxy to a Redis whose connections can fall silent without closing, as when the host disappears. */
async function wayTo(port: number) {
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const pair: Pair = { ends: [near, far], listens: false, isSilent: false };
    pairs.add(pair);
    near.on("data", (bytes) => {
      pair.listens ||= /subscribe/i.test(bytes.toString("latin1"));
      if (!pair.isSilent) far.write(bytes);
    });
    far.on("data", (bytes) => void (pair.isSilent || near.write(bytes)));
    for (const end of pair.ends) {
      end.on("error", () => undefined);
      end.on("close", () => {
        for (const other of pair.ends) other.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const bound = server.address();
  return {
    url: `redis://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    silence(which: (pair: Pair) => boolean) {
      const found = [...pairs].filter(which);
      for (const pair of found) pair.isSilent = true;
      return found.length;
    },
    close: () =>
      new Promise<void>((done) => {
        for (const { ends } of pairs) for (const end of ends) end.destroy();
        server.close(() => done());
      }),
  };
}

describe.runIf(hasRedis)("a bus over a Redis that is gone without a word", () => {
  let server: RedisServer;
  let way: Awaited<ReturnType<typeof wayTo>>;
  let connections: Redis[];
  let buses: Bus[];

  beforeAll(async () => {
    server = await startRedis();
    way = await wayTo(Number(new URL(server.url).port));
    connections = [way.url, server.url].map((url) => openRedis(url, log, isUp));
    buses = connections.map((redis) => createRedisBus(redis, log, { everyMs: 100, silenceMs: 300 }));
  });
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    for (const redis of connections) redis.disconnect();
    await way.close();
    await server.stop();
  });

  /** Whether what one bus publishes from now on eventually reaches the other. */
  async function reaches(from: Bus | undefined, to: Bus | undefined, timeout: number): Promise<void> {
    const word = `word:${Math.random()}`;
    const heard: string[] = [];
    const stop = to?.subscribe("stale", (key) => heard.push(key));
    const arrived = () => {
      from?.publish("stale", word);
      return heard.includes(word);
    };
    await expect.poll(arrived, { timeout, interval: 50 }).toBe(true);
    stop?.();
  }

  it("hears again soon: whoever only listens asks now and then whether somebody is there", async () => {
    const [near, far] = buses;
    await reaches(far, near, 5_000);
    let missed = 0;
    near?.subscribe("missed", () => {
      missed += 1;
    });
    expect(way.silence(({ listens }) => listens)).toBe(1);
    await reaches(far, near, 5_000);
    expect(missed).toBe(1);
  });

  it("is heard again, some seconds after its commands are not answered any more", async () => {
    const [near, far] = buses;
    await reaches(near, far, 5_000);
    expect(way.silence(({ listens }) => !listens)).toBe(1);
    await reaches(near, far, 12_000);
  });
});
