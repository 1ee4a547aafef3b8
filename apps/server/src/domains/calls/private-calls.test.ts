import { api, CALL_LEASE_MS, CALL_RING_MS, type DownFrame, MessageType } from "@4d/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestSocket } from "../../testing/test-socket.ts";

const offer = { type: "offer", sdp: "v=0 offer", partyId: "p1" } as const;
const answer = { type: "answer", sdp: "v=0 answer" } as const;

type PrivateData = Extract<DownFrame, { cmd: 3 }>["data"];
const ofType =
  (type: number) =>
  (frame: DownFrame): boolean =>
    frame.cmd === 3 && frame.data.type === type;
const dataOf = async (socket: TestSocket, type: number): Promise<PrivateData> => {
  const frame = await socket.until(ofType(type));
  if (frame.cmd !== 3) throw new Error("no private frame");
  return frame.data;
};
const signalsTo = (socket: TestSocket) =>
  socket.frames.flatMap((frame) => (frame.cmd === 3 && frame.data.type >= 100 ? [frame.data.type] : []));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let mei: Person;
let otto: Person;
let ottoPhone: Person;
let meiSocket: TestSocket;
let ottoSocket: TestSocket;
let phoneSocket: TestSocket;
beforeEach(async () => {
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  ottoPhone = await logIn(app.address, otto.name, 1);
  meiSocket = await mei.connect();
  ottoSocket = await otto.connect();
  phoneSocket = await ottoPhone.connect();
});
afterEach(async () => {
  for (const socket of [meiSocket, ottoSocket, phoneSocket]) await socket.close();
});

const ring = (from: Person, to: Person, callId?: string, mode = "voice") =>
  from.call(api.privateCalls.call, { query: { uid: to.id, mode, callId }, body: offer });
const accept = (who: Person, of: Person) =>
  who.call(api.privateCalls.accept, { query: { uid: of.id }, body: answer });
const hangUp = (who: Person, of: Person) => who.call(api.privateCalls.hangUp, { query: { uid: of.id } });
const beat = (who: Person, of: Person) => who.call(api.privateCalls.heartbeat, { query: { uid: of.id } });

/** The record both sides received; checks that there is exactly one. */
async function recordOf(): Promise<unknown> {
  const record = await dataOf(meiSocket, MessageType.ACT_RT_VOICE);
  expect(await dataOf(ottoSocket, MessageType.ACT_RT_VOICE)).toMatchObject({
    content: "content" in record ? record.content : "",
  });
  const stored = await otto.call(api.privateMessages.history, {
    query: { friendId: mei.id, page: 1, size: 50 },
  });
  expect(stored.filter((one) => one.type === MessageType.ACT_RT_VOICE)).toHaveLength(1);
  return record;
}

