import { createPublicKey } from "node:crypto";
import { api } from "@4d/contract";
import { jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { browserKeys, startPushService } from "../../testing/browser-push.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  app = await startTestApp({ VAPID_SUBJECT: "mailto:ops@example.org" });
  service = await startPushService();
  app.app.pushWorker.sendBy(service.post, [1, 1]);
});
afterAll(async () => {
  await app.close();
  await service.close();
});

let mei: Person;
let otto: Person;
let browser: ReturnType<typeof browserKeys> & { endpoint: string };
let serial = 0;
const subscribe = async (who: Person) => {
  const own = browserKeys();
  const endpoint = service.endpoint(String(++serial));
  await who.call(api.push.subscribe, { body: { endpoint, keys: own.keys, lang: "en" } });
  return { ...own, endpoint };
};
beforeEach(async () => {
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  browser = await subscribe(otto);
});
afterEach(() => {
  service.arrived.length = 0;
  service.answers.length = 0;
});

const write = (from: Person, to: Person, content = "a secret word") =>
  from.call(api.privateMessages.send, { body: { recvId: to.id, type: 0, content, tmpId: "" } });
/** What arrived, once nothing is in flight. */
async function arrivals() {
  await app.app.pushWorker.settled();
  return service.arrived;
}
const read = async () => (await arrivals()).map(({ bytes }) => browser.read(bytes));
const stored = async (who: Person) =>
  app.services.db.selectFrom("push_subscription").select("endpoint").where("user_id", "=", who.id).execute();

describe("a message to somebody who is away", () => {
  it("tells the chat and the kind, encrypted, signed, and replacing what waits", async () => {
    await write(mei, otto);
    await write(mei, otto, "another");
    const [one, ...more] = await arrivals();
    // Both at once or, on a slow machine, the second in place of the first.
    for (const { headers } of more) expect(headers.topic).toBe(one?.headers.topic);
    expect(browser.read(one?.bytes ?? Buffer.alloc(0))).toEqual({
      chatId: `p:${mei.id}`,
      kind: "message",
      lang: "en",
    });
    expect(one?.headers).toMatchObject({ ttl: "86400", urgency: "normal", "content-encoding": "aes128gcm" });
    expect(one?.headers.topic).toMatch(/^[\w-]{32}$/);
    const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(one?.headers.authorization ?? "") ?? [];
    expect(key).toBe((await otto.call(api.push.key)).publicKey);
    const point = Buffer.from(key, "base64url");
    const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((p) => p.toString("base64url"));
    const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    const { payload } = await jwtVerify(token, jwk, { currentDate: new Date(app.clock.now()) });
    expect(payload).toMatchObject({
      aud: new URL(browser.endpoint).origin,
      sub: "mailto:ops@example.org",
    });
  });

  it("is not told to who is there, who muted the chat, or who blocks the sender", async () => {
    const socket = await otto.connect();
    await write(mei, otto);
    expect(await read()).toEqual([]);
    await socket.close();
    await expect.poll(() => app.services.presence.online()).not.toContain(otto.id);
    await otto.call(api.friends.setDnd, { body: { friendId: mei.id, isDnd: true } });
    await write(mei, otto);
    expect(await read()).toEqual([]);
    await otto.call(api.friends.setDnd, { body: { friendId: mei.id, isDnd: false } });
    await otto.call(api.friends.block, { params: { userId: mei.id } });
    await write(mei, otto);
    expect(await read()).toEqual([]);
  });

  it("is silent where the chat itself is muted, as with a character who is no friend", async () => {
    const lamp = await publishCharacter(mei, { name: "阿灯", firstMes: "雾来了。" });
    const chatId = `p:${lamp.userId}` as const;
    const greet = async (muted: boolean) => {
      await otto.call(api.chats.setState, { body: { chatId, muted } });
      await otto.call(api.privateMessages.send, { body: { recvId: lamp.userId, type: 0, content: "在吗" } });
      await app.app.replyWorker.settled();
      return read();
    };
    expect(await greet(true)).toEqual([]);
    expect(await greet(false)).toContainEqual(expect.objectContaining({ chatId }));
  });

  it("reaches a group's members but the writer and who muted it", async () => {
    const group = await mei.call(api.groups.create, { body: { name: "g" } });
    await mei.call(api.groups.invite, { body: { groupId: group.id, friendIds: [otto.id] } });
    const say = () =>
      mei.call(api.groupMessages.send, { body: { groupId: group.id, type: 0, content: "hi", tmpId: "" } });
    await subscribe(mei);
    await say();
    expect(await read()).toEqual([{ chatId: `g:${group.id}`, kind: "message", lang: "en" }]);
    await otto.call(api.groups.setDnd, { body: { groupId: group.id, isDnd: true } });
    await say();
    expect(await arrivals()).toHaveLength(1);
  });
});

