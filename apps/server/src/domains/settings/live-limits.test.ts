import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf, newPeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Settings, writeSettings } from "./index.ts";

const DAY = 86_400_000;
const usual = { groupMembers: 500, uploadBytes: 100 * 1024 * 1024, friendRequestsPerDay: 20 };
let app: TestApp;
let mei: Person;
let friends: Person[];

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_SCALE: "1" });
  // Noon, so that everything counted by the day stays in one day.
  app.clock.set(app.clock.now() - (app.clock.now() % DAY) + DAY / 2);
  [mei, ...friends] = await addablePeople(app, "mei", "ann");
  for (const name of ["ben", "cem"]) {
    // This many registrations at once are too many from one address.
    app.clock.advance(60_000);
    friends.push(...(await addablePeople(app, name)));
  }
  await befriendEach(mei, ...friends);
});
afterAll(() => app.close());

const limit = (limits: Partial<Settings["limits"]>) =>
  writeSettings(app.services, { limits: { ...usual, ...limits } });
const named = (name: string, most: number) => ({ data: { limit: name, most } });

async function upload(path: string, bytes: number) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "a.bin");
  const headers = { accessToken: mei.tokens.accessToken, "accept-language": "en" };
  const answer = await fetch(`${app.address}/api${path}`, { method: "POST", headers, body: form });
  return (await answer.json()) as { code: number; message: string; data: unknown };
}

describe("limits in the settings hold from the moment they are changed", () => {
  it("members of a group, when it is made and when somebody comes in", async () => {
    await limit({ groupMembers: 3 });
    expect((await mei.call(api.settings.config)).limits.groupMembers).toBe(3);
    const ids = friends.map((one) => one.id);
    const make = (friendIds: number[]) => mei.call(api.groups.create, { body: { name: "Tea", friendIds } });
    await expect(make(ids)).rejects.toThrow("3");
    expect(await mei.call(api.groups.list)).toEqual([]);
    const { id: groupId } = await make(ids.slice(0, 2));
    const more = { body: { groupId, friendIds: ids.slice(2) } };
    expect(await codeOf(mei.call(api.groups.invite, more))).toBe(409);
    await limit({ groupMembers: 4 });
    expect(await codeOf(mei.call(api.groups.invite, more))).toBe(200);
  });

  it("bytes of a file, in one piece or resumable", async () => {
    await limit({ uploadBytes: 2048 });
    for (const path of ["/file/upload", "/image/upload"]) {
      expect(await upload(path, 2049)).toMatchObject({ code: 413, ...named("uploadBytes", 2048) });
    }
    expect((await upload("/file/upload", 2049)).message).toContain("2 KB");
    expect(await upload("/file/upload", 2048)).toMatchObject({ code: 200 });
    const start = () => mei.call(api.files.startUpload, { body: { name: "a", size: 4000, type: "" } });
    await expect(start()).rejects.toMatchObject({ code: 413, ...named("uploadBytes", 2048) });
    await limit({ uploadBytes: 4000 });
    expect(await codeOf(start())).toBe(200);
  });

  it("friend requests of a day, none at all included", async () => {
    app.clock.advance(60_000);
    const others = await newPeople(app, "xia", "yan", "zoe");
    const ask = (at: number) => mei.call(api.friends.add, { query: { friendId: others[at]?.id ?? 0 } });
    await limit({ friendRequestsPerDay: 4 });
    // Three were requested above.
    expect(await codeOf(ask(0))).toBe(200);
    const refusal = await ask(1).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 429, ...named("friendRequestsPerDay", 4) });
    // Until midnight.
    expect(refusal).toMatchObject({ data: { retryAfter: DAY / 2_000 - 180 } });
    await limit({ friendRequestsPerDay: 5 });
    expect(await codeOf(ask(1))).toBe(200);
    await limit({ friendRequestsPerDay: 0 });
    expect(await codeOf(ask(2))).toBe(429);
  });

  it("the pace of one thing, and the usual one again; none that is out of bounds", async () => {
    const find = () => mei.call(api.users.findByName, { query: { name: "ann" } });
    const most = async () => {
      app.clock.advance(60_000);
      let found = 0;
      while ((await codeOf(find())) === 200) found += 1;
      return found;
    };
    expect(await most()).toBe(20);
    await limit({ paces: { "search-users": 0.5 } });
    expect(await most()).toBe(10);
    await limit({ paces: {} });
    expect(await most()).toBe(20);
    await expect(limit({ paces: { login: 0 } })).rejects.toMatchObject({
      details: { field: "limits.paces.login" },
    });
  });
});
