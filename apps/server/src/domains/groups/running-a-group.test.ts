import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { banGroup, unbanGroup } from "./moderate-group.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Mei owns a group with Otto and Anna; Eve is outside. */
async function choir() {
  const [mei, otto, anna, eve] = await addablePeople(app, "mei", "otto", "anna", "eve");
  await befriendEach(mei, otto, anna);
  const body = { name: "choir", friendIds: [otto.id, anna.id] };
  const { id: groupId } = await mei.call(api.groups.create, { body });
  return { mei, otto, anna, eve, groupId };
}

const find = (who: Person, groupId: number) => who.call(api.groups.find, { params: { groupId } });
const say = (who: Person, groupId: number, more: { atUserIds?: number[] } = {}) =>
  who.call(api.groupMessages.send, { body: { groupId, type: 0, content: "hello", ...more } });
const setRole = (who: Person, groupId: number, userId: number, role: "admin" | "member") =>
  who.call(api.groups.setRole, { body: { groupId, userId, role } });
const mute = (who: Person, groupId: number, userId: number, until: number | null) =>
  who.call(api.groups.mute, { body: { groupId, userId, until } });
const transfer = (who: Person, groupId: number, userId: number) =>
  who.call(api.groups.transfer, { body: { groupId, userId } });
const settings = (who: Person, groupId: number, more: object) =>
  who.call(api.groups.setSettings, { body: { groupId, ...more } });
const token = async (who: Person, groupId: number) =>
  (await who.call(api.groups.link, { params: { groupId } })).token;
const join = (who: Person, body: { token?: string; groupId?: number; message?: string }) =>
  who.call(api.groups.join, { body });
const waiting = (who: Person, groupId: number) => who.call(api.groups.joinRequests, { query: { groupId } });

describe("editing", () => {
  it("gives managers name, picture and notice, and everybody his own remarks", async () => {
    const { mei, otto, anna, eve, groupId } = await choir();
    const body = { id: groupId, name: "Sunday choir", notice: "bring water", remarkNickName: "Alto" };
    expect(await otto.call(api.groups.modify, { body })).toMatchObject({
      name: "choir",
      notice: "",
      showNickName: "Alto",
    });
    expect(await mei.call(api.groups.modify, { body: { ...body, remarkGroupName: "ours" } })).toMatchObject({
      name: "Sunday choir",
      notice: "bring water",
      showGroupName: "ours",
      noticeRead: true,
    });
    expect(await find(anna, groupId)).toMatchObject({
      showGroupName: "Sunday choir",
      remarkNickName: "",
      notice: "bring water",
      noticeRead: false,
    });
    expect(signalsTo(app, anna.id, 5).at(-1)).toEqual({ type: "group.changed", groupId });
    const partial = { id: groupId, notice: null, remarkNickName: null, headImage: null };
    expect(await mei.call(api.groups.modify, { body: partial })).toMatchObject({
      notice: "bring water",
      showNickName: "Alto",
    });
    expect(await codeOf(eve.call(api.groups.modify, { body }))).toBe(404);
    await otto.call(api.groups.quit, { params: { groupId } });
    expect(await codeOf(otto.call(api.groups.modify, { body }))).toBe(403);
  });

  it("takes pictures of our own store alone, and names that show (W24)", async () => {
    const { mei, otto, groupId: id } = await choir();
    const modify = (who: Person, more: object) =>
      codeOf(who.call(api.groups.modify, { body: { id, ...more } }));
    const create = (more: object) => codeOf(mei.call(api.groups.create, { body: { name: "alto", ...more } }));
    for (const field of ["headImage", "headImageThumb"]) {
      for (const foreign of ["https://evil.example/p.gif", "javascript:alert(1)", "/h5/../x"]) {
        expect(await modify(mei, { [field]: foreign })).toBe(422);
        expect(await create({ [field]: foreign })).toBe(422);
      }
      for (const fine of [await mei.picture(), "", null])
        expect(await modify(mei, { [field]: fine })).toBe(200);
      expect(await create({ [field]: await mei.picture() })).toBe(200);
    }
    // Earlier values stay, and fields a person may not change are ignored.
    const old = { head_image: "https://old.example/p.png" };
    await app.services.db.updateTable("app_group").set(old).where("id", "=", id).execute();
    expect(await modify(mei, { headImage: old.head_image, name: "still" })).toBe(200);
    expect(await modify(otto, { headImage: "https://evil.example/p.gif" })).toBe(200);
    expect((await find(mei, id)).headImage).toBe(old.head_image);
    for (const field of ["name", "remarkNickName", "remarkGroupName"]) {
      for (const hidden of ["\u202e\u2066", "\u200b\u200b", "\u3164"]) {
        // A group must have a name; my remarks for it and for myself may be empty.
        expect(await modify(mei, { [field]: hidden })).toBe(field === "name" ? 422 : 200);
        expect(await create({ [field]: hidden })).toBe(field === "name" ? 422 : 200);
      }
      expect(await modify(mei, { [field]: "ab\u202e\u0007cd" })).toBe(200);
      expect(await find(mei, id)).toMatchObject({ [field]: "abcd" });
      expect(await modify(mei, { [field]: "山友🏔️ 100%" })).toBe(200);
    }
    for (const field of ["name", "remarkNickName"]) {
      for (const office of ["官方客服", "А d m i n"]) {
        expect(await modify(mei, { [field]: office })).toBe(422);
        expect(await create({ [field]: office })).toBe(422);
      }
    }
    expect(await modify(mei, { notice: "bring\nwater", remarkNickName: "", remarkGroupName: " " })).toBe(200);
  });

  it("mutes the group for me and tells my other terminals only", async () => {
    const { mei, otto, eve, groupId } = await choir();
    await otto.call(api.groups.setDnd, { body: { groupId, isDnd: true } });
    const signal = app.signals.at(-1);
    expect(signal).toMatchObject({
      users: [otto.id],
      command: 4,
      data: { type: 92, groupId, content: "true" },
    });
    expect(signal?.exceptSession).toEqual(expect.any(String));
    expect([(await find(otto, groupId)).isDnd, (await find(mei, groupId)).isDnd]).toEqual([true, false]);
    expect(await codeOf(eve.call(api.groups.setDnd, { body: { groupId, isDnd: true } }))).toBe(404);
  });
});

