import { api, type GroupMessage } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = (who: Person): Promise<GroupMessage[]> =>
  who.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } });
const say = (who: Person, groupId: number, content: string) =>
  who.call(api.groupMessages.send, { body: { groupId, type: 0, content } });
const create = (who: Person, name: string, ...friends: Person[]) =>
  who.call(api.groups.create, { body: { name, friendIds: friends.map(({ id }) => id) } });
const find = (who: Person, groupId: number) => who.call(api.groups.find, { params: { groupId } });
const members = (who: Person, groupId: number) => who.call(api.groups.members, { params: { groupId } });
const invite = (who: Person, groupId: number, ...friends: Person[]) =>
  who.call(api.groups.invite, { body: { groupId, friendIds: friends.map(({ id }) => id) } });
const remove = (who: Person, groupId: number, ...others: Person[]) =>
  who.call(api.groups.removeMembers, { body: { groupId, userIds: others.map(({ id }) => id) } });
const quit = (who: Person, groupId: number) => who.call(api.groups.quit, { params: { groupId } });
const dissolve = (who: Person, groupId: number) => who.call(api.groups.dissolve, { params: { groupId } });
const texts = async (who: Person) => (await rows(who)).map(({ content }) => content);

describe("a new group", () => {
  it("has its owner and first members, who are told with the record as each sees it", async () => {
    const [mei, otto, anna] = await addablePeople(app, "mei", "otto", "anna");
    await befriendEach(mei, otto, anna);
    const body = { name: "Sunday hike", remarkNickName: "Guide", friendIds: [otto.id, anna.id] };
    const group = await mei.call(api.groups.create, { body });
    expect(group).toMatchObject({
      name: "Sunday hike",
      ownerId: mei.id,
      role: "owner",
      memberCount: 3,
      showNickName: "Guide",
      showGroupName: "Sunday hike",
      quit: false,
      dissolve: false,
      isBanned: false,
      mutedUntil: 0,
    });
    const [signal] = signalsTo(app, otto.id, 4);
    expect(signal).toMatchObject({ type: 90, groupId: group.id, sendId: mei.id });
    const record: unknown = JSON.parse((signal as { content: string }).content);
    expect(record).toMatchObject({ id: group.id, role: "member", showNickName: otto.name });
    for (const who of [mei, otto, anna])
      expect(await rows(who)).toMatchObject([
        {
          type: 21,
          groupId: group.id,
          sendId: mei.id,
          content: `Guide 邀请 ${otto.name}、${anna.name} 加入了群聊`,
        },
      ]);
  });

  it("takes nothing from the client but what a group may be told (W4)", async () => {
    const [mei, eve] = await addablePeople(app, "mei", "eve");
    const forged = {
      name: "x",
      ownerId: eve.id,
      isBanned: true,
      dissolve: true,
      reason: "r",
      memberCount: 9,
      id: 1,
    };
    const group = await mei.call(api.groups.create, { body: forged });
    expect(group).toMatchObject({
      ownerId: mei.id,
      isBanned: false,
      dissolve: false,
      reason: "",
      memberCount: 1,
    });
    const edited = { ...forged, id: group.id, name: "y" };
    expect(await mei.call(api.groups.modify, { body: edited })).toMatchObject({
      name: "y",
      ownerId: mei.id,
      isBanned: false,
      dissolve: false,
      memberCount: 1,
    });
  });

  it("sent twice is made once; with a stranger in it, it is refused", async () => {
    const [mei, eve] = await addablePeople(app, "mei", "eve");
    const [one, two] = await Promise.all([create(mei, "twice"), create(mei, "twice")]);
    expect(one.id).toBe(two.id);
    app.clock.advance(5001);
    expect((await create(mei, "twice")).id).not.toBe(one.id);
    expect(await codeOf(create(mei, "no", eve))).toBe(403);
    expect(await codeOf(mei.call(api.groups.create, { body: { name: "x".repeat(21) } }))).toBe(422);
    expect(await codeOf(mei.call(api.groups.create, { body: { name: "  " } }))).toBe(422);
  });
});

