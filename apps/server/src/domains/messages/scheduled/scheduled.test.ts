import { api, type DownFrame, SCHEDULED_MAX } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { sendPrivateIntent, sweepScheduled } from "../index.ts";
import { claimScheduled } from "./scheduled.repository.ts";
import { sendScheduled } from "./send-scheduled.ts";

const MINUTE = 60_000;
let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;
let groupId: number;
let next = 0;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  ida = await person(app.address, "ida");
  await befriend(mei, otto);
  await befriend(mei, ida);
  groupId = (await mei.call(api.groups.create, { body: { name: "Sunday hike" } })).id;
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
});
afterAll(() => app.close());
beforeEach(async () => {
  // The tests let time pass, and tokens expire.
  mei = await logIn(app.address, "mei");
  otto = await logIn(app.address, "otto");
  ida = await logIn(app.address, "ida");
});

const later = (
  from: Person,
  chatId: string,
  content: string,
  more: { at?: number; tmpId?: string; quoteId?: number } = {},
) => {
  next += 1;
  const at = app.clock.now() + 10 * MINUTE;
  const body = { chatId, type: 0, content, at, tmpId: `later-${next}`, ...more };
  return from.call(api.scheduledMessages.schedule, { body });
};
const listOf = (who: Person) => who.call(api.scheduledMessages.list);
const saidTo = async (who: Person, from: Person, words: string) => {
  const query = { friendId: from.id, page: 1, size: 50 };
  const rows = await who.call(api.privateMessages.history, { query });
  return rows.filter(({ content }) => content === words);
};
const changed = (frame: DownFrame): frame is DownFrame & { cmd: 5 } =>
  frame.cmd === 5 && frame.data.type === "scheduled";

