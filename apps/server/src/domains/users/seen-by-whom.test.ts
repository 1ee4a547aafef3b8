import { api, Command, MessageType, type User } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { add, addable, friendList, requestsOf } from "../../testing/friend-steps.ts";
import { befriend, type Person, person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { relationsOf } from "../friends/index.ts";
import { reportsAgainst } from "./reports.repository.ts";

const SIGNATURE = "only my friends know";
const REGION = "杭州";
const WHO = ["friend", "former", "stranger", "blocked", "blockedFriend"] as const;
type Who = (typeof WHO)[number];

let app: TestApp;
let mei: Person;
let groupId: number;
const viewers = new Map<Who, Person>();
const as = (who: Who): Person => {
  const found = viewers.get(who);
  if (!found) throw new Error(`nobody is ${who}`);
  return found;
};

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "meimei");
  await mei.call(api.users.update, {
    body: { id: mei.id, nickName: "Mei", signature: SIGNATURE, region: REGION, sex: 1 },
  });
  for (const who of WHO) viewers.set(who, await person(app.address, `mei${who}`));
  for (const who of ["friend", "former", "blockedFriend"] as const) await befriend(mei, as(who));
  // A former friendship keeps its rows on both sides, and everybody follows Mei.
  await as("former").call(api.friends.remove, { params: { friendId: mei.id } });
  for (const who of WHO)
    await as(who).call(api.creators.follow, { params: { id: mei.id }, body: { on: true } });
  const body = { name: "Tea", friendIds: [as("friend").id] };
  groupId = (await mei.call(api.groups.create, { body })).id;
  for (const who of ["blocked", "blockedFriend"] as const)
    await mei.call(api.friends.block, { params: { userId: as(who).id } });
  await app.services.presence.join(mei.id, 0, "web");
});
afterAll(() => app.close());

const seen = (who: Who): Promise<User> => as(who).call(api.users.find, { params: { id: mei.id } });
const setSeeProfile = (seeProfile: "everyone" | "friends") =>
  mei.call(api.users.setPrivacy, { body: { seeProfile } });
const own = ({ signature, region }: User) => ({ signature, region });
const ALL = { signature: SIGNATURE, region: REGION };
const NOTHING = { signature: "", region: "" };

describe("signature and region for friends alone", () => {
  it("are for everybody until their owner says otherwise, and always for the owner", async () => {
    for (const who of WHO) expect(own(await seen(who)), who).toEqual(ALL);
    expect(await setSeeProfile("friends")).toMatchObject({ seeProfile: "friends" });
    expect(own(await mei.call(api.users.self))).toEqual(ALL);
    expect(own(await mei.call(api.users.find, { params: { id: mei.id } }))).toEqual(ALL);
    expect(await mei.call(api.users.privacy)).toMatchObject({ seeProfile: "friends", seeOnline: "friends" });
  });

  it("are shown to a friend, and a former friend, a stranger and a blocked one see the same little", async () => {
    await setSeeProfile("friends");
    expect(own(await seen("friend"))).toEqual(ALL);
    const stranger = await seen("stranger");
    expect(stranger).toMatchObject({ ...NOTHING, nickName: "Mei", sex: 1, online: false });
    for (const who of ["former", "blocked", "blockedFriend"] as const)
      expect(await seen(who), who).toEqual(stranger);
  });

  it("are hidden by a search, which asks once how the viewer stands to all it found", async () => {
    await setSeeProfile("friends");
    let asked = 0;
    app.services.ports.relationsOf = (db, pairs) => {
      asked += 1;
      return relationsOf(db, pairs);
    };
    for (const who of WHO) {
      asked = 0;
      const found = await as(who).call(api.users.findByName, { query: { name: "mei" } });
      expect(found).toHaveLength(6);
      expect(own(found.find(({ id }) => id === mei.id) ?? ({} as User)), who).toEqual(
        who === "friend" ? ALL : NOTHING,
      );
      expect(asked).toBe(1);
    }
    app.services.ports.relationsOf = relationsOf;
  });

  it("are hidden in lists of friends, where a former one is flagged, and among creators", async () => {
    await setSeeProfile("friends");
    const recordOf = async (who: Who) => (await friendList(as(who))).find(({ id }) => id === mei.id);
    expect(await recordOf("friend")).toMatchObject({ signature: SIGNATURE, deleted: false, online: true });
    expect(await recordOf("former")).toMatchObject({
      signature: "",
      deleted: true,
      online: false,
      lastSeenAt: null,
    });
    expect(await recordOf("blockedFriend")).toMatchObject({ signature: "", deleted: false, online: false });
    for (const who of ["friend", "former", "stranger"] as const) {
      const { signature } = await as(who).call(api.creators.find, { params: { id: mei.id } });
      expect(signature, who).toBe(who === "friend" ? SIGNATURE : "");
      const { items } = await as(who).call(api.creators.following, { params: { id: as(who).id }, query: {} });
      expect(items.find(({ id }) => id === mei.id)?.signature, who).toBe(who === "friend" ? SIGNATURE : "");
    }
  });

  it("are hidden in requests, suggestions, the list of the blocked and wishes to join a group", async () => {
    await setSeeProfile("friends");
    await add(mei, as("stranger"));
    const [request] = await requestsOf(as("stranger"));
    expect(request?.fromUser).toMatchObject({ id: mei.id, ...NOTHING });
    expect((await requestsOf(mei))[0]?.fromUser).toMatchObject({ id: mei.id, ...ALL });
    const newcomer = await person(app.address, "newcomer");
    const suggested = await newcomer.call(api.friends.suggest);
    expect(suggested.find(({ user }) => user.id === mei.id)?.user).toMatchObject(NOTHING);
    await newcomer.call(api.friends.block, { params: { userId: mei.id } });
    expect(await newcomer.call(api.friends.blocked)).toMatchObject([{ id: mei.id, ...NOTHING }]);

    const owner = as("stranger");
    const { id } = await owner.call(api.groups.create, { body: { name: "Door", friendIds: [] } });
    await owner.call(api.groups.setSettings, { body: { groupId: id, joinApproval: true, searchable: true } });
    await mei.call(api.groups.join, { body: { groupId: id } });
    expect(await owner.call(api.groups.joinRequests, { query: { groupId: id } })).toMatchObject([
      { user: { id: mei.id, ...NOTHING } },
    ]);
    expect(groupId).toBeGreaterThan(0);
  });

  it("are evidence of a report, whoever reports, for administrators decide by them", async () => {
    await setSeeProfile("friends");
    await as("former").call(api.users.report, { body: { kind: "user", id: mei.id, reason: "spam" } });
    const reports = await reportsAgainst(app.services.db, { accusedId: mei.id, before: undefined, limit: 5 });
    expect(reports).toHaveLength(1);
    const { evidence } = await app.services.db
      .selectFrom("report")
      .select("evidence")
      .where("accused_id", "=", mei.id)
      .executeTakeFirstOrThrow();
    expect(evidence).toMatchObject(ALL);
  });

  it("are told a former friend again when the friendship begins anew, in the signal too", async () => {
    await setSeeProfile("friends");
    await addable(mei, "anyone");
    await add(as("former"), mei);
    expect(own(await seen("former"))).toEqual(ALL);
    const received = signalsTo(app, as("former").id, Command.PRIVATE) as { type: number; content?: string }[];
    const { content = "{}" } = received.findLast(({ type }) => type === MessageType.FRIEND_NEW) ?? {};
    expect(JSON.parse(content)).toMatchObject({ id: mei.id, signature: SIGNATURE, deleted: false });
  });
});