describe("inviting", () => {
  it("is for members and their friends", async () => {
    const [mei, otto, anna, eve] = await addablePeople(app, "mei", "otto", "anna", "eve");
    await befriendEach(mei, otto);
    await befriendEach(otto, anna);
    await befriendEach(eve, otto);
    const group = await create(mei, "choir", otto);
    await invite(otto, group.id, anna);
    expect(await find(anna, group.id)).toMatchObject({ role: "member", memberCount: 3 });
    expect(await codeOf(invite(mei, group.id, eve))).toBe(403);
    expect(await codeOf(invite(eve, group.id, otto))).toBe(404);
    expect(await codeOf(invite(mei, 999_999, otto))).toBe(404);
    expect(await codeOf(invite(mei, group.id))).toBe(422);
    expect((await find(mei, group.id)).memberCount).toBe(3);
  });

  it("shows a newcomer the tip that tells of him and nothing older", async () => {
    const [mei, otto] = await addablePeople(app, "mei", "otto");
    await befriendEach(mei, otto);
    const group = await create(mei, "late");
    await say(mei, group.id, "before");
    await invite(mei, group.id, otto);
    await say(mei, group.id, "after");
    expect(await texts(otto)).toEqual([`${mei.name} 邀请 ${otto.name} 加入了群聊`, "after"]);
    expect(await texts(mei)).toHaveLength(3);
    expect(signalsTo(app, mei.id, 5).at(-1)).toEqual({ type: "group.changed", groupId: group.id });
  });

  it("again changes nothing; back after leaving, the time away stays hidden", async () => {
    const [mei, otto] = await addablePeople(app, "mei", "otto");
    await befriendEach(mei, otto);
    const group = await create(mei, "again", otto);
    await say(mei, group.id, "early");
    await invite(mei, group.id, otto);
    expect((await find(mei, group.id)).memberCount).toBe(2);
    await quit(otto, group.id);
    await say(mei, group.id, "away");
    await invite(mei, group.id, otto);
    await say(mei, group.id, "back");
    const seen = await texts(otto);
    expect(seen).not.toContain("away");
    expect(seen.at(-1)).toBe("back");
    expect((await find(mei, group.id)).memberCount).toBe(2);
    expect((await members(mei, group.id)).filter(({ userId }) => userId === otto.id)).toHaveLength(1);
  });

  it("passes over in silence who blocks the inviter", async () => {
    const [mei, otto, anna] = await addablePeople(app, "mei", "otto", "anna");
    await befriendEach(mei, otto, anna);
    await otto.call(api.friends.block, { params: { userId: mei.id } });
    const group = await create(mei, "quiet");
    expect(await invite(mei, group.id, otto, anna)).toBeNull();
    const inside = (await members(mei, group.id)).map(({ userId }) => userId);
    expect(new Set(inside)).toEqual(new Set([mei.id, anna.id]));
    expect(signalsTo(app, otto.id, 4)).toEqual([]);
    expect(await codeOf(find(otto, group.id))).toBe(404);
  });

  it("obeys who may invite", async () => {
    const [mei, otto, anna] = await addablePeople(app, "mei", "otto", "anna");
    await befriendEach(mei, otto);
    await befriendEach(otto, anna);
    const group = await create(mei, "closed", otto);
    await mei.call(api.groups.setSettings, { body: { groupId: group.id, whoInvites: "managers" } });
    expect(await codeOf(invite(otto, group.id, anna))).toBe(403);
    expect(await codeOf(otto.call(api.groups.link, { params: { groupId: group.id } }))).toBe(403);
    await mei.call(api.groups.setRole, { body: { groupId: group.id, userId: otto.id, role: "admin" } });
    await invite(otto, group.id, anna);
    expect((await find(anna, group.id)).memberCount).toBe(3);
  });

  it("in parallel never passes the limit nor seats anybody twice", async () => {
    const [mei, otto, anna, ben] = await addablePeople(app, "mei", "otto", "anna", "ben");
    await befriendEach(mei, otto, anna, ben);
    const group = await create(mei, "nearly full");
    await app.services.db
      .updateTable("app_group")
      .set({ member_count: 498 })
      .where("id", "=", group.id)
      .execute();
    const codes = await Promise.all(
      [otto, otto, otto, anna, ben].map((friend) => codeOf(invite(mei, group.id, friend))),
    );
    expect(codes.filter((code) => code === 409)).toHaveLength(1);
    expect((await find(mei, group.id)).memberCount).toBe(500);
    expect(await members(mei, group.id)).toHaveLength(3);
  });
});

