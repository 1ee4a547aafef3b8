import { api } from "@4d/contract";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Presence } from "../../platform/presence.ts";
import { createRedisPresence } from "../../platform/redis-presence.ts";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { hasRedis, type RedisServer, startRedis } from "../../testing/redis-server.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { TestSocket } from "../../testing/test-socket.ts";

/** By then no node counts a killed node's people as present. */
const KNOWN_DEAD_MS = 15_000;

describe.runIf(hasRedis)("a node that dies", () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let nodes: TestApp[];
  let mei: Person;
  let otto: Person;
  let ida: Person;
  let watching: TestSocket;
  const away: Redis[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    database = await openTestDatabase();
    const { environment } = redis;
    nodes = [await startTestApp(environment, database), await startTestApp(environment, database)];
    const [first = "", second = ""] = nodes.map(({ address }) => address);
    mei = await person(first, "mei");
    await person(first, "otto");
    await person(first, "ida");
    [otto, ida] = [await logIn(second, "otto"), await logIn(second, "ida")];
    await befriend(mei, otto);
    await befriend(mei, ida);
    watching = await mei.connect();
  });
  afterAll(async () => {
    await watching.close();
    for (const connection of away) connection.disconnect();
    for (const node of nodes) await node.close();
    await database.close();
    await redis.stop();
  });

  /** A process's presence, abandoned without a word as by SIGKILL. */
  function thirdNode(): Presence {
    const connection = new Redis(redis.url);
    away.push(connection);
    const log = nodes[0]?.services.log;
    if (!log) throw new Error("no node is there");
    return createRedisPresence(connection, log);
  }
  const statesSeenBy = ({ id }: Person) =>
    watching.frames.flatMap(({ cmd, data }) =>
      cmd === 5 && data.type === "presence" && data.userId === id ? [data.terminals] : [],
    );
  const online = async (who: Person, by: TestApp | undefined) =>
    (await by?.services.presence.terminalsOf([who.id]))?.get(who.id) ?? [];

  it("takes its people offline within 15 s, once and for everybody, but not who dialled another meanwhile", async () => {
    const dying = thirdNode();
    await dying.heartbeat();
    expect(await dying.join(otto.id, 0, "session-of-otto")).toEqual([0]);
    expect(await dying.join(ida.id, 0, "session-of-ida")).toEqual([0]);
    // From here on it is silent: it was killed.
    const stayed = await ida.connect();
    for (const node of nodes) expect(await online(otto, node)).toEqual([0]);
    await expect.poll(() => statesSeenBy(otto), { timeout: KNOWN_DEAD_MS }).toEqual([[]]);
    for (const node of nodes) expect(await online(otto, node)).toEqual([]);
    const shown = await mei.call(api.users.online, { query: { userIds: `${otto.id},${ida.id}` } });
    expect(shown).toEqual([{ userId: ida.id, terminals: [0] }]);
    expect(await nodes[0]?.services.presence.online()).not.toContain(otto.id);
    expect(statesSeenBy(ida)).toEqual([]);
    await stayed.close();
  });

  it("has them back at once when they dial another", async () => {
    const before = statesSeenBy(otto).length;
    const socket = await otto.connect();
    await expect.poll(() => statesSeenBy(otto).slice(before)).toEqual([[0]]);
    for (const node of nodes) expect(await online(otto, node)).toEqual([0]);
    await socket.close();
    await expect.poll(() => statesSeenBy(otto).slice(before)).toEqual([[0], []]);
  });

  it("that was only slow has its own people back with its next word", async () => {
    const slow = thirdNode();
    await slow.heartbeat();
    await slow.join(otto.id, 0, "slow-session");
    await expect.poll(() => online(otto, nodes[1]), { timeout: KNOWN_DEAD_MS, interval: 200 }).toEqual([]);
    await expect
      .poll(() => slow.heartbeat(), { timeout: 5000 })
      .toEqual([{ userId: otto.id, terminals: [0] }]);
    await expect.poll(() => online(otto, nodes[1]), { timeout: 5000 }).toEqual([0]);
    await slow.close();
    expect(await online(otto, nodes[1])).toEqual([]);
  });

  it("is none where Redis forgot everything: people are present again, and no friend hears of it", async () => {
    const socket = await otto.connect();
    await expect.poll(() => online(otto, nodes[0])).toEqual([0]);
    await expect.poll(() => statesSeenBy(otto).at(-1)).toEqual([0]);
    const before = statesSeenBy(otto).length;
    const inside = new Redis(redis.url);
    away.push(inside);
    await inside.flushall();
    await expect.poll(() => online(otto, nodes[0]), { timeout: 5000 }).toEqual([0]);
    expect(statesSeenBy(otto).length).toBe(before);
    await socket.close();
  });
});
