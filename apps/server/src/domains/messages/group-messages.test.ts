import { api, type DownFrame, type GroupMessage, MessageStatus, MessageType, UserType } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;
let stranger: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  ida = await person(app.address, "ida");
  stranger = await person(app.address, "stranger");
  await befriend(mei, otto);
  await befriend(mei, ida);
  groupId = (await mei.call(api.groups.create, { body: { name: "Sunday hike" } })).id;
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id, ida.id] } });
});
afterAll(() => app.close());

interface Saying {
  receipt?: boolean;
  atUserIds?: (number | string)[];
  tmpId?: string;
}
const say = (from: Person, content: string, more: Saying = {}, group = groupId) =>
  from.call(api.groupMessages.send, { body: { groupId: group, content, type: 0, ...more } });

/** Adds this many people to a group, who never write. */
async function crowd(group: number, size: number): Promise<void> {
  const { db } = app.services;
  const { id: _id, ...looks } = await db
    .selectFrom("app_user")
    .selectAll()
    .where("id", "=", otto.id)
    .executeTakeFirstOrThrow();
  const names = Array.from({ length: size }, (_, at) => `crowd_${at}`);
  const people = await db
    .insertInto("app_user")
    .values(names.map((name) => ({ ...looks, user_name: name, name_key: name })))
    .returning("id")
    .execute();
  const membership = await db
    .selectFrom("group_member")
    .selectAll()
    .where("group_id", "=", group)
    .where("user_id", "=", otto.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("group_member")
    .values(people.map(({ id }) => ({ ...membership, user_id: id })))
    .execute();
}

const isGroup =
  (fits: (message: GroupMessage) => boolean) =>
  (frame: DownFrame): frame is DownFrame & { cmd: 4; data: GroupMessage } =>
    frame.cmd === 4 && "sendTime" in frame.data && "status" in frame.data && fits(frame.data);

describe("sending to a group", () => {
  it("reaches every other member, once, with the sender's name", async () => {
    const sockets = await Promise.all([mei.connect(), otto.connect(), ida.connect()]);
    const sent = await say(mei, "gate B at six");
    for (const socket of sockets.slice(1)) {
      const frame = await socket.until(isGroup((message) => message.id === sent.id));
      expect(frame.data).toMatchObject({
        groupId,
        sendId: mei.id,
        sendNickName: "mei",
        content: "gate B at six",
        readedCount: 0,
      });
    }
    expect(
      sockets[0]?.frames.some((frame) => frame.cmd === 4 && "id" in frame.data && frame.data.id === sent.id),
    ).toBe(false);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  it("stores a repeated tmpId once (W11)", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => say(otto, "again", { tmpId: "g1" })));
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
  });

  it("keeps mentions of members only, takes numeric strings, and everyone only from managers (W7)", async () => {
    const sent = await say(otto, "hi", { atUserIds: [String(mei.id), stranger.id] });
    expect(sent.atUserIds).toEqual([mei.id]);
    await expect(say(otto, "all", { atUserIds: [-1] })).rejects.toMatchObject({ code: 403 });
    expect((await say(mei, "all", { atUserIds: [-1] })).atUserIds).toEqual([-1]);
  });

  it("is closed to outsiders in every way (W3)", async () => {
    const sent = await say(mei, "ours");
    const page = { groupId, page: 1, size: 10 };
    await expect(say(stranger, "let me in")).rejects.toMatchObject({ code: 404 });
    await expect(stranger.call(api.groupMessages.read, { query: { groupId } })).rejects.toMatchObject({
      code: 404,
    });
    await expect(stranger.call(api.groupMessages.history, { query: page })).rejects.toMatchObject({
      code: 404,
    });
    const asked = { groupId, messageId: sent.id };
    await expect(stranger.call(api.groupMessages.readUsers, { query: asked })).rejects.toMatchObject({
      code: 404,
    });
    await expect(stranger.call(api.groupMessages.recall, { params: { id: sent.id } })).rejects.toMatchObject({
      code: 404,
    });
    expect(await stranger.call(api.groupMessages.pull, { query: { minId: 0, limit: 100 } })).toEqual([]);
  });
});

describe("receipts", () => {
  it("counts readers, tells everybody and settles when all have read (MSG-5)", async () => {
    const socket = await mei.connect();
    const sent = await say(mei, "please confirm", { receipt: true });
    const receiptOf = (count: number) => (frame: DownFrame) =>
      frame.cmd === 4 &&
      frame.data.type === 12 &&
      "readedCount" in frame.data &&
      frame.data.id === sent.id &&
      frame.data.readedCount === count;
    await otto.call(api.groupMessages.read, { query: { groupId } });
    expect((await socket.until(receiptOf(1))).data).toMatchObject({ receiptOk: false, groupId });
    expect(await mei.call(api.groupMessages.readUsers, { query: { groupId, messageId: sent.id } })).toEqual([
      otto.id,
    ]);
    await ida.call(api.groupMessages.read, { query: { groupId } });
    expect((await socket.until(receiptOf(2))).data).toMatchObject({ receiptOk: true });
    const rows = await mei.call(api.groupMessages.pull, { query: { minId: sent.id - 1, limit: 1 } });
    expect(rows[0]).toMatchObject({ readedCount: 2, receiptOk: true });
    await socket.close();
  });
});

