import { api, MessageType } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import { logIn, type Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
/** Otto's other terminal. */
let phone: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  phone = await logIn(app.address, otto.name, 1);
  groupId = (await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } })).id;
});
afterAll(() => app.close());

const toOtto = async (content: string) =>
  (await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } })).id;
const toGroup = async (content: string) =>
  (await mei.call(api.groupMessages.send, { body: { groupId, content, type: 0 } })).id;
const rowsSince = async (who: Person, minId: number, type: number) =>
  (await who.call(api.privateMessages.pull, { query: { minId, limit: 1000 } }))
    .filter((row) => row.type === type)
    .map((row): unknown => JSON.parse(row.content));

describe("messages removed for oneself (MSG-7)", () => {
  it("are rows that a terminal pulls which was away, once each, and nobody else's", async () => {
    const first = await toOtto("one");
    const second = await toOtto("two");
    const removing = { body: { ids: [first, second] } };
    await otto.call(api.privateMessages.remove, removing);
    await otto.call(api.privateMessages.remove, removing);
    await otto.call(api.privateMessages.remove, { body: { ids: [second] } });
    expect(await rowsSince(phone, first, MessageType.REMOVED)).toEqual([
      { chatId: `p:${mei.id}`, ids: [first, second] },
    ]);
    expect(await rowsSince(mei, 0, MessageType.REMOVED)).toEqual([]);
  });

  it("reach a terminal that is there, in its chain", async () => {
    const socket = await phone.connect();
    const id = await toOtto("three");
    await otto.call(api.privateMessages.remove, { body: { ids: [id] } });
    const frame = await socket.until((one) => one.cmd === 3 && one.data.type === MessageType.REMOVED);
    expect(frame.data).toMatchObject({ sendId: otto.id, recvId: otto.id, prevId: id });
    await socket.close();
  });

  it("are told of a group too, even after leaving it", async () => {
    const id = await toGroup("farewell");
    await otto.call(api.groups.quit, { params: { groupId } });
    const before = (await otto.call(api.chats.summaries, { query: {} })).privateId;
    await otto.call(api.groupMessages.remove, { body: { ids: [id] } });
    expect(await rowsSince(phone, before, MessageType.REMOVED)).toEqual([
      { chatId: `g:${groupId}`, ids: [id] },
    ]);
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
  });

  it("are neither unread nor pinned for who removed them", async () => {
    const id = await toOtto("pin me");
    const readId = id - 1;
    await otto.call(api.privateMessages.read, { query: { friendId: mei.id, maxId: readId } });
    await mei.call(api.privateMessages.pin, { params: { id }, body: { on: true } });
    await otto.call(api.privateMessages.remove, { body: { ids: [id] } });
    const lastRow = (await phone.call(api.chats.summaries, { query: {} })).chats.find(
      (one) => one.chatId === `p:${mei.id}`,
    );
    expect(lastRow?.unread).toBe(0);
    expect(await otto.call(api.privateMessages.pinned, { query: { friendId: mei.id } })).toEqual([]);
    expect(await mei.call(api.privateMessages.pinned, { query: { friendId: otto.id } })).toHaveLength(1);
  });
});

describe("how a chat stands (MSG-18)", () => {
  it("is a row that a terminal pulls which was away, in the order of the changes", async () => {
    const chatId = `p:${mei.id}`;
    const before = (await otto.call(api.chats.summaries, { query: {} })).privateId;
    await otto.call(api.chats.setState, { body: { chatId, pinned: true } });
    await otto.call(api.chats.setState, { body: { chatId, pinned: false, archived: true } });
    const rows = await rowsSince(phone, before, MessageType.CHAT_STATE);
    expect(rows).toMatchObject([
      { chatId, archived: false },
      { chatId, archived: true, pinnedAt: null },
    ]);
    const times = rows.map((row) => (row as { updatedAt: number }).updatedAt);
    expect(times[1]).toBeGreaterThan(times[0] ?? 0);
  });

  it("keeps a mute where no friendship does, told to every terminal (MSG-16)", async () => {
    const chatId = `p:${mei.id}`;
    const before = (await otto.call(api.chats.summaries, { query: {} })).privateId;
    expect(await otto.call(api.chats.setState, { body: { chatId, muted: true } })).toMatchObject({
      muted: true,
    });
    await otto.call(api.chats.setState, { body: { chatId, pinned: true } });
    expect(await phone.call(api.chats.states)).toContainEqual(
      expect.objectContaining({ chatId, muted: true }),
    );
    expect(await rowsSince(phone, before, MessageType.CHAT_STATE)).toMatchObject([
      { chatId, muted: true },
      { chatId, muted: true },
    ]);
    await otto.call(api.chats.setState, { body: { chatId, pinned: false, muted: false } });
  });

  it("hides what was cleared from history, jumps, pins, search and a fresh start, for its owner alone", async () => {
    const cleared = [await toOtto("walnut one"), await toOtto("walnut two")] as const;
    await mei.call(api.privateMessages.pin, { params: { id: cleared[0] }, body: { on: true } });
    const chatId = `p:${mei.id}`;
    await otto.call(api.chats.setState, { body: { chatId, clearedUpTo: cleared[1] } });
    const stays = await toOtto("walnut three");
    const friendId = { friendId: mei.id };
    const history = { ...friendId, page: 1, size: 10 };
    const ids = (rows: { id: number }[]) => rows.map((row) => row.id);
    expect(ids(await otto.call(api.privateMessages.history, { query: history }))).toEqual([stays]);
    const around = (id: number) => otto.call(api.privateMessages.around, { query: { ...friendId, id } });
    expect(ids(await around(stays))).toEqual([stays]);
    expect(await codeOf(around(cleared[1]))).toBe(404);
    expect(await otto.call(api.privateMessages.pinned, { query: friendId })).toEqual([]);
    const hits = (who: Person) => who.call(api.chats.search, { query: { keyword: "walnut" } });
    expect((await hits(otto)).items.map((hit) => hit.privateMessage?.id)).toEqual([stays]);
    expect((await hits(mei)).items).toHaveLength(3);
    const lastRow = (await phone.call(api.chats.summaries, { query: {} })).chats.find(
      (one) => one.chatId === chatId,
    );
    expect(lastRow?.privateMessages.map((row) => row.id)).toEqual([stays]);
    expect(lastRow?.unread).toBe(1);
  });

  it("hides a group's cleared part likewise", async () => {
    const cleared = await toGroup("hazel one");
    await otto.call(api.chats.setState, { body: { chatId: `g:${groupId}`, clearedUpTo: cleared } });
    const stays = await toGroup("hazel two");
    const hits = await otto.call(api.chats.search, { query: { keyword: "hazel" } });
    expect(hits.items.map((hit) => hit.groupMessage?.id)).toEqual([stays]);
    const lastRow = (await phone.call(api.chats.summaries, { query: {} })).chats.find(
      (one) => one.chatId === `g:${groupId}`,
    );
    expect(lastRow?.groupMessages.map((row) => row.id)).toEqual([stays]);
    expect(lastRow?.unread).toBe(1);
  });
});
