import { api, type DownFrame, MessageType } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/group-company.ts";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { hasRedis, type RedisServer, startRedis } from "../../testing/redis-server.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const offer = { type: "offer", sdp: "v=0" } as const;
const answer = { type: "answer", sdp: "v=0" } as const;
const ofType = (type: number) => (frame: DownFrame) => frame.cmd === 3 && frame.data.type === type;

describe.runIf(hasRedis)("calls over two nodes", () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let first: TestApp;
  let second: TestApp;
  let mei: Person;
  let otto: Person;
  let ottoPhone: Person;

  beforeAll(async () => {
    redis = await startRedis();
    database = await openTestDatabase();
    const { environment } = redis;
    first = await startTestApp(environment, database);
    second = await startTestApp(environment, database);
    mei = await person(first.address, "mei");
    await person(first.address, "otto");
    otto = await logIn(second.address, "otto");
    ottoPhone = await logIn(first.address, "otto", 1);
    await befriend(mei, otto);
  });
  afterAll(async () => {
    for (const node of [first, second]) await node.close();
    await database.close();
    await redis.stop();
  });

  const ring = (from: Person, to: Person) =>
    from.call(api.privateCalls.call, { query: { uid: to.id, mode: "voice" }, body: offer });
  const accept = (who: Person) => who.call(api.privateCalls.accept, { query: { uid: mei.id }, body: answer });

  it("ring, are answered once, and end with one record", async () => {
    const sockets = [await mei.connect(), await otto.connect(), await ottoPhone.connect()] as const;
    await ring(mei, otto);
    await Promise.all([sockets[1].until(ofType(100)), sockets[2].until(ofType(100))]);
    const codes = await Promise.all([codeOf(accept(otto)), codeOf(accept(ottoPhone))]);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await sockets[0].until(ofType(102));
    await mei.call(api.privateCalls.hangUp, { query: { uid: otto.id } });
    await sockets[codes[0] === 200 ? 1 : 2].until(ofType(106));
    await sockets[1].until(ofType(MessageType.ACT_RT_VOICE));
    for (const socket of sockets) await socket.close();
  });

  it("let one win when both ring each other at once", async () => {
    const sockets = [await mei.connect(), await otto.connect()];
    const both = () => Promise.all([codeOf(ring(mei, otto)), codeOf(ring(otto, mei))]);
    for (let round = 0; round < 5; round += 1) {
      await both();
      const [one, other] = await Promise.all([mei, otto].map((who) => who.call(api.privateCalls.info)));
      expect(one?.callId).toBe(other?.callId);
      expect([one, other].filter((call) => call && "uid" in call && call.isHost)).toHaveLength(1);
      await mei.call(api.privateCalls.hangUp, { query: { uid: otto.id } });
    }
    for (const socket of sockets) await socket.close();
  });

  it("end by the other node when the one they began on is silent", async () => {
    const sockets = [await mei.connect(), await otto.connect()] as const;
    await ring(mei, otto);
    await sockets[1].until(ofType(100));
    second.clock.advance(61_000);
    await sockets[1].until(ofType(104));
    expect(await mei.call(api.privateCalls.info)).toBeNull();
    const { rows } = await first.services.db
      .selectFrom("private_message")
      .selectAll()
      .where("type", "=", MessageType.ACT_RT_VOICE)
      .where("content", "in", ["已取消", "未接听"])
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows.length).toBeGreaterThan(0);
    for (const socket of sockets) await socket.close();
  });
});