describe("a call between two (protocol §11)", () => {
  it("rings every terminal, is answered on one, carries signals and leaves one record", async () => {
    await ring(mei, otto);
    const rung = await dataOf(phoneSocket, MessageType.RTC_CALL_VOICE);
    expect(rung).toMatchObject({ sendId: mei.id, recvId: otto.id, content: JSON.stringify(offer) });
    await ottoSocket.until(ofType(100));
    await accept(otto, mei);
    expect(await dataOf(meiSocket, 102)).toMatchObject({
      sendId: otto.id,
      recvId: mei.id,
      content: JSON.stringify(answer),
    });
    expect(await dataOf(phoneSocket, 102)).toMatchObject({ sendId: otto.id, recvId: mei.id });
    const candidate = { candidate: "candidate:1 1 udp", sdpMid: "0", sdpMLineIndex: 0 };
    await mei.call(api.privateCalls.candidate, { query: { uid: otto.id }, body: candidate });
    expect(await dataOf(ottoSocket, 107)).toMatchObject({ content: JSON.stringify(candidate) });
    app.clock.advance(14_000);
    await beat(mei, otto);
    await beat(otto, mei);
    app.clock.advance(14_000);
    await hangUp(mei, otto);
    expect(await dataOf(ottoSocket, 106)).toMatchObject({ sendId: mei.id, recvId: otto.id });
    expect(await recordOf()).toMatchObject({
      sendId: mei.id,
      recvId: otto.id,
      content: "通话时长 00:28",
      status: 3,
      extra: { call: { result: "answered", duration: 28_000 } },
    });
    expect(signalsTo(phoneSocket)).toEqual([100, 102]);
    expect(signalsTo(ottoSocket)).toEqual([100, 107, 106]);
  });

  it("is rated by both who talked, each once, and told at the desk (`calls §2.8`)", async () => {
    const rate = (who: Person, of: Person, callId: string, stars: number) =>
      who.call(api.privateCalls.rate, { query: { uid: of.id, callId }, body: { stars } });
    const chat = async (callId: string, milliseconds: number) => {
      await ring(mei, otto, callId);
      await accept(otto, mei);
      app.clock.advance(milliseconds);
      await hangUp(mei, otto);
      await ottoSocket.until(
        ({ cmd, data }) => cmd === 3 && "extra" in data && data.extra?.call?.callId === callId,
      );
    };
    await chat("rated-call", 10_001);
    await rate(mei, otto, "rated-call", 2);
    await rate(mei, otto, "rated-call", 4);
    await rate(otto, mei, "rated-call", 5);
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    const { callRatings } = await admin.call(api.adminStats.show, { query: { days: 1 } });
    expect(callRatings).toEqual({ count: 2, average: 4.5 });
    for (const stars of [0, 6]) expect(await codeOf(rate(mei, otto, "rated-call", stars))).toBe(422);
    expect(await codeOf(rate(mei, otto, "other-call", 5))).toBe(404);
    const [gus] = await addablePeople(app, "gus");
    expect(await codeOf(rate(gus, otto, "rated-call", 1))).toBe(404);
    await chat("short-call", 10_000);
    expect(await codeOf(rate(mei, otto, "short-call", 5))).toBe(404);
  });

  it("lets the first terminal win and refuses the second", async () => {
    await ring(mei, otto, undefined, "video");
    await Promise.all([phoneSocket.until(ofType(101)), ottoSocket.until(ofType(101))]);
    const codes = await Promise.all([codeOf(accept(otto, mei)), codeOf(accept(ottoPhone, mei))]);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = codes[0] === 200 ? otto : ottoPhone;
    expect(await codeOf(accept(winner, mei))).toBe(200);
    expect(await codeOf(hangUp(winner === otto ? ottoPhone : otto, mei))).toBe(409);
    await hangUp(winner, mei);
    await meiSocket.until(ofType(106));
  });

  it("is rejected: the caller hears it and the other terminal stops ringing", async () => {
    await ring(mei, otto);
    await phoneSocket.until(ofType(100));
    await ottoPhone.call(api.privateCalls.reject, { query: { uid: mei.id } });
    expect(await dataOf(meiSocket, 103)).toMatchObject({ sendId: otto.id, recvId: mei.id });
    expect(await dataOf(ottoSocket, 103)).toMatchObject({ sendId: otto.id, recvId: mei.id });
    expect(await recordOf()).toMatchObject({ content: "已拒绝", status: 3 });
  });

  it("is cancelled on every terminal and counts as unread", async () => {
    await ring(mei, otto);
    await mei.call(api.privateCalls.cancel, { query: { uid: otto.id } });
    await Promise.all([phoneSocket.until(ofType(104)), ottoSocket.until(ofType(104))]);
    expect(await recordOf()).toMatchObject({ content: "已取消", status: 0 });
    const { chats } = await otto.call(api.chats.summaries, { query: { limit: 10 } });
    expect(chats.find((one) => one.chatId === `p:${mei.id}`)?.unread).toBe(1);
  });

  it("fails with a reason for the caller; the other terminal only stops ringing", async () => {
    await ring(mei, otto);
    await otto.call(api.privateCalls.failed, { query: { uid: mei.id, reason: "no answer" } });
    expect(await dataOf(meiSocket, 105)).toMatchObject({ sendId: otto.id, content: "no answer" });
    expect(await dataOf(phoneSocket, 103)).toMatchObject({ sendId: otto.id, recvId: mei.id });
    expect(signalsTo(phoneSocket)).toEqual([100, 103]);
    expect(await recordOf()).toMatchObject({ content: "通话未接通" });
  });

  it("stops ringing after the server's minute", async () => {
    await ring(mei, otto);
    app.clock.advance(CALL_LEASE_MS - 1);
    await beat(mei, otto);
    app.clock.advance(CALL_RING_MS - CALL_LEASE_MS + 1);
    await Promise.all([phoneSocket.until(ofType(104)), meiSocket.until(ofType(105))]);
    expect(await recordOf()).toMatchObject({ content: "未接听", status: 0 });
    expect(await codeOf(accept(otto, mei))).toBe(409);
  });

  it("ends when a terminal is silent for a lease", async () => {
    await ring(mei, otto);
    await accept(otto, mei);
    app.clock.advance(30_000);
    await beat(mei, otto);
    await beat(otto, mei);
    app.clock.advance(30_000);
    await beat(mei, otto);
    app.clock.advance(15_001);
    await Promise.all([meiSocket.until(ofType(106)), ottoSocket.until(ofType(106))]);
    expect(await recordOf()).toMatchObject({ content: "通话时长 01:15" });
    await ring(otto, mei);
    await meiSocket.until(ofType(100));
  });

  it("tells a terminal that comes later what rings", async () => {
    expect(await otto.call(api.privateCalls.info)).toBeNull();
    await ring(mei, otto);
    expect(await ottoPhone.call(api.privateCalls.info)).toMatchObject({
      uid: mei.id,
      mode: "voice",
      isHost: false,
      isHere: false,
      phase: "ringing",
      offer: JSON.stringify(offer),
    });
    expect(await mei.call(api.privateCalls.info)).toMatchObject({ isHost: true, isHere: true });
    await accept(ottoPhone, mei);
    expect(await otto.call(api.privateCalls.info)).toMatchObject({ phase: "connecting", isHere: false });
  });
});

