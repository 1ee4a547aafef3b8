import { api, type DownFrame, type SentDraft } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let phone: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
  const group = await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } });
  groupId = group.id;
  phone = await logIn(app.address, "mei", 1);
});
afterAll(() => app.close());
beforeEach(() => app.services.db.deleteFrom("draft").execute());

const chat = () => `p:${otto.id}`;
interface SyncedText {
  text: string;
  upon?: number;
  as?: string;
  edit?: number;
  previous?: string;
  updatedAt?: number;
}
/** Syncs a draft of the chat with Otto and returns the current one. */
async function sync(who: Person, { text, upon, as, edit = 1, previous, updatedAt }: SyncedText) {
  const one = {
    text,
    ...(updatedAt !== undefined && { updatedAt }),
    ...(upon !== undefined && { revision: upon }),
    ...(as !== undefined && { writing: { id: as, edit } }),
    ...(previous !== undefined && { previous }),
  };
  const answer = await who.call(api.chats.setDrafts, { body: { [chat()]: one } });
  return answer[chat()];
}
const storedDraft = async (who = mei) => (await who.call(api.chats.drafts))[chat()];
const send = (who: Person, content: string, draft?: SentDraft) =>
  who.call(api.privateMessages.send, { body: { recvId: otto.id, type: 0, content, draft } });
const isDraft = (frame: DownFrame): frame is DownFrame & { cmd: 5 } =>
  frame.cmd === 5 && frame.data.type === "draft";