describe("roles", () => {
  it("are given by the owner alone", async () => {
    const { mei, otto, anna, eve, groupId } = await choir();
    expect(await codeOf(setRole(otto, groupId, anna.id, "admin"))).toBe(403);
    await setRole(mei, groupId, otto.id, "admin");
    expect((await find(otto, groupId)).role).toBe("admin");
    expect(await codeOf(setRole(otto, groupId, anna.id, "admin"))).toBe(403);
    expect(await codeOf(setRole(mei, groupId, mei.id, "member"))).toBe(403);
    expect(await codeOf(setRole(mei, groupId, eve.id, "admin"))).toBe(404);
    expect(await codeOf(setRole(eve, groupId, otto.id, "member"))).toBe(404);
    expect(signalsTo(app, anna.id, 5).at(-1)).toEqual({ type: "group.changed", groupId });
    await setRole(mei, groupId, otto.id, "member");
    expect((await find(otto, groupId)).role).toBe("member");
  });

  it("decide who mentions everyone (W7)", async () => {
    const { mei, otto, groupId } = await choir();
    expect(await codeOf(say(otto, groupId, { atUserIds: [-1] }))).toBe(403);
    expect(await codeOf(say(mei, groupId, { atUserIds: [-1] }))).toBe(200);
    await setRole(mei, groupId, otto.id, "admin");
    expect(await codeOf(say(otto, groupId, { atUserIds: [-1] }))).toBe(200);
  });

  it("pass to another owner once, however often it is tried", async () => {
    const { mei, otto, anna, eve, groupId } = await choir();
    expect(await codeOf(transfer(otto, groupId, otto.id))).toBe(403);
    expect(await codeOf(transfer(mei, groupId, eve.id))).toBe(404);
    const codes = await Promise.all([
      codeOf(transfer(mei, groupId, otto.id)),
      codeOf(transfer(mei, groupId, anna.id)),
    ]);
    expect(new Set(codes)).toEqual(new Set([200, 403]));
    const roles = await Promise.all([mei, otto, anna].map(async (who) => (await find(who, groupId)).role));
    expect(roles.filter((role) => role === "owner")).toHaveLength(1);
    expect(roles[0]).toBe("member");
    const owner = roles[1] === "owner" ? otto : anna;
    expect((await find(mei, groupId)).ownerId).toBe(owner.id);
    expect(await mei.call(api.groups.quit, { params: { groupId } })).toBeNull();
    expect(await codeOf(owner.call(api.groups.quit, { params: { groupId } }))).toBe(403);
  });
});