describe("who cannot be reached", () => {
  it("is busy for both from the first ring (atomically)", async () => {
    const [ida] = await addablePeople(app, "ida");
    await befriendEach(ida, mei, otto);
    const socket = await ida.connect();
    await ring(mei, otto);
    expect(await codeOf(ring(ida, otto))).toBe(409);
    expect(await codeOf(ring(ida, mei))).toBe(409);
    expect(await dataOf(ottoSocket, MessageType.ACT_RT_VOICE)).toMatchObject({
      sendId: ida.id,
      content: "忙线未接听",
    });
    expect(signalsTo(ottoSocket)).toEqual([100]);
    await mei.call(api.privateCalls.cancel, { query: { uid: otto.id } });
    await ring(ida, otto);
    await socket.close();
  });

  it("lets one of two win who ring the same person at once", async () => {
    const [ida] = await addablePeople(app, "ida");
    await befriendEach(ida, otto);
    const socket = await ida.connect();
    const codes = await Promise.all([codeOf(ring(mei, otto)), codeOf(ring(ida, otto))]);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await socket.close();
  });

  it("is offline: refused, and told of it later", async () => {
    for (const socket of [ottoSocket, phoneSocket]) await socket.close();
    await expect.poll(async () => (await app.services.presence.terminalsOf([otto.id])).size).toBe(0);
    expect(await codeOf(ring(mei, otto))).toBe(409);
    const record = await dataOf(meiSocket, MessageType.ACT_RT_VOICE);
    expect(record).toMatchObject({ content: "未接听", status: 0 });
    ottoSocket = await otto.connect();
    phoneSocket = await ottoPhone.connect();
    expect(await otto.call(api.privateMessages.pull, { query: { minId: 0 } })).toContainEqual(
      expect.objectContaining({ type: MessageType.ACT_RT_VOICE }),
    );
  });

  it("is a stranger, or blocks me: he hears nothing (W5)", async () => {
    const [nora] = await addablePeople(app, "nora");
    const socket = await nora.connect();
    expect(await codeOf(ring(mei, nora))).toBe(403);
    await otto.call(api.friends.block, { params: { userId: mei.id } });
    expect(await codeOf(ring(mei, otto))).toBe(409);
    expect(
      await otto.call(api.privateMessages.history, { query: { friendId: mei.id, page: 1, size: 9 } }),
    ).not.toContainEqual(expect.objectContaining({ type: MessageType.ACT_RT_VOICE }));
    expect(
      await codeOf(
        mei.call(api.privateCalls.candidate, { query: { uid: nora.id }, body: { candidate: "" } }),
      ),
    ).toBe(409);
    expect([signalsTo(ottoSocket), signalsTo(socket)]).toEqual([[], []]);
    await socket.close();
  });

  it("must have a caller who can hear the answer", async () => {
    await meiSocket.close();
    await expect.poll(async () => (await app.services.presence.terminalsOf([mei.id])).size).toBe(0);
    expect(await codeOf(ring(mei, otto))).toBe(409);
    meiSocket = await mei.connect();
    expect(signalsTo(ottoSocket)).toEqual([]);
  });
});