describe("drafts of several terminals (MSG-13)", () => {
  it.each([-86_400_000, -60_000, 60_000, 86_400_000, Number.MAX_SAFE_INTEGER - 2e12])(
    "stand by order of arrival, whatever a clock %i ms off says",
    async (off) => {
      await sync(mei, { text: "from the wrong clock", updatedAt: Math.max(0, Date.now() + off) });
      await sync(phone, { text: "told later", updatedAt: 1 });
      expect(await storedDraft()).toMatchObject({ text: "told later", updatedAt: app.clock.now() });
      await sync(mei, { text: "and later still", updatedAt: 0 });
      expect((await storedDraft(phone))?.text).toBe("and later still");
    },
  );

  it("keep words that were replaced unseen one step back, and no others", async () => {
    const first = await sync(mei, { text: "tea", upon: 0, as: "a" });
    expect(first).toEqual({ text: "tea", updatedAt: app.clock.now(), revision: first?.revision });
    expect(first?.revision).toBeGreaterThan(0);
    const seen = await sync(phone, { text: "tea at four", upon: first?.revision ?? 0, as: "b" });
    expect(seen?.previous).toBeUndefined();
    const unseen = await sync(mei, { text: "coffee", upon: first?.revision ?? 0, as: "a", edit: 2 });
    expect(unseen).toMatchObject({ text: "coffee", previous: "tea at four" });
    expect(unseen?.revision).toBeGreaterThan(seen?.revision ?? 0);
    const back = { text: "tea at four", previous: "coffee", upon: unseen?.revision ?? 0, as: "c" };
    expect(await sync(phone, back)).toMatchObject({ text: "tea at four", previous: "coffee" });
    // A terminal's own earlier text is not another's, though the response to it was lost.
    expect(await sync(phone, { ...back, text: "tea at fo", edit: 2 })).toMatchObject({ previous: "coffee" });
  });

  it("change nothing when told twice", async () => {
    const first = await sync(mei, { text: "tea", upon: 0, as: "a" });
    expect(await sync(mei, { text: "tea", upon: 0, as: "a" })).toEqual(first);
    const next = await sync(phone, { text: "", upon: first?.revision ?? 0, as: "b" });
    expect(next?.text).toBe("");
    expect(await sync(mei, { text: "tea", upon: 0, as: "a" })).toEqual(next);
    expect(await storedDraft()).toBeUndefined();
  });

  it("are no newer for being told again over what another made of them", async () => {
    const first = await sync(mei, { text: "tea", upon: 0, as: "a", edit: 3 });
    const next = await sync(phone, { text: "tea at four", upon: first?.revision ?? 0, as: "b" });
    expect(await sync(mei, { text: "tea", upon: 0, as: "a", edit: 3 })).toEqual(next);
    const newer = await sync(mei, { text: "tea?", upon: 0, as: "a", edit: 4 });
    expect(newer).toMatchObject({ text: "tea?", previous: "tea at four" });
    expect(await sync(phone, { text: "tea at four", upon: first?.revision ?? 0, as: "b" })).toEqual(newer);
  });

  it("are emptied only by who saw them", async () => {
    const first = await sync(mei, { text: "tea", upon: 0, as: "a" });
    expect(await sync(phone, { text: "", upon: 0, as: "b" })).toMatchObject({ text: "tea" });
    expect(await sync(phone, { text: "", upon: first?.revision ?? 0, as: "b", edit: 2 })).toMatchObject({
      text: "tea",
    });
    expect(
      await sync(phone, { text: "", upon: (await storedDraft())?.revision ?? 0, as: "c" }),
    ).toMatchObject({
      text: "",
    });
  });

  it("end with the message on all terminals, in its transaction, and no late word brings them back", async () => {
    const socket = await phone.connect();
    const own = await mei.connect();
    const syncedDraft = await sync(mei, { text: "hello", upon: 0, as: "a", edit: 5 });
    await socket.until(isDraft);
    await send(mei, "hello", { revision: syncedDraft?.revision ?? 0, writing: { id: "a", edit: 6 } });
    const received = await socket.until(
      (frame) => isDraft(frame) && frame.data.type === "draft" && frame.data.draft === null,
    );
    expect(received.data).toMatchObject({ draft: null, ended: { text: "" } });
    // Other tabs of the sending terminal get it through their shared session.
    await own.until((frame) => isDraft(frame) && frame.data.type === "draft" && frame.data.draft === null);
    expect(await storedDraft()).toBeUndefined();
    // What the terminals sent before they knew arrives after it.
    await sync(mei, { text: "hell", upon: 0, as: "a", edit: 4 });
    await sync(mei, { text: "hello", upon: syncedDraft?.revision ?? 0, as: "a", edit: 7 });
    expect(await storedDraft()).toBeUndefined();
    expect(Object.keys(await phone.call(api.chats.drafts, { query: { ended: true } }))).toEqual([chat()]);
    await sync(phone, { text: "something new", upon: syncedDraft?.revision ?? 0, as: "b" });
    await sync(mei, { text: "hello", upon: syncedDraft?.revision ?? 0, as: "a", edit: 8 });
    expect(await storedDraft()).toMatchObject({ text: "something new" });
    await socket.close();
    await own.close();
  });

  it("end though the message came before what was told of them", async () => {
    await send(mei, "quick", { revision: 0, writing: { id: "q", edit: 3 } });
    await sync(mei, { text: "quic", upon: 0, as: "q", edit: 2 });
    expect(await storedDraft()).toBeUndefined();
  });

  it("end when another terminal sends what it saw, and its writer's repetition brings nothing back", async () => {
    const syncedDraft = await sync(phone, { text: "written on the phone", upon: 0, as: "p", edit: 4 });
    await send(mei, "written on the phone", { revision: syncedDraft?.revision ?? 0 });
    await sync(phone, { text: "written on the phone", upon: 0, as: "p", edit: 4 });
    expect(await storedDraft()).toBeUndefined();
    await sync(phone, { text: "written on the phone, and on", upon: 0, as: "p", edit: 5 });
    expect(await storedDraft()).toMatchObject({ text: "written on the phone, and on" });
  });

  it("of another terminal stand when the sender had not seen them", async () => {
    await sync(phone, { text: "half a thought", upon: 0, as: "p" });
    await send(mei, "something else", { revision: 0, writing: { id: "m", edit: 9 } });
    expect(await storedDraft()).toMatchObject({ text: "half a thought" });
  });

  it("stand when the message was refused, or stored long before", async () => {
    const body = { recvId: otto.id, type: 0, content: "once", tmpId: "drafted-once" };
    await mei.call(api.privateMessages.send, { body });
    const syncedDraft = await sync(mei, { text: "later words", upon: 0, as: "a" });
    const draft = { revision: syncedDraft?.revision ?? 0 };
    await mei.call(api.privateMessages.send, { body: { ...body, draft } });
    const refused = { ...body, content: "other words", draft };
    await expect(mei.call(api.privateMessages.send, { body: refused })).rejects.toMatchObject({ code: 409 });
    expect(await storedDraft()).toMatchObject({ text: "later words" });
  });

  it("end in a group, with a message for later, and several at once", async () => {
    const room = `g:${groupId}`;
    const notifyRoom = (text: string, edit: number) =>
      mei.call(api.chats.setDrafts, {
        body: { [room]: { text, revision: 0, writing: { id: `room-${edit}`, edit } } },
      });
    await notifyRoom("to the group", 1);
    const say = (content: string, edit: number) =>
      mei.call(api.groupMessages.send, {
        body: {
          ...{ groupId, type: 0, content, receipt: false },
          draft: { revision: 0, writing: { id: `room-${edit}`, edit } },
        },
      });
    await Promise.all([say("to the group", 1), say("and once more", 2), say("and again", 3)]);
    await notifyRoom("and onc", 2);
    expect(await mei.call(api.chats.drafts)).toEqual({});
    const syncedDraft = await sync(mei, { text: "tomorrow", upon: 0, as: "t" });
    const draftInput = {
      ...{ chatId: chat(), type: 0, content: "tomorrow", atUserIds: [], tmpId: "tomorrow" },
      at: app.clock.now() + 60_000,
      draft: { revision: syncedDraft?.revision ?? 0, writing: { id: "t", edit: 2 } },
    };
    await mei.call(api.scheduledMessages.schedule, { body: draftInput });
    expect(await storedDraft()).toBeUndefined();
    const again = await sync(mei, { text: "the day after", upon: 0, as: "u" });
    // Repeated after a lost response, it ends nothing written since.
    await mei.call(api.scheduledMessages.schedule, {
      body: { ...draftInput, draft: { revision: again?.revision ?? 0 } },
    });
    expect(await storedDraft()).toMatchObject({ text: "the day after" });
  });
});