describe("the members", () => {
  it("are shown to members only (W3), the former flagged and last; to those the list is empty", async () => {
    const [mei, otto, anna, eve] = await addablePeople(app, "mei", "otto", "anna", "eve");
    await befriendEach(mei, otto, anna);
    const group = await create(mei, "list", otto, anna);
    await quit(anna, group.id);
    expect(await members(otto, group.id)).toMatchObject([
      { userId: mei.id, role: "owner", quit: false },
      { userId: otto.id, role: "member", quit: false },
      { userId: anna.id, quit: true },
    ]);
    expect(await codeOf(members(eve, group.id))).toBe(404);
    expect(await members(anna, group.id)).toEqual([]);
    expect(await codeOf(members(mei, 999_999))).toBe(404);
  });

  it("come online first, as far as each lets it be seen", async () => {
    const [mei, otto, anna, ben] = await addablePeople(app, "mei", "otto", "anna", "ben");
    await befriendEach(mei, otto, anna, ben);
    await ben.call(api.users.setPrivacy, { body: { seeOnline: "nobody" } });
    const group = await create(mei, "online", otto, anna, ben);
    const sockets = [await anna.connect(), await ben.connect()];
    expect(await members(mei, group.id)).toMatchObject([
      { userId: anna.id, online: true },
      { userId: mei.id, online: false },
      { userId: otto.id, online: false },
      { userId: ben.id, online: false },
    ]);
    expect((await members(otto, group.id)).every(({ online }) => !online)).toBe(true);
    for (const socket of sockets) await socket.close();
  });
});

describe("leaving", () => {
  it("tells the leaver alone, keeps the group readable for him and closes it for writing (GROUP-3)", async () => {
    const [mei, otto] = await addablePeople(app, "mei", "otto");
    await befriendEach(mei, otto);
    const group = await create(mei, "leave", otto);
    await say(mei, group.id, "hello");
    await quit(otto, group.id);
    await quit(otto, group.id);
    await say(mei, group.id, "later");
    expect((await texts(otto)).slice(1)).toEqual(["hello", "你已退出群聊"]);
    expect((await texts(mei)).slice(1)).toEqual(["hello", "later"]);
    expect(signalsTo(app, otto.id, 4).at(-1)).toMatchObject({ type: 91, groupId: group.id });
    expect(await find(otto, group.id)).toMatchObject({ quit: true, showGroupName: "leave" });
    expect(await codeOf(say(otto, group.id, "x"))).toBe(403);
    expect((await find(mei, group.id)).memberCount).toBe(1);
    const listed = await otto.call(api.groups.list);
    expect(listed).toMatchObject([{ id: group.id, quit: true }]);
  });

  it("is listed for a month", async () => {
    const [mei, otto] = await addablePeople(app, "mei", "otto");
    await befriendEach(mei, otto);
    const group = await create(mei, "month", otto);
    await quit(otto, group.id);
    await app.services.db
      .updateTable("group_member")
      .set({ quit_at: app.clock.now() - 31 * 86_400_000 })
      .where("user_id", "=", otto.id)
      .execute();
    expect(await otto.call(api.groups.list)).toEqual([]);
    expect(await find(otto, group.id)).toMatchObject({ quit: true });
  });

  it("is not for the owner, an outsider, or out of a group that is not there (W23)", async () => {
    const [mei, eve] = await addablePeople(app, "mei", "eve");
    const group = await create(mei, "own");
    expect(await codeOf(quit(mei, group.id))).toBe(403);
    expect(await codeOf(quit(eve, group.id))).toBe(404);
    expect(await codeOf(quit(mei, 999_999))).toBe(404);
  });
});

