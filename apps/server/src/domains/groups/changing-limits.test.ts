import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";

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

/** How many of these calls, made in turn, succeed before one is refused. */
async function most(...kinds: (() => Promise<unknown>)[]): Promise<number> {
  app.clock.advance(60_000);
  for (let passed = 0; passed < 200; passed += 1) {
    const code = await codeOf(kinds[passed % kinds.length]?.() ?? Promise.resolve());
    if (code === 429) return passed;
    expect(code).toBe(200);
  }
  return Number.POSITIVE_INFINITY;
}

describe("paces of groups (`abuse §1.3`)", () => {
  it("changes, all from one bucket: each bids every member ask for the group anew", async () => {
    const role = (value: "admin" | "member") => () =>
      mei.call(api.groups.setRole, { body: { groupId, userId: otto.id, role: value } });
    const changes = [
      () => mei.call(api.groups.modify, { body: { id: groupId, notice: "at four" } }),
      () => mei.call(api.groups.setSettings, { body: { groupId, muteAll: false } }),
      role("admin"),
      role("member"),
      () => mei.call(api.groups.mute, { body: { groupId, userId: otto.id, until: 0 } }),
      () => mei.call(api.groups.setDnd, { body: { groupId, isDnd: false } }),
      () => mei.call(api.groups.transfer, { body: { groupId, userId: mei.id } }),
    ];
    expect(await most(...changes)).toBe(30);
    const received = signalsTo(app, otto.id, 5).length;
    for (const change of changes) expect(await codeOf(change())).toBe(429);
    expect(signalsTo(app, otto.id, 5)).toHaveLength(received);
    app.clock.advance(1_000);
    expect(await codeOf(changes[0]?.() ?? Promise.resolve())).toBe(200);
  });

  it("searches, as those for people; both as the desk stretches them", async () => {
    const search = () => mei.call(api.groups.discover, { query: { keyword: "tea" } });
    const modify = () => mei.call(api.groups.modify, { body: { id: groupId, remarkGroupName: "ours" } });
    expect(await most(search)).toBe(20);
    const usual = { groupMembers: 500, uploadBytes: 100 * 1024 * 1024, friendRequestsPerDay: 20 };
    const paces = { "group-search": 0.5, "group-change": 2 };
    await writeSettings(app.services, { limits: { ...usual, paces } });
    expect([await most(search), await most(modify)]).toEqual([10, 60]);
  });
});