describe("silence", () => {
  it("of one lasts until its time, for ever, or is lifted", async () => {
    const { mei, otto, anna, groupId } = await choir();
    await mute(mei, groupId, otto.id, app.clock.now() + 1000);
    expect(await codeOf(say(otto, groupId))).toBe(403);
    expect((await find(otto, groupId)).mutedUntil).toBe(app.clock.now() + 1000);
    app.clock.advance(1000);
    expect(await codeOf(say(otto, groupId))).toBe(200);
    await mute(mei, groupId, otto.id, null);
    expect(await codeOf(say(otto, groupId))).toBe(403);
    expect((await find(otto, groupId)).mutedUntil).toBeNull();
    await mute(mei, groupId, otto.id, 0);
    expect(await codeOf(say(otto, groupId))).toBe(200);
    expect(await codeOf(mute(otto, groupId, anna.id, null))).toBe(403);
    expect(await codeOf(mute(mei, groupId, mei.id, null))).toBe(403);
    expect(await codeOf(mute(mei, groupId, 999_999, null))).toBe(404);
  });

  it("is not ended by leaving and coming back", async () => {
    const { mei, otto, groupId } = await choir();
    await mute(mei, groupId, otto.id, null);
    await otto.call(api.groups.quit, { params: { groupId } });
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
    expect(await codeOf(say(otto, groupId))).toBe(403);
  });

  it("of all spares the managers", async () => {
    const { mei, otto, eve, groupId } = await choir();
    expect(await codeOf(settings(otto, groupId, { muteAll: true }))).toBe(403);
    expect(await codeOf(settings(eve, groupId, { muteAll: true }))).toBe(404);
    expect(await settings(mei, groupId, { muteAll: true })).toMatchObject({
      muteAll: true,
      whoInvites: "all",
    });
    expect(await codeOf(say(otto, groupId))).toBe(403);
    expect(await codeOf(say(mei, groupId))).toBe(200);
  });
});

describe("the invitation", () => {
  it("leads in whoever holds it, once, until it is reset", async () => {
    const { mei, otto, eve, groupId } = await choir();
    const first = await token(otto, groupId);
    expect(first).toHaveLength(24);
    expect(await token(mei, groupId)).toBe(first);
    expect(await eve.call(api.groups.preview, { params: { token: first } })).toMatchObject({
      id: groupId,
      name: "choir",
      memberCount: 3,
      joined: false,
    });
    const answers = await Promise.all([join(eve, { token: first }), join(eve, { token: first })]);
    expect(answers).toEqual([
      { status: "joined", groupId },
      { status: "joined", groupId },
    ]);
    const pulled = await eve.call(api.groupMessages.pull, { query: { minId: 0, limit: 10 } });
    expect(pulled).toMatchObject([{ type: 21, content: `${eve.name} 加入了群聊`, sendId: eve.id }]);
    expect((await find(mei, groupId)).memberCount).toBe(4);
    expect(signalsTo(app, eve.id, 4).at(-1)).toMatchObject({ type: 90, groupId });
    expect(await codeOf(otto.call(api.groups.resetLink, { params: { groupId } }))).toBe(403);
    const second = (await mei.call(api.groups.resetLink, { params: { groupId } })).token;
    expect(second).not.toBe(first);
    const [ben] = await addablePeople(app, "ben");
    expect(await codeOf(join(ben, { token: first }))).toBe(404);
    expect(await codeOf(ben.call(api.groups.preview, { params: { token: first } }))).toBe(404);
    expect(await codeOf(ben.call(api.groups.link, { params: { groupId } }))).toBe(404);
    expect(await codeOf(join(ben, {}))).toBe(422);
    expect(await join(ben, { token: second })).toMatchObject({ status: "joined" });
  });

  it("asks the managers where they approve", async () => {
    const { mei, otto, eve, groupId } = await choir();
    await settings(mei, groupId, { joinApproval: true });
    const open = await token(mei, groupId);
    expect(await join(eve, { token: open, message: "alto" })).toEqual({ status: "requested", groupId });
    await join(eve, { token: open });
    expect(signalsTo(app, mei.id, 5).at(-1)).toEqual({ type: "group.request", groupId });
    expect(signalsTo(app, otto.id, 5)).not.toContainEqual({ type: "group.request", groupId });
    expect(await codeOf(find(eve, groupId))).toBe(404);
    expect(await codeOf(waiting(otto, groupId))).toBe(403);
    expect(await codeOf(waiting(eve, groupId))).toBe(404);
    const requests = await waiting(mei, groupId);
    expect(requests).toMatchObject([{ groupId, user: { id: eve.id }, message: "alto" }]);
    const params = { id: requests[0]?.id ?? 0 };
    expect(await codeOf(otto.call(api.groups.acceptJoin, { params }))).toBe(403);
    expect(await codeOf(eve.call(api.groups.acceptJoin, { params }))).toBe(404);
    const accept = () => mei.call(api.groups.acceptJoin, { params });
    await Promise.all([accept(), accept()]);
    await accept();
    expect(await find(eve, groupId)).toMatchObject({ role: "member", memberCount: 4 });
    expect(await waiting(mei, groupId)).toEqual([]);
    expect(await codeOf(mei.call(api.groups.declineJoin, { params }))).toBe(409);
  });

  it("turned down tells nobody, and can be asked for again", async () => {
    const { mei, eve, groupId } = await choir();
    await settings(mei, groupId, { joinApproval: true });
    const open = await token(mei, groupId);
    await join(eve, { token: open });
    const params = { id: (await waiting(mei, groupId))[0]?.id ?? 0 };
    await mei.call(api.groups.declineJoin, { params });
    await mei.call(api.groups.declineJoin, { params });
    expect(signalsTo(app, eve.id, 5)).toEqual([]);
    expect(await codeOf(mei.call(api.groups.acceptJoin, { params }))).toBe(409);
    expect(await join(eve, { token: open })).toMatchObject({ status: "requested" });
    expect(await waiting(mei, groupId)).toHaveLength(1);
  });
});