describe("terminals that know no revisions", () => {
  it("go on: what they tell last stands, and empty ends it", async () => {
    const socket = await mei.connect();
    await sync(phone, { text: "plain", updatedAt: 5 });
    expect((await socket.until(isDraft)).data).toMatchObject({ draft: { text: "plain" } });
    await sync(phone, { text: "plain words", updatedAt: 5 });
    expect((await storedDraft())?.previous).toBeUndefined();
    await sync(phone, { text: "", updatedAt: 4 });
    expect(await storedDraft()).toBeUndefined();
    const newer = await sync(mei, { text: "with a revision", upon: 0, as: "a" });
    await sync(phone, { text: "plain again", updatedAt: 1 });
    expect(await storedDraft()).toMatchObject({ text: "plain again", previous: "with a revision" });
    expect((await storedDraft())?.revision).toBeGreaterThan(newer?.revision ?? 0);
    await socket.close();
  });
});

it("forgets drafts beyond the newest, and ends apart from what stands (W18)", async () => {
  const many = (from: number, text: string) =>
    Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [
        `p:${from + index}`,
        { text, revision: 0, writing: { id: `w${from + index}`, edit: 1 } },
      ]),
    );
  await sync(mei, { text: "the oldest", upon: 0, as: "old" });
  for (const from of [1000, 2000, 3000]) await mei.call(api.chats.setDrafts, { body: many(from, "") });
  expect(await storedDraft()).toMatchObject({ text: "the oldest" });
  const rows = await app.services.db.selectFrom("draft").selectAll().where("user_id", "=", mei.id).execute();
  expect(rows).toHaveLength(201);
});

it("waits in no ring when drafts are told and sent in many chats at once", async () => {
  const room = `g:${groupId}`;
  const work = Array.from({ length: 60 }, async (_, at) => {
    const writing = { id: `ring-${at}`, edit: 1 };
    const one = { text: `words ${at}`, revision: 0, writing };
    const chats = at % 2 === 0 ? [chat(), room] : [room, chat()];
    const who = at % 3 === 0 ? phone : mei;
    if (at % 4 !== 3)
      return who.call(api.chats.setDrafts, { body: Object.fromEntries(chats.map((id) => [id, one])) });
    const said = { type: 0, content: `said ${at}`, draft: { revision: 0, writing } };
    await mei.call(api.privateMessages.send, { body: { ...said, recvId: otto.id } });
    return mei.call(api.groupMessages.send, { body: { ...said, groupId, receipt: false } });
  });
  expect((await Promise.allSettled(work)).filter(({ status }) => status === "rejected")).toEqual([]);
  const [here, there] = [await mei.call(api.chats.drafts), await phone.call(api.chats.drafts)];
  expect(here).toEqual(there);
});