describe("sending at a time (MSG-17)", () => {
  it("waits, is sent once at its time, and leaves the list on all devices", async () => {
    const phone = await logIn(app.address, "mei", 1);
    const socket = await phone.connect();
    const one = await later(mei, `p:${otto.id}`, "good morning");
    await socket.until(changed);
    expect(await listOf(phone)).toEqual([one]);
    await sweepScheduled(app.services);
    expect(await saidTo(otto, mei, "good morning")).toEqual([]);
    app.clock.advance(10 * MINUTE);
    await sweepScheduled(app.services);
    await sweepScheduled(app.services);
    const [said, ...more] = await saidTo(otto, mei, "good morning");
    expect(more).toEqual([]);
    expect(said).toMatchObject({ sendId: mei.id, sendTime: app.clock.now() });
    await socket.until(changed);
    expect(await listOf(mei)).toEqual([]);
    await socket.close();
  });

  it("takes the same tmpId once", async () => {
    const at = app.clock.now() + MINUTE;
    const [one, again] = await Promise.all([
      later(mei, `p:${otto.id}`, "once", { tmpId: "same", at }),
      later(mei, `p:${otto.id}`, "once", { tmpId: "same", at }),
    ]);
    expect(again?.id).toBe(one?.id);
    await mei.call(api.scheduledMessages.cancel, { params: { id: one?.id ?? 0 } });
    expect(await listOf(mei)).toEqual([]);
  });

  it("is sent once by two nodes at the same moment", async () => {
    const { id } = await later(mei, `p:${otto.id}`, "by either of two");
    app.clock.advance(10 * MINUTE);
    const sent = await Promise.all([1, 2, 3].map(() => sendScheduled(app.services, id, false)));
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(await saidTo(otto, mei, "by either of two")).toHaveLength(1);
  });

  it("is sent once when the node that sent it died before it said so", async () => {
    const { id } = await later(mei, `p:${otto.id}`, "killed between");
    app.clock.advance(10 * MINUTE);
    const row = await claimScheduled(app.services.db, id, { now: app.clock.now(), early: false });
    await app.services.streams.private.submit(sendPrivateIntent, {
      sendId: mei.id,
      recvId: otto.id,
      type: 0,
      content: "killed between",
      tmpId: row?.tmp_id ?? "",
      extra: null,
    });
    await sweepScheduled(app.services);
    expect(await listOf(mei)).toMatchObject([{ id, state: "sending" }]);
    const params = { id };
    await expect(
      mei.call(api.scheduledMessages.reschedule, { params, body: { content: "too late" } }),
    ).rejects.toMatchObject({ code: 422 });
    await expect(mei.call(api.scheduledMessages.cancel, { params })).rejects.toMatchObject({ code: 409 });
    app.clock.advance(2 * MINUTE);
    await sweepScheduled(app.services);
    expect(await saidTo(otto, mei, "killed between")).toHaveLength(1);
    expect(await listOf(mei)).toEqual([]);
  });

  it("follows the one its author set to the same time in that chat before it, whichever node sends that", async () => {
    const { db } = app.services;
    const at = app.clock.now() + 10 * MINUTE;
    const words = ["first picture", "second picture", "third picture"];
    const ids: number[] = [];
    for (const word of words) ids.push((await later(mei, `p:${otto.id}`, word, { at })).id);
    const [first = 0, second = 0] = ids;
    const elsewhere = await later(mei, `p:${ida.id}`, "in another chat", { at });
    app.clock.advance(10 * MINUTE);
    await claimScheduled(db, first, { now: app.clock.now(), early: false });
    expect(await sendScheduled(app.services, second, false)).toBe(false);
    expect(await sendScheduled(app.services, elsewhere.id, false)).toBe(true);
    // A claimed message was never sent: its node is dead.
    app.clock.advance(2 * MINUTE);
    await sweepScheduled(app.services);
    const query = { friendId: mei.id, page: 1, size: 3 };
    const newest = (await otto.call(api.privateMessages.history, { query })).sort((a, b) => a.id - b.id);
    expect(newest.map(({ content }) => content)).toEqual(words);
  });

  it("is sent at its time between two turns, in its author's order", async () => {
    const at = app.clock.now() + 200;
    const words = Array.from({ length: 6 }, (_, number) => `on time ${number}`);
    for (const word of words) await later(ida, `p:${mei.id}`, word, { at });
    await sweepScheduled(app.services);
    expect(await listOf(ida)).toHaveLength(6);
    app.clock.advance(200);
    await expect.poll(() => listOf(ida), { timeout: 10_000 }).toEqual([]);
    const query = { friendId: ida.id, page: 1, size: 6 };
    const newest = (await mei.call(api.privateMessages.history, { query })).sort((a, b) => a.id - b.id);
    expect(newest.map(({ content }) => content)).toEqual(words);
  });

  it("is sent in the first turn after its time, however many wait, and in its author's order", async () => {
    const { db } = app.services;
    const now = app.clock.now();
    const at = { send_at: now, created_at: now, state: "waiting" as const, claimed_until: 0 };
    const one = { user_id: otto.id, chat_id: `p:${mei.id}`, type: 0, at_user_ids: [], ...at };
    const words = Array.from({ length: 450 }, (_, number) => `many ${number}`);
    const many = words.map((word) => ({ ...one, content: word, tmp_id: word }));
    await db.insertInto("scheduled_message").values(many).execute();
    await sweepScheduled(app.services, AbortSignal.abort());
    expect(await listOf(otto)).toHaveLength(SCHEDULED_MAX);
    await sweepScheduled(app.services);
    expect(await listOf(otto)).toEqual([]);
    const query = { friendId: otto.id, page: 1, size: 50 };
    const newest = (await mei.call(api.privateMessages.history, { query })).sort((a, b) => a.id - b.id);
    expect(newest.map(({ content }) => content)).toEqual(words.slice(-50));
  }, 60_000);

  it("can be changed, put off, sent now and taken back by its author alone", async () => {
    const { id } = await later(mei, `p:${otto.id}`, "first words");
    const params = { id };
    const at = app.clock.now() + 60 * MINUTE;
    const body = { content: "better words", at };
    await expect(otto.call(api.scheduledMessages.reschedule, { params, body })).rejects.toMatchObject({
      code: 404,
    });
    await expect(otto.call(api.scheduledMessages.send, { params })).rejects.toMatchObject({ code: 404 });
    expect(await mei.call(api.scheduledMessages.reschedule, { params, body })).toMatchObject(body);
    app.clock.advance(11 * MINUTE);
    await sweepScheduled(app.services);
    expect(await saidTo(otto, mei, "better words")).toEqual([]);
    await mei.call(api.scheduledMessages.send, { params });
    expect(await saidTo(otto, mei, "better words")).toHaveLength(1);
    await expect(mei.call(api.scheduledMessages.send, { params })).rejects.toMatchObject({ code: 404 });
  });

  it("answers the message it quotes, and goes without it when that was recalled meanwhile", async () => {
    const say = (content: string) =>
      otto.call(api.privateMessages.send, { body: { recvId: mei.id, type: 0, content, tmpId: content } });
    const [stays, goes] = [await say("which way?"), await say("never mind")];
    const chatId = `p:${otto.id}`;
    await later(mei, chatId, "the northern one", { quoteId: stays.id });
    await later(mei, chatId, "all right", { quoteId: goes.id });
    const waiting = () => listOf(mei).then((list) => list.map(({ quote }) => quote?.text));
    expect(await waiting()).toEqual(["which way?", "never mind"]);
    await otto.call(api.privateMessages.recall, { params: { id: goes.id } });
    expect(await waiting()).toEqual(["which way?", undefined]);
    app.clock.advance(10 * MINUTE);
    await sweepScheduled(app.services);
    const quoting = async (words: string) => (await saidTo(otto, mei, words))[0]?.extra?.quote;
    expect(await quoting("the northern one")).toMatchObject({
      id: stays.id,
      text: "which way?",
      name: "otto",
    });
    expect(await quoting("all right")).toBeUndefined();
    await expect(later(mei, `p:${ida.id}`, "x", { quoteId: stays.id })).rejects.toMatchObject({ code: 404 });
  });

  it("asks at its time whether it may be sent, and keeps what was refused with the reason", async () => {
    const toIda = await later(mei, `p:${ida.id}`, "are we still friends?");
    const inGroup = await later(otto, `g:${groupId}`, "quiet words");
    await ida.call(api.friends.remove, { params: { friendId: mei.id } });
    await mei.call(api.groups.mute, { body: { groupId, userId: otto.id, until: null } });
    app.clock.advance(10 * MINUTE);
    await sweepScheduled(app.services);
    expect(await listOf(mei)).toMatchObject([
      { id: toIda.id, state: "failed", reason: { zh: "你们还不是好友，先加好友再聊吧" } },
    ]);
    expect(await listOf(otto)).toMatchObject([
      { id: inGroup.id, state: "failed", reason: { zh: "你已被禁言" } },
    ]);
    await sweepScheduled(app.services);
    await expect(mei.call(api.scheduledMessages.send, { params: { id: toIda.id } })).rejects.toMatchObject({
      code: 403,
    });
    await mei.call(api.scheduledMessages.cancel, { params: { id: toIda.id } });
    await mei.call(api.groups.mute, { body: { groupId, userId: otto.id, until: 0 } });
    await otto.call(api.scheduledMessages.send, { params: { id: inGroup.id } });
    const rows = await mei.call(api.groupMessages.history, { query: { groupId, page: 1, size: 50 } });
    expect(rows.filter(({ content }) => content === "quiet words")).toHaveLength(1);
    expect(await listOf(otto)).toEqual([]);
  });

  it("refuses what could not be sent, a time that is over, one beyond a year, and one too many", async () => {
    const now = app.clock.now();
    const to = `p:${otto.id}`;
    const refused = (work: Promise<unknown>, code: number) => expect(work).rejects.toMatchObject({ code });
    await refused(later(otto, `p:${ida.id}`, "x"), 403);
    await refused(later(ida, `g:${groupId}`, "x"), 404);
    await refused(later(mei, to, "x", { at: now }), 422);
    await refused(later(mei, to, "x", { at: now + 366 * 24 * 60 * MINUTE }), 422);
    for (let count = 0; count < SCHEDULED_MAX; count += 1) await later(mei, to, `number ${count}`);
    await refused(later(mei, to, "one too many"), 429);
    expect(await listOf(mei)).toHaveLength(SCHEDULED_MAX);
    expect(await listOf(otto)).toEqual([]);
  });
});