describe("finding groups", () => {
  it("shows only those that want it, and lets join without an invitation", async () => {
    const { mei, eve, groupId } = await choir();
    await mei.call(api.groups.modify, { body: { id: groupId, name: "Nordlicht 100%" } });
    const search = (keyword: string) => eve.call(api.groups.discover, { query: { keyword } });
    expect(await search("nordlicht")).toEqual([]);
    expect(await codeOf(join(eve, { groupId }))).toBe(404);
    await settings(mei, groupId, { searchable: true });
    expect(await search("NORD")).toMatchObject([{ id: groupId, joined: false, memberCount: 3 }]);
    expect(await search("100%")).toHaveLength(1);
    expect(await search("nord_")).toEqual([]);
    expect(await join(eve, { groupId })).toEqual({ status: "joined", groupId });
    expect(await search("nord")).toMatchObject([{ joined: true }]);
    await mei.call(api.groups.dissolve, { params: { groupId } });
    expect(await search("nord")).toEqual([]);
  });
});

describe("the announcement", () => {
  it("counts who read it, and counts anew when it changes", async () => {
    const { mei, otto, eve, groupId } = await choir();
    const readers = (who: Person) => who.call(api.groups.noticeReaders, { params: { groupId } });
    const read = (who: Person) => who.call(api.groups.readNotice, { params: { groupId } });
    expect(await readers(mei)).toEqual([]);
    await mei.call(api.groups.modify, { body: { id: groupId, notice: "at four" } });
    expect(await readers(mei)).toEqual([mei.id]);
    app.clock.advance(1);
    await read(otto);
    expect(new Set(await readers(mei))).toEqual(new Set([mei.id, otto.id]));
    expect((await find(otto, groupId)).noticeRead).toBe(true);
    expect(await codeOf(readers(otto))).toBe(403);
    expect(await codeOf(readers(eve))).toBe(404);
    expect(await codeOf(read(eve))).toBe(404);
    app.clock.advance(1);
    await mei.call(api.groups.modify, { body: { id: groupId, notice: "at five" } });
    expect(await readers(mei)).toEqual([mei.id]);
    expect(await find(otto, groupId)).toMatchObject({ noticeRead: false, noticeAt: app.clock.now() });
  });
});

describe("a banned group", () => {
  it("is told so in its chat, and that it is open again, each time once (protocol §14.4)", async () => {
    const { mei, otto, groupId } = await choir();
    const pull = (who: Person) => who.call(api.groupMessages.pull, { query: { minId: 0, limit: 100 } });
    const before = (await pull(otto)).length;
    await Promise.all([banGroup(app.services, groupId, "spam"), banGroup(app.services, groupId, "spam")]);
    await unbanGroup(app.services, groupId);
    await unbanGroup(app.services, groupId);
    await banGroup(app.services, groupId, "");
    const by = { type: 21, groupId, sendId: 0, sendNickName: "系统管理员" };
    for (const who of [mei, otto])
      expect((await pull(who)).slice(before)).toMatchObject([
        {
          ...by,
          content: "群聊已被封禁,原因:spam",
          extra: { tip: { key: "group.bannedFor", args: { reason: "spam" } } },
        },
        { ...by, content: "群聊已解除封禁" },
        { ...by, content: "群聊已被封禁" },
      ]);
    const { chats } = await otto.call(api.chats.summaries, { query: { limit: 10 } });
    expect(chats.find((one) => one.chatId === `g:${groupId}`)?.unread).toBe(0);
  });

  it("is read, left and ended, but not run", async () => {
    const { mei, otto, groupId } = await choir();
    await banGroup(app.services, groupId, "spam");
    expect(await find(otto, groupId)).toMatchObject({ isBanned: true, reason: "spam" });
    expect(await codeOf(mei.call(api.groups.modify, { body: { id: groupId, name: "x" } }))).toBe(403);
    expect(await codeOf(setRole(mei, groupId, otto.id, "admin"))).toBe(403);
    expect(await codeOf(mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } }))).toBe(403);
    expect(await otto.call(api.groups.quit, { params: { groupId } })).toBeNull();
    expect(await mei.call(api.groups.dissolve, { params: { groupId } })).toBeNull();
  });
});
