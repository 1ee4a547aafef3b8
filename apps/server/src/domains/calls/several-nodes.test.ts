import { api, type DownFrame, MessageType } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { befriend, httpClient, logIn, type Person, person } from "../../testing/person.ts";
import { hasRedis, type RedisServer, startRedis } from "../../testing/redis-server.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openTestSocket } from "../../testing/test-socket.ts";

const offer = { type: "offer", sdp: "v=0" } as const;
const answer = { type: "answer", sdp: "v=0" } as const;
const ofType = (type: number) => (frame: DownFrame) => frame.cmd === 3 && frame.data.type === type;
const inGroup = (type: number) => (frame: DownFrame) => frame.cmd === 4 && frame.data.type === type;
const named = (...people: Person[]) =>
  people.map(({ id }) => ({ id, nickName: "", isCamera: false, isMicroPhone: true }));

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

  /** The same login and terminal through another node, as if theirs had died. */
  const movedTo = ({ address }: TestApp, who: Person): Person => ({
    ...who,
    call: httpClient(address, who.tokens.accessToken),
    connect: () => openTestSocket(address, who.tokens.accessToken),
  });

  it("go on for who comes back by another node: what rang rings, what is said is heard, the end too", async () => {
    const hers = await mei.connect();
    const lost = await otto.connect();
    await ring(mei, otto);
    await lost.until(ofType(100));
    await lost.close();
    const moved = movedTo(first, otto);
    const his = await moved.connect();
    const rings = await moved.call(api.privateCalls.info);
    expect(rings).toMatchObject({ uid: mei.id, phase: "ringing", offer: JSON.stringify(offer) });
    // The response to the first was lost with its node.
    for (let times = 0; times < 2; times += 1) await accept(moved);
    await hers.until(ofType(102));
    expect(await moved.call(api.privateCalls.info)).toMatchObject({ phase: "connecting", isHere: true });
    const body = {
      kind: "media",
      partyId: "p",
      media: { microphone: false, camera: false, screen: false },
      asks: true,
    } as const;
    await mei.call(api.privateCalls.candidate, { query: { uid: otto.id }, body });
    const received = await his.until(ofType(107));
    const content = received.cmd === 3 && "content" in received.data ? (received.data.content ?? "") : "";
    expect(JSON.parse(content)).toEqual(body);
    await moved.call(api.privateCalls.hangUp, { query: { uid: mei.id } });
    await hers.until(ofType(106));
    expect(await codeOf(moved.call(api.privateCalls.hangUp, { query: { uid: mei.id } }))).toBe(409);
    for (const socket of [hers, his]) await socket.close();
  });

  it("of groups go on for who comes back by another node: nobody is put out, and all know who is mute", async () => {
    const made = { body: { name: "Sunday hike", friendIds: [otto.id] } };
    const { id: groupId } = await mei.call(api.groups.create, made);
    const group = { query: { groupId } };
    const hers = await mei.connect();
    const lost = await otto.connect();
    await mei.call(api.groupCalls.setup, { body: { groupId, userInfos: named(mei, otto) } });
    await lost.until(inGroup(200));
    await lost.close();
    const moved = movedTo(first, otto);
    const his = await moved.connect();
    expect(await moved.call(api.privateCalls.info)).toMatchObject({ groupId, inviterId: mei.id });
    for (let times = 0; times < 2; times += 1) await moved.call(api.groupCalls.accept, group);
    await hers.until(inGroup(201));
    await his.close();
    const device = { groupId, isCamera: false, isMicroPhone: false };
    await mei.call(api.groupCalls.device, { body: device });
    const back = await otto.connect();
    const info = await otto.call(api.groupCalls.info, group);
    expect(info).toMatchObject({ isHere: true, insideIds: [mei.id, otto.id] });
    expect(info.isChating && info.userInfos?.map(({ isMicroPhone }) => isMicroPhone)).toEqual([false, true]);
    await otto.call(api.groupCalls.heartbeat, group);
    await mei.call(api.groupCalls.quit, group);
    await back.until(inGroup(MessageType.RTC_GROUP_QUIT));
    await otto.call(api.groupCalls.quit, group);
    for (const socket of [hers, back]) await socket.close();
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
