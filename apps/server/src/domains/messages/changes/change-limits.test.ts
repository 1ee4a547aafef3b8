import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_SCALE: "1" });
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  groupId = (await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } })).id;
});
afterAll(() => app.close());

const toOtto = () =>
  mei.call(api.privateMessages.send, { body: { recvId: otto.id, content: "tea?", type: 0 } });
const toGroup = () => mei.call(api.groupMessages.send, { body: { groupId, content: "tea?", type: 0 } });

/** How many of these succeed before one is refused, and whether the refusal says when to retry. */
async function most(...kinds: (() => Promise<unknown>)[]): Promise<number> {
  app.clock.advance(60_000);
  for (let passed = 0; passed < 1_000; passed += 1) {
    const code = await codeOf(kinds[passed % kinds.length]?.() ?? Promise.resolve());
    if (code === 429) return passed;
    expect(code).toBe(200);
  }
  return Number.POSITIVE_INFINITY;
}

describe("what writes to a stream has a pace (`abuse §1.3`), the same for both kinds of chat", () => {
  it("changed words count as messages sent", async () => {
    const [mine, ours] = [await toOtto(), await toGroup()];
    let words = 0;
    const edits = [
      () => mei.call(api.privateMessages.edit, { params: { id: mine.id }, body: { content: `${++words}` } }),
      () => mei.call(api.groupMessages.edit, { params: { id: ours.id }, body: { content: `${++words}` } }),
    ];
    expect(await most(...edits)).toBe(20);
    expect(await codeOf(toOtto())).toBe(429);
  });

  it("recalls are left when sending is used up", async () => {
    app.clock.advance(60_000);
    const said = [];
    for (let sent = 0; sent < 20; sent += 1) said.push(await toOtto());
    expect(await codeOf(toOtto())).toBe(429);
    for (const { id } of said)
      expect(await codeOf(mei.call(api.privateMessages.recall, { params: { id } }))).toBe(200);
    app.clock.advance(60_000);
    const ours = await toGroup();
    const again = () => codeOf(mei.call(api.groupMessages.recall, { params: { id: ours.id } }));
    const codes = await Promise.all(Array.from({ length: 110 }, again));
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });

  it("messages are pinned and taken down thirty times at once, then once a second", async () => {
    app.clock.advance(60_000);
    const [mine, ours] = [await toOtto(), await toGroup()];
    let pinCalls = 0;
    const pins = [
      () => mei.call(api.privateMessages.pin, { params: { id: mine.id }, body: { on: ++pinCalls % 4 < 2 } }),
      () => mei.call(api.groupMessages.pin, { params: { id: ours.id }, body: { on: ++pinCalls % 4 < 2 } }),
    ];
    expect(await most(...pins)).toBe(30);
    app.clock.advance(1_000);
    expect(await codeOf(pins[0]?.() ?? Promise.resolve())).toBe(200);
  });

  it("terminals say two hundred times at once what they read and hold, then twenty times a second", async () => {
    let maxId = 0;
    const reads = [
      () => otto.call(api.privateMessages.read, { query: { friendId: mei.id } }),
      () => otto.call(api.groupMessages.read, { query: { groupId } }),
      () => otto.call(api.privateMessages.acknowledge, { query: { maxId: ++maxId } }),
      () => otto.call(api.groupMessages.acknowledge, { query: { maxId: ++maxId } }),
    ];
    expect(await most(...reads)).toBe(200);
    await expect(reads[0]?.()).rejects.toMatchObject({ code: 429, data: { retryAfter: 1 } });
    app.clock.advance(1_000);
    for (let index = 0; index < 20; index += 1) await reads[0]?.();
    expect(await codeOf(reads[0]?.() ?? Promise.resolve())).toBe(429);
  });
});