describe("receipts in a large group", () => {
  it("go to the author alone, whose count is right all the same (MSG-5)", async () => {
    const group = await mei.call(api.groups.create, {
      body: { name: "Crowd", friendIds: [otto.id, ida.id] },
    });
    await crowd(group.id, 100);
    const sent = await say(mei, "all aboard?", { receipt: true }, group.id);
    const [hers, his] = [await mei.connect(), await otto.connect()];
    const isReceipt = (frame: DownFrame) => frame.cmd === 4 && frame.data.type === 12;
    await ida.call(api.groupMessages.read, { query: { groupId: group.id } });
    expect((await hers.until(isReceipt)).data).toMatchObject({ id: sent.id, readedCount: 1 });
    const next = await say(ida, "here", {}, group.id);
    await his.until(isGroup((message) => message.id === next.id));
    expect(his.frames.filter(isReceipt)).toEqual([]);
    const pulled = await otto.call(api.groupMessages.pull, { query: { minId: sent.id, limit: 100 } });
    expect(pulled.map(({ type }) => type)).not.toContain(12);
    await Promise.all([hers.close(), his.close()]);
  });
});

describe("receipts among characters, and of who left", () => {
  it("wait for people alone, and who left may still read up to there", async () => {
    const group = await mei.call(api.groups.create, { body: { name: "Few", friendIds: [otto.id, ida.id] } });
    const { db } = app.services;
    const become = (type: number) =>
      db.updateTable("app_user").set({ type }).where("id", "=", otto.id).execute();
    const sent = await mei.call(api.groupMessages.send, {
      body: { groupId: group.id, content: "all here?", type: 0, receipt: true },
    });
    await become(UserType.CHARACTER);
    await ida.call(api.groupMessages.read, { query: { groupId: group.id } });
    await become(UserType.PERSON);
    const rows = await mei.call(api.groupMessages.pull, { query: { minId: sent.id - 1, limit: 1 } });
    expect(rows[0]).toMatchObject({ id: sent.id, readedCount: 1, receiptOk: true });
    await otto.call(api.groups.quit, { params: { groupId: group.id } });
    await otto.call(api.groupMessages.read, { query: { groupId: group.id } });
    const seen = await otto.call(api.groupMessages.pull, { query: { minId: sent.id - 1, limit: 1 } });
    expect(seen[0]).toMatchObject({ id: sent.id, status: MessageStatus.READED });
  });
});

describe("receipts of many groups", () => {
  it("count those who belong to each group now, whatever was sent", async () => {
    const sticker = "/h5/stickers/a.webp";
    const content = JSON.stringify({ originUrl: sticker, thumbUrl: sticker, sticker: "a" });
    const start = (await mei.call(api.chats.summaries, { query: {} })).groupId;
    for (const name of ["One", "Two", "Three"]) {
      const body = { name, friendIds: [otto.id, ida.id] };
      const group = await mei.call(api.groups.create, { body });
      await mei.call(api.groupMessages.send, {
        body: { groupId: group.id, content, type: 1, receipt: true },
      });
      for (const one of [otto, ida]) {
        await one.call(api.groupMessages.read, { query: { groupId: group.id } });
      }
      if (name === "Two") await ida.call(api.groups.quit, { params: { groupId: group.id } });
    }
    const rows = await mei.call(api.groupMessages.pull, { query: { minId: start, limit: 100 } });
    const asked = rows.filter((row) => row.receipt === true);
    expect(asked.map((row) => [row.type, row.readedCount, row.receiptOk])).toEqual([
      [1, 2, true],
      [1, 1, true],
      [1, 2, true],
    ]);
  });
});

