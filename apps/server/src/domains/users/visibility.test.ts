import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { findUsers, flushLastSeen, type Relation, recordLastSeen } from "./index.ts";

let app: PeopleApp;
let mei: Person;
let otto: Person;
/** The friends domain's relations, by `from>to`. */
const relations = new Map<string, Relation>();

beforeAll(async () => {
  app = await startPeopleApp();
  mei = await app.person("mei");
  otto = await app.person("otto");
  app.services.ports.relationsOf = async (_db, pairs) =>
    pairs.map(({ from, to }) => relations.get(`${from}>${to}`) ?? { friends: false, blocked: false });
  await app.services.presence.join(otto.id, 0, "web");
  await app.services.presence.join(otto.id, 1, "app");
});
beforeEach(() => relations.clear());
afterAll(() => app.close());

const online = async (viewer: Person, ...ids: number[]) =>
  viewer.call(api.users.online, { query: { userIds: ids.join(",") } });
const setting = (seeOnline: "everyone" | "friends" | "nobody") =>
  otto.call(api.users.setPrivacy, { body: { seeOnline } });

describe("who sees that somebody is online (USER-2, USER-3)", () => {
  it("friends, unless he says otherwise", async () => {
    expect(await otto.call(api.users.privacy)).toEqual({
      addMe: "approval",
      seeOnline: "friends",
      seeProfile: "everyone",
      clips: false,
    });
    expect(await online(mei, otto.id)).toEqual([]);
    relations.set(`${mei.id}>${otto.id}`, { friends: true, blocked: false });
    expect(await online(mei, otto.id, mei.id, 999)).toEqual([{ userId: otto.id, terminals: [0, 1] }]);
    expect((await mei.call(api.users.find, { params: { id: otto.id } })).online).toBe(true);
  });

  it("everyone, or nobody, as he says; himself always", async () => {
    await setting("everyone");
    expect(await online(mei, otto.id)).toHaveLength(1);
    await setting("nobody");
    relations.set(`${mei.id}>${otto.id}`, { friends: true, blocked: false });
    expect(await online(mei, otto.id)).toEqual([]);
    expect((await mei.call(api.users.find, { params: { id: otto.id } })).online).toBe(false);
    expect((await mei.call(api.users.findByName, { query: { name: "otto" } }))[0]?.online).toBe(false);
    expect(await online(otto, otto.id)).toHaveLength(1);
  });

  it("never somebody he blocks, friend or not", async () => {
    await setting("everyone");
    relations.set(`${mei.id}>${otto.id}`, { friends: true, blocked: true });
    expect(await online(mei, otto.id)).toEqual([]);
  });

  it("drops what is no id and answers each once", async () => {
    await setting("everyone");
    const request = requestOf(api.users.online, { query: { userIds: `x,${otto.id},-1,${otto.id},,1.5` } });
    expect((await mei.ask(request)).data).toEqual([{ userId: otto.id, terminals: [0, 1] }]);
    expect((await mei.ask(requestOf(api.users.online, { query: { userIds: "" } }))).data).toEqual([]);
  });
});

describe("privacy", () => {
  it("changes one without the other and refuses unknown words", async () => {
    expect(await mei.call(api.users.setPrivacy, { body: { addMe: "nobody" } })).toEqual({
      addMe: "nobody",
      seeOnline: "friends",
      seeProfile: "everyone",
      clips: false,
    });
    expect(await mei.call(api.users.setPrivacy, { body: {} })).toMatchObject({ addMe: "nobody" });
    const bad = await mei.ask(requestOf(api.users.setPrivacy, { body: { seeOnline: "some" } }));
    expect(bad.code).toBe(422);
  });
});

describe("last seen", () => {
  it("is written for many at once and never goes back", async () => {
    app.clock.advance(60_000);
    const at = app.clock.now();
    recordLastSeen(app.services, mei.id);
    recordLastSeen(app.services, otto.id);
    await flushLastSeen(app.services);
    app.clock.set(at - 30_000);
    recordLastSeen(app.services, mei.id);
    await flushLastSeen(app.services);
    app.clock.set(at);
    const people = await findUsers(app.services.db, [mei.id, otto.id]);
    expect([...people.values()].map((row) => row.last_seen_at)).toEqual([at, at]);
  });
});
