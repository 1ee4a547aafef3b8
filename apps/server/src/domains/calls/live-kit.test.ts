import { api, CALL_MESH_MAX } from "@4d/contract";
import { jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addablePeople, befriendEach } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestSocket } from "../../testing/test-socket.ts";

const SECRET = "a-secret-of-thirty-two-characters";
const room = { LIVEKIT_URL: "wss://room.example/a", LIVEKIT_API_KEY: "key", LIVEKIT_API_SECRET: SECRET };
const inside = (one: Person) => ({ id: one.id, isCamera: false, isMicroPhone: true });

let app: TestApp;
let people: readonly Person[];
let host: Person;
let sockets: TestSocket[];
let groupId: number;
beforeAll(async () => {
  app = await startTestApp(room);
});
afterAll(() => app.close());
beforeEach(async () => {
  people = await addablePeople(app, "a", "b", "c", "d", "e", "f");
  host = people[0] as Person;
  await befriendEach(host, ...people.slice(1));
  const friendIds = people.slice(1).map(({ id }) => id);
  ({ id: groupId } = await host.call(api.groups.create, { body: { name: "Big", friendIds } }));
  sockets = [];
  for (const one of people) sockets.push(await one.connect());
});
afterEach(async () => {
  for (const socket of sockets) await socket.close();
});

const setUp = () => host.call(api.groupCalls.setup, { body: { groupId, userInfos: people.map(inside) } });
const query = () => ({ query: { groupId } });
const accept = (from: number, to: number) =>
  Promise.all(people.slice(from, to).map((one) => one.call(api.groupCalls.accept, query())));
const mediaOf = (one: Person) => one.call(api.groupCalls.media, query());
const isInRoom = async () => (await host.call(api.groupCalls.info, query())).inRoom;

async function tokenOf(one: Person) {
  const media = await mediaOf(one);
  if (media.kind !== "livekit") throw new Error("no room");
  expect(media.url).toBe(room.LIVEKIT_URL);
  const { payload } = await jwtVerify(media.token, new TextEncoder().encode(SECRET), {
    issuer: room.LIVEKIT_API_KEY,
    currentDate: new Date(app.clock.now()),
  });
  return payload;
}

it("leaves a call between its people while a mesh bears it, however many are rung", async () => {
  await setUp();
  await accept(1, CALL_MESH_MAX);
  expect(await isInRoom()).toBe(false);
  expect(await mediaOf(host)).toEqual({ kind: "mesh" });
});

it("moves a call that outgrows the mesh to a room, and leaves it there when it shrinks", async () => {
  await setUp();
  await accept(1, CALL_MESH_MAX + 1);
  expect(await isInRoom()).toBe(true);
  for (const one of people.slice(1, CALL_MESH_MAX + 1)) await one.call(api.groupCalls.quit, query());
  expect(await isInRoom()).toBe(true);
  expect(await mediaOf(host)).toMatchObject({ kind: "livekit" });
  await host.call(api.groupCalls.quit, query());
  await setUp();
  expect(await isInRoom()).toBe(false);
});

it("lets who is inside, and nobody else, into that call's room, for ten minutes", async () => {
  await setUp();
  await accept(1, CALL_MESH_MAX + 1);
  const [, other, , , , outside] = people as readonly [Person, Person, Person, Person, Person, Person];
  const [mine, theirs] = [await tokenOf(host), await tokenOf(other)];
  const { callId } = await host.call(api.groupCalls.info, query());
  expect(mine).toMatchObject({
    sub: String(host.id),
    video: {
      room: `call-${callId}`,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: false,
    },
  });
  expect(Object.keys(mine.video as object)).not.toContain("roomAdmin");
  expect((mine.exp ?? 0) - app.clock.now() / 1000).toBeCloseTo(600, -1);
  expect([theirs.sub, theirs.video]).toEqual([String(other.id), mine.video]);
  await expect(mediaOf(outside)).rejects.toThrow();
  await other.call(api.groupCalls.quit, query());
  await expect(mediaOf(other)).rejects.toThrow();
});

it("names another room for another call", async () => {
  const names = new Set<unknown>();
  for (let round = 0; round < 2; round += 1) {
    await setUp();
    await accept(1, CALL_MESH_MAX + 1);
    names.add((await tokenOf(host)).video);
    await host.call(api.groupCalls.cancel, query());
  }
  expect(new Set([...names].map((video) => (video as { room: string }).room)).size).toBe(2);
});

it("lets pages ask that server, and no other", async () => {
  const page = await fetch(`${app.address}/h5/`);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("connect-src 'self' ws: wss: https://room.example;");
  expect(policy).toContain("require-trusted-types-for 'script'");
});