describe("who sees what", () => {
  it("hides what was said before joining and after leaving", async () => {
    const group = await mei.call(api.groups.create, { body: { name: "Late comers" } });
    const before = await say(mei, "before", {}, group.id);
    await mei.call(api.groups.invite, { body: { groupId: group.id, friendIds: [otto.id] } });
    const during = await say(mei, "during", {}, group.id);
    const socket = await otto.connect();
    await otto.call(api.groups.quit, { params: { groupId: group.id } });
    const after = await say(mei, "after", {}, group.id);
    const ids = (
      await otto.call(api.groupMessages.pull, { query: { minId: before.id - 1, limit: 1000 } })
    ).map((row) => row.id);
    expect(ids).toContain(during.id);
    expect(ids).not.toContain(before.id);
    expect(ids).not.toContain(after.id);
    await expect(say(otto, "may I?", {}, group.id)).rejects.toMatchObject({ code: 403 });
    await expect(
      otto.call(api.groupMessages.around, { query: { groupId: group.id, id: before.id } }),
    ).rejects.toMatchObject({ code: 404 });
    expect(
      socket.frames.some((frame) => frame.cmd === 4 && "id" in frame.data && frame.data.id === after.id),
    ).toBe(false);
    await socket.close();
  });

  it("pulls all groups in one global order (W12)", async () => {
    const other = await mei.call(api.groups.create, { body: { name: "Other", friendIds: [otto.id] } });
    const start = (await say(mei, "start")).id;
    for (let index = 0; index < 6; index += 1)
      await say(mei, `n${index}`, {}, index % 2 === 0 ? groupId : other.id);
    const first = await otto.call(api.groupMessages.pull, { query: { minId: start, limit: 3 } });
    const rest = await otto.call(api.groupMessages.pull, {
      query: { minId: first.at(-1)?.id ?? 0, limit: 100 },
    });
    const texts = [...first, ...rest]
      .filter((row) => row.type === MessageType.TEXT)
      .map((row) => row.content);
    expect(texts).toEqual(["n0", "n1", "n2", "n3", "n4", "n5"]);
  });
});

describe("managers", () => {
  it("lets the owner recall any message, a member only his own", async () => {
    const his = await say(otto, "oops");
    await expect(ida.call(api.groupMessages.recall, { params: { id: his.id } })).rejects.toMatchObject({
      code: 403,
    });
    expect(await mei.call(api.groupMessages.recall, { params: { id: his.id } })).toMatchObject({
      type: 10,
      content: String(his.id),
    });
  });

  it("silences one member or all but managers", async () => {
    await mei.call(api.groups.mute, { body: { groupId, userId: ida.id, until: null } });
    await expect(say(ida, "hm")).rejects.toMatchObject({ code: 403 });
    await mei.call(api.groups.mute, { body: { groupId, userId: ida.id, until: 0 } });
    await mei.call(api.groups.setSettings, { body: { groupId, muteAll: true } });
    await expect(say(ida, "hm")).rejects.toMatchObject({ code: 403 });
    expect((await say(mei, "still me")).id).toBeGreaterThan(0);
    await mei.call(api.groups.setSettings, { body: { groupId, muteAll: false } });
    expect((await say(ida, "ah")).id).toBeGreaterThan(0);
  });
});

describe("chats", () => {
  it("gives a fresh terminal the newest rows, counts and positions", async () => {
    await say(mei, "for the new phone");
    const summaries = await otto.call(api.chats.summaries, { query: {} });
    const chat = summaries.chats.find((one) => one.chatId === `g:${groupId}`);
    expect(chat?.groupMessages.at(-1)?.content).toBe("for the new phone");
    expect(chat?.unread).toBeGreaterThan(0);
    const later = await otto.call(api.groupMessages.pull, { query: { minId: summaries.groupId, limit: 10 } });
    expect(later).toEqual([]);
  });

  it("finds Chinese words inside texts, newest first, and only what I see", async () => {
    await say(mei, "周末一起去爬山吧");
    await say(otto, "爬山要带冲锋衣");
    const found = await ida.call(api.chats.search, { query: { keyword: "爬山" } });
    expect(found.items.map((hit) => hit.groupMessage?.content)).toEqual([
      "爬山要带冲锋衣",
      "周末一起去爬山吧",
    ]);
    expect((await stranger.call(api.chats.search, { query: { keyword: "爬山" } })).items).toEqual([]);
  });

  it("forwards one by one and merged, each only once per tmpId", async () => {
    const one = await say(otto, "one");
    const two = await say(ida, "two");
    const body = {
      from: `g:${groupId}`,
      ids: [two.id, one.id],
      to: [`p:${otto.id}`],
      merged: true,
      title: "走吧",
      tmpId: "f1",
    };
    const [first] = await mei.call(api.chats.forward, { body });
    expect(first?.privateMessage?.extra?.merged?.items.map((item) => item.content)).toEqual(["one", "two"]);
    const [again] = await mei.call(api.chats.forward, { body });
    expect(again?.privateMessage?.id).toBe(first?.privateMessage?.id);
    const foreign = { ...body, tmpId: "f2", to: [`p:${mei.id}`] };
    await expect(stranger.call(api.chats.forward, { body: foreign })).rejects.toMatchObject({ code: 404 });
  });

  it("keeps list states the same on all terminals", async () => {
    await mei.call(api.chats.setState, { body: { chatId: `g:${groupId}`, pinned: true } });
    await mei.call(api.chats.setState, { body: { chatId: `g:${groupId}`, archived: true } });
    const [state] = await mei.call(api.chats.states);
    expect(state).toMatchObject({ archived: true, markedUnread: false });
    expect(state?.pinnedAt).toBeGreaterThan(0);
  });
});