describe("a node that stops", () => {
  it("leaves what it could not send to another, which sends it once, and only to whom it was for", async () => {
    const database = await openTestDatabase();
    const first = await startTestApp({}, database);
    const second = await startTestApp({}, database);
    const others = await startPushService();
    try {
      const [ann, bob, ida] = await addablePeople(first, "ann", "bob", "ida");
      await befriendEach(ann, bob);
      await befriendEach(ann, ida);
      for (const node of [first, second]) node.app.pushWorker.sendBy(others.post, [60_000]);
      const reader = browserKeys();
      const subscribeAt = (who: Person, name: string) =>
        who.call(api.push.subscribe, {
          body: { endpoint: others.endpoint(name), keys: reader.keys, lang: "en" },
        });
      await subscribeAt(bob, "bob");
      await subscribeAt(ida, "ida");
      others.answers.push({ status: 503 }, { status: 503 });
      await write(ann, bob);
      await write(ann, ida);
      await first.app.pushWorker.settled();
      expect(others.arrived).toHaveLength(2);
      await first.close();
      await database.db.deleteFrom("push_subscription").where("user_id", "=", ida.id).execute();
      await second.app.pushWorker.claimStale();
      await second.app.pushWorker.settled();
      expect(others.arrived).toHaveLength(2);
      second.clock.advance(120_000);
      for (let round = 0; round < 2; round += 1) {
        await second.app.pushWorker.claimStale();
        await second.app.pushWorker.settled();
      }
      const last = others.arrived.slice(2).map(({ bytes }) => reader.read(bytes));
      expect(last).toEqual([{ chatId: `p:${ann.id}`, kind: "message", lang: "en" }]);
      expect(await database.db.selectFrom("push_waiting").selectAll().execute()).toEqual([]);
    } finally {
      await second.close();
      await others.close();
      await database.close();
    }
  });
});

describe("a terminal", () => {
  it("that is gone is forgotten, one that is busy is tried again, and not for ever", async () => {
    service.answers.push({ status: 503 }, { status: 429, headers: { "retry-after": "0" } });
    await write(mei, otto);
    await expect.poll(async () => (await arrivals()).length).toBe(3);
    for (let tries = 0; tries < 3; tries += 1) service.answers.push({ status: 500 });
    app.clock.advance(60_000);
    await write(mei, otto);
    await expect.poll(async () => (await arrivals()).length).toBe(6);
    expect(await stored(otto)).toHaveLength(1);
    service.answers.push({ status: 410 });
    app.clock.advance(60_000);
    await write(mei, otto);
    await expect.poll(() => stored(otto)).toEqual([]);
  });

  it("inside our own network is never asked", async () => {
    const endpoint = `https://inner.example:${new URL(browser.endpoint).port}/`;
    await otto.call(api.push.subscribe, { body: { endpoint, keys: browserKeys().keys, lang: "zh" } });
    await write(mei, otto);
    expect(await arrivals()).toHaveLength(1);
    expect(await stored(otto)).toEqual([{ endpoint: browser.endpoint }]);
  });

  it("is told no more once its login ended; of one person only the newest ten are", async () => {
    for (let more = 0; more < 10; more += 1) {
      app.clock.advance(1);
      await subscribe(otto);
    }
    const saved = await stored(otto);
    expect(saved).toHaveLength(10);
    expect(saved).not.toContainEqual({ endpoint: browser.endpoint });
    await otto.call(api.auth.logout);
    expect(await stored(otto)).toEqual([]);
  });
});

describe("a call", () => {
  const offer = { type: "offer", sdp: "v=0 offer" } as const;
  const ring = () => mei.call(api.privateCalls.call, { query: { uid: otto.id, mode: "voice" }, body: offer });

  it("rings a closed app with urgency, and who opens it may answer; missed, it says so", async () => {
    const socket = await mei.connect();
    await ring();
    const [rung] = await arrivals();
    expect(rung?.headers).toMatchObject({ urgency: "high", ttl: "60" });
    expect(browser.read(rung?.bytes ?? Buffer.alloc(0))).toMatchObject({
      chatId: `p:${mei.id}`,
      kind: "call",
    });
    expect(await otto.call(api.privateCalls.info)).toMatchObject({
      uid: mei.id,
      phase: "ringing",
      isHost: false,
    });
    await mei.call(api.privateCalls.cancel, { query: { uid: otto.id } });
    await expect.poll(async () => (await read()).at(-1)).toMatchObject({ kind: "missed" });
    expect((await arrivals()).map(({ headers }) => headers.topic)).toEqual([
      rung?.headers.topic,
      rung?.headers.topic,
    ]);
    await socket.close();
  });

  it("does not ring where nobody asked for it", async () => {
    const socket = await mei.connect();
    await otto.call(api.push.unsubscribe, { body: { endpoint: browser.endpoint } });
    expect(await codeOf(ring())).toBe(409);
    await socket.close();
  });
});
