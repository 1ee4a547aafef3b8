import { api } from "@4d/contract";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { hasRedis, type RedisServer, startRedis } from "../../testing/redis-server.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openTestSocket } from "../../testing/test-socket.ts";

describe.runIf(hasRedis)("two nodes over one database and one Redis", () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let nodes: TestApp[];
  let mei: Person;
  let otto: Person;

  beforeAll(async () => {
    redis = await startRedis();
    database = await openTestDatabase();
    const { environment } = redis;
    nodes = [await startTestApp(environment, database), await startTestApp(environment, database)];
    mei = await person(nodes[0]?.address ?? "", "mei");
    await person(nodes[0]?.address ?? "", "otto");
    otto = await logIn(nodes[1]?.address ?? "", "otto");
    await befriend(mei, otto);
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await database.close();
    await redis.stop();
  });

  it("delivers in one order what both nodes store at once, and nothing is missing", async () => {
    const socket = await otto.connect();
    const meiElsewhere = { ...mei, call: (await logIn(nodes[1]?.address ?? "", "mei", 1)).call };
    const send = (who: Person, index: number) =>
      who.call(api.privateMessages.send, { body: { recvId: otto.id, content: `${index}`, type: 0 } });
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(index % 2 ? mei : meiElsewhere, index)),
    );
    const last = Math.max(...sent.map((one) => one.id));
    await socket.until((frame) => frame.cmd === 3 && "id" in frame.data && frame.data.id === last);
    const rows = socket.frames.flatMap((frame) =>
      frame.cmd === 3 && "id" in frame.data ? [frame.data] : [],
    );
    expect(rows.map((row) => row.id)).toEqual(sent.map((one) => one.id).sort((a, b) => a - b));
    expect(rows.map((row) => ("prevId" in row ? row.prevId : null))).toEqual([
      0,
      ...rows.slice(0, -1).map((row) => row.id),
    ]);
    await socket.close();
  });

  it("knows who is online on the other node, and ends sessions there", async () => {
    const socket = await otto.connect();
    const [online] = await mei.call(api.users.online, { query: { userIds: String(otto.id) } });
    expect(online).toEqual({ userId: otto.id, terminals: [0] });
    await logIn(nodes[0]?.address ?? "", "otto");
    expect(await socket.closed).toBe(4002);
  });

  it("keeps a session present on one node whose end on the other is known late, and tells friends of neither", async () => {
    const [first = "", second = ""] = nodes.map(({ address }) => address);
    const ida = await person(first, "ida");
    const noor = await person(first, "noor");
    await befriend(ida, noor);
    const watching = await ida.connect();
    const received = () =>
      watching.frames.flatMap(({ cmd, data }) =>
        cmd === 5 && data.type === "presence" ? [data.terminals] : [],
      );
    const known = new Redis(redis.url);
    const leaseCount = () => known.hlen(`fd:presence:${noor.id}`);
    const old = await openTestSocket(second, noor.tokens.accessToken);
    await expect.poll(received).toEqual([[0]]);
    const young = await noor.connect();
    await expect.poll(leaseCount).toBe(2);
    await old.close();
    await expect.poll(leaseCount).toBe(1);
    const [online] = await ida.call(api.users.online, { query: { userIds: String(noor.id) } });
    expect(online).toEqual({ userId: noor.id, terminals: [0] });
    await young.close();
    await expect.poll(() => received().length).toBeGreaterThan(1);
    expect(received()).toEqual([[0], []]);
    known.disconnect();
    await watching.close();
  });
});