describe("removing", () => {
  it("tells those removed alone and shuts them out", async () => {
    const [mei, otto, anna, ben] = await addablePeople(app, "mei", "otto", "anna", "ben");
    await befriendEach(mei, otto, anna, ben);
    const group = await create(mei, "remove", otto, anna, ben);
    await remove(mei, group.id, otto, anna);
    await mei.call(api.groups.kick, { params: { groupId: group.id }, query: { userId: ben.id } });
    for (const gone of [otto, anna, ben]) {
      expect((await texts(gone)).at(-1)).toBe("你已被移出群聊");
      expect(signalsTo(app, gone.id, 4).at(-1)).toMatchObject({
        type: 91,
        groupId: group.id,
        sendId: mei.id,
      });
      expect(await find(gone, group.id)).toMatchObject({ quit: true });
    }
    expect(await rows(mei)).toHaveLength(1);
    expect((await find(mei, group.id)).memberCount).toBe(1);
    expect(await remove(mei, group.id, otto)).toBeNull();
  });

  it("goes down the ranks only", async () => {
    const [mei, otto, anna, eve] = await addablePeople(app, "mei", "otto", "anna", "eve");
    await befriendEach(mei, otto, anna);
    const group = await create(mei, "ranks", otto, anna);
    expect(await codeOf(remove(otto, group.id, anna))).toBe(403);
    expect(await codeOf(remove(eve, group.id, anna))).toBe(404);
    expect(await codeOf(remove(mei, group.id, mei))).toBe(403);
    await mei.call(api.groups.setRole, { body: { groupId: group.id, userId: otto.id, role: "admin" } });
    expect(await codeOf(remove(otto, group.id, anna, mei))).toBe(403);
    expect((await find(mei, group.id)).memberCount).toBe(3);
    await remove(otto, group.id, anna);
    expect((await find(mei, group.id)).memberCount).toBe(2);
  });
});

describe("dissolving", () => {
  it("is the owner's; everybody is told, out, and can still read", async () => {
    const [mei, otto, eve] = await addablePeople(app, "mei", "otto", "eve");
    await befriendEach(mei, otto);
    const group = await create(mei, "end", otto);
    expect(await codeOf(dissolve(otto, group.id))).toBe(403);
    expect(await codeOf(dissolve(eve, group.id))).toBe(404);
    expect(await codeOf(dissolve(mei, 999_999))).toBe(404);
    await Promise.all([dissolve(mei, group.id), dissolve(mei, group.id)]);
    for (const who of [mei, otto]) {
      expect((await texts(who)).at(-1)).toBe(`${mei.name} 解散了群聊`);
      expect(await find(who, group.id)).toMatchObject({ dissolve: true, quit: true });
      expect(signalsTo(app, who.id, 4).at(-1)).toMatchObject({ type: 91, groupId: group.id });
      expect(await codeOf(say(who, group.id, "x"))).toBe(403);
    }
    expect((await texts(otto)).filter((text) => text.includes("解散"))).toHaveLength(1);
    expect(await codeOf(invite(mei, group.id, otto))).toBe(403);
    expect(await codeOf(members(mei, group.id))).toBe(404);
  });

  it("and transferring in the same moment settle on one of them", async () => {
    const [mei, otto] = await addablePeople(app, "mei", "otto");
    await befriendEach(mei, otto);
    const group = await create(mei, "race", otto);
    const transfer = mei.call(api.groups.transfer, { body: { groupId: group.id, userId: otto.id } });
    const codes = await Promise.all([codeOf(dissolve(mei, group.id)), codeOf(transfer)]);
    expect(new Set(codes)).toEqual(new Set([200, 403]));
    const { dissolve: ended, ownerId } = await find(otto, group.id);
    expect(ownerId).toBe(ended ? mei.id : otto.id);
  });

  it("and joining in the same moment leave nobody inside", async () => {
    const [mei, otto] = await addablePeople(app, "mei", "otto");
    const group = await create(mei, "closing");
    const { token } = await mei.call(api.groups.link, { params: { groupId: group.id } });
    await Promise.all([dissolve(mei, group.id), codeOf(otto.call(api.groups.join, { body: { token } }))]);
    const inside = await app.services.db
      .selectFrom("group_member")
      .select("user_id")
      .where("group_id", "=", group.id)
      .where("quit", "=", false)
      .execute();
    expect(inside).toEqual([]);
    expect((await find(mei, group.id)).memberCount).toBe(0);
  });
});