describe("glare: both ring each other at once", () => {
  it("keeps the call with the lesser name when it came first", async () => {
    await ring(mei, otto, "aaaaaaaa");
    await expect(ring(otto, mei, "bbbbbbbb")).rejects.toMatchObject({
      code: 409,
      data: { callId: "aaaaaaaa" },
    });
    await accept(otto, mei);
    await meiSocket.until(ofType(102));
    expect(signalsTo(meiSocket)).toEqual([102]);
  });

  it("gives way to a lesser name that comes second, on every terminal", async () => {
    await ring(mei, otto, "bbbbbbbb");
    await ring(otto, mei, "aaaaaaaa");
    expect(await dataOf(meiSocket, 100)).toMatchObject({ sendId: otto.id, callId: "aaaaaaaa" });
    expect(await dataOf(phoneSocket, 104)).toMatchObject({ sendId: mei.id, callId: "bbbbbbbb" });
    await accept(mei, otto);
    await ottoSocket.until(ofType(102));
    await hangUp(otto, mei);
    expect(await recordOf()).toMatchObject({ sendId: otto.id });
  });
});

describe("abuse of calls", () => {
  it("a late act harms no newer call", async () => {
    await ring(mei, otto, "aaaaaaaa");
    const late = { query: { uid: otto.id, callId: "zzzzzzzz" } };
    expect(await codeOf(mei.call(api.privateCalls.cancel, late))).toBe(409);
    expect(await codeOf(mei.call(api.privateCalls.heartbeat, late))).toBe(409);
    expect(await otto.call(api.privateCalls.info)).toMatchObject({ callId: "aaaaaaaa" });
    // The legacy client names no call and its heartbeats are never refused.
    expect(await codeOf(otto.call(api.privateCalls.heartbeat, { query: { uid: 999_999 } }))).toBe(200);
  });

  it("the same call sent twice rings once", async () => {
    await ring(mei, otto, "aaaaaaaa");
    await ring(mei, otto, "aaaaaaaa");
    await mei.call(api.privateCalls.cancel, { query: { uid: otto.id } });
    expect(await recordOf()).toMatchObject({ content: "已取消" });
  });

  it("a message under the name of a record does not hinder the stream", async () => {
    const body = { recvId: otto.id, content: "mine", type: 0, tmpId: "call-aaaaaaaa" };
    await mei.call(api.privateMessages.send, { body });
    await ring(mei, otto, "aaaaaaaa");
    await mei.call(api.privateCalls.cancel, { query: { uid: otto.id } });
    await mei.call(api.privateMessages.send, { body: { ...body, tmpId: "next" } });
  });
});

describe("how often one may ring", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ RATE_LIMIT_SCALE: "1" });
  });
  afterAll(() => strict.close());

  it("pauses after two calls without an answer, until one is answered", async () => {
    const [ann, ben] = await addablePeople(strict, "ann", "ben");
    await befriendEach(ann, ben);
    const sockets = [await ann.connect(), await ben.connect()];
    const unanswered = async () => {
      const code = await codeOf(ring(ann, ben));
      if (code === 200) await ann.call(api.privateCalls.cancel, { query: { uid: ben.id } });
      return code;
    };
    expect(await unanswered()).toBe(200);
    expect(await unanswered()).toBe(200);
    expect(await unanswered()).toBe(429);
    strict.clock.advance(5 * 60_000);
    await ring(ann, ben);
    await accept(ben, ann);
    await hangUp(ann, ben);
    expect(await unanswered()).toBe(200);
    expect(await unanswered()).toBe(200);
    expect(await unanswered()).toBe(429);
    for (const socket of sockets) await socket.close();
  });
});
