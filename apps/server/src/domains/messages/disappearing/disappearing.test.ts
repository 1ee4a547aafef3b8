import { api, type Lifetime, MessageType } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { messageEvidence, sweepExpired } from "../index.ts";

const DAY = 24 * 3_600_000;
let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  ida = await person(app.address, "ida");
  await befriend(mei, otto);
  await befriend(otto, ida);
  await befriend(mei, ida);
});
afterAll(() => app.close());

/** Lets time pass; sessions expire meanwhile, so people log in again. */
async function passes(ms: number): Promise<void> {
  app.clock.advance(ms);
  [mei, otto, ida] = [
    await logIn(app.address, "mei"),
    await logIn(app.address, "otto"),
    await logIn(app.address, "ida"),
  ];
}

const say = (from: Person, to: Person, content: string, more: { quoteId?: number; tmpId?: string } = {}) =>
  from.call(api.privateMessages.send, { body: { recvId: to.id, content, type: 0, ...more } });
const lasting = (from: Person, to: Person, seconds: Lifetime) =>
  from.call(api.disappearing.set, { body: { chatId: `p:${to.id}`, seconds } });
const history = (me: Person, peer: Person) =>
  me.call(api.privateMessages.history, { query: { friendId: peer.id, page: 1, size: 50, beforeId: 1e9 } });
const pulled = (me: Person, minId: number) =>
  me.call(api.privateMessages.pull, { query: { minId, limit: 1000 } });
/** Everything the server returns to somebody about a chat, as one text. */
async function everythingOf(me: Person, peer: Person, words: string): Promise<string> {
  const summaries = await me.call(api.chats.summaries, { query: {} });
  const pinned = await me.call(api.privateMessages.pinned, { query: { friendId: peer.id } });
  const hits = await me.call(api.chats.search, { query: { keyword: words } });
  const all = [await pulled(me, 0), await history(me, peer), summaries, pinned, hits.items];
  return JSON.stringify(all);
}
const newest = async (me: Person) => (await pulled(me, 0)).at(-1)?.id ?? 0;

describe("messages that disappear (MSG-17)", () => {
  it("says who set it, once, and holds for what is sent afterwards", async () => {
    const before = await say(mei, otto, "stays for good");
    await lasting(otto, mei, 86_400);
    await lasting(otto, mei, 86_400);
    const sent = await say(mei, otto, "gone tomorrow");
    expect(before.extra?.gone).toBeUndefined();
    expect(sent.extra?.gone).toBe(sent.sendTime + DAY);
    const rows = (await pulled(mei, before.id)).filter((row) => row.type < 60);
    expect(rows.map(({ type, content }) => [type, content])).toEqual([
      [MessageType.TIP_TEXT, "otto 设置新消息在 24 小时后消失"],
      [MessageType.TEXT, "gone tomorrow"],
    ]);
    expect(rows[0]?.extra?.tip).toEqual({ key: "disappear.day", args: { name: "otto" } });
    expect(rows[1]?.extra?.gone).toBe(sent.extra?.gone);
    const known = await mei.call(api.disappearing.find, { query: { chatId: `p:${otto.id}` } });
    expect(known.seconds).toBe(86_400);
  });

  it("shows nothing of one whose time has come, before it is swept and after", async () => {
    const from = await newest(otto);
    const sent = await say(mei, otto, "melting words", { tmpId: "once" });
    await mei.call(api.privateMessages.edit, {
      params: { id: sent.id },
      body: { content: "melting words, mended" },
    });
    await mei.call(api.privateMessages.pin, { params: { id: sent.id }, body: { on: true } });
    await otto.call(api.privateMessages.react, { params: { id: sent.id }, body: { emoji: "❤️", on: true } });
    await lasting(mei, otto, 0);
    const quoting = await say(otto, mei, "what did you say?", { quoteId: sent.id });
    expect(quoting.extra?.quote?.text).toBe("melting words, mended");
    expect(quoting.extra?.gone).toBeUndefined();
    expect(await everythingOf(otto, mei, "melting")).toContain("melting words");

    await passes(DAY);
    for (const me of [mei, otto]) {
      const peer = me === mei ? otto : mei;
      expect(await everythingOf(me, peer, "melting")).not.toContain("melting");
    }
    const rows = await pulled(otto, from);
    // Its place in the stream stays, so that nobody misses a row.
    expect(rows.find((row) => row.id === sent.id)).toMatchObject({
      status: 2,
      content: "",
      extra: { gone: sent.extra?.gone },
    });
    expect(rows.find((row) => row.id === quoting.id)?.extra?.quote?.text).toBe("");
    expect((await history(otto, mei)).some((row) => row.id === sent.id)).toBe(false);

    expect(await sweepExpired(app.services)).toBeGreaterThanOrEqual(2);
    expect(await sweepExpired(app.services)).toBe(0);
    const { rows: stored } = await sql<{ found: number }>`select count(*)::int4 as found from private_message
      where content like '%melting%' or extra like '%melting%'`.execute(app.services.db);
    expect(stored[0]?.found).toBe(0);
    const again = await pulled(otto, from);
    expect(again.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(again.find((row) => row.id === sent.id)).toMatchObject({ status: 2, content: "" });
    // Such a late retry stores nothing new.
    expect((await say(mei, otto, "melting words", { tmpId: "once" })).id).toBe(sent.id);
  });

  it("lets nobody do anything with one that is gone", async () => {
    await lasting(mei, otto, 86_400);
    const sent = await say(mei, otto, "not any more");
    await passes(DAY);
    const params = { id: sent.id };
    const body = { emoji: "❤️", on: true };
    await expect(otto.call(api.privateMessages.react, { params, body })).rejects.toMatchObject({ code: 404 });
    await expect(say(otto, mei, "?", { quoteId: sent.id })).rejects.toMatchObject({ code: 404 });
    await expect(mei.call(api.privateMessages.recall, { params })).rejects.toMatchObject({ code: 404 });
    const forward = { from: `p:${mei.id}`, ids: [sent.id], to: [`p:${ida.id}`], merged: false, title: "" };
    await expect(otto.call(api.chats.forward, { body: { ...forward, tmpId: "late" } })).rejects.toMatchObject(
      { code: 404 },
    );
  });

  it("keeps nothing of what was passed on beyond its time, alone or in a card", async () => {
    await lasting(mei, otto, 86_400);
    const sent = await say(mei, otto, "between us");
    const body = { from: `p:${mei.id}`, ids: [sent.id], to: [`p:${ida.id}`], title: "t" };
    for (const merged of [false, true]) {
      const [made] = await otto.call(api.chats.forward, {
        body: { ...body, merged, tmpId: `between-${merged}` },
      });
      expect(made?.privateMessage?.extra?.gone).toBe(sent.extra?.gone);
    }
    await passes(DAY);
    await sweepExpired(app.services);
    expect(JSON.stringify(await pulled(ida, 0))).not.toContain("between us");
  });

  it("keeps what was reported in time for the administrators", async () => {
    await lasting(mei, otto, 86_400);
    const { id } = await say(mei, otto, "something awful");
    const ctx = { services: app.services, actor: { id: otto.id } } as Parameters<typeof messageEvidence>[0];
    const asked = { id, chatId: `p:${mei.id}` };
    expect(await messageEvidence(ctx, asked)).toMatchObject({ content: "something awful" });
    await passes(DAY);
    expect(JSON.stringify(await messageEvidence(ctx, asked))).not.toContain("awful");
  });
});

describe("files of messages that disappear", () => {
  it("go with them, unless something that stays shows them too", async () => {
    const files = await Promise.all(
      ["brief", "kept"].map(async (name) => {
        const form = new FormData();
        form.append("file", new Blob([`${name} file`], { type: "text/plain" }), `${name}.txt`);
        const answer = await fetch(`${app.address}/api/file/upload`, {
          method: "POST",
          headers: { accessToken: mei.tokens.accessToken },
          body: form,
        });
        const { data } = (await answer.json()) as { data: string };
        return { url: data, content: JSON.stringify({ name: `${name}.txt`, size: 10, url: data }) };
      }),
    );
    const [brief, remaining] = files;
    await lasting(mei, otto, 86_400);
    for (const one of files)
      await mei.call(api.privateMessages.send, {
        body: { recvId: otto.id, type: MessageType.FILE, content: one.content },
      });
    await mei.call(api.privateMessages.send, {
      body: { recvId: ida.id, type: MessageType.FILE, content: remaining?.content ?? "" },
    });
    const status = async (url = "") => (await fetch(new URL(url, app.address))).status;
    expect([await status(brief?.url), await status(remaining?.url)]).toEqual([200, 200]);
    await passes(DAY + 1);
    expect([await status(brief?.url), await status(remaining?.url)]).toEqual([404, 200]);
  });
});

describe("a group whose messages disappear", () => {
  it("is set by its managers alone, and shows nobody what is gone", async () => {
    const groupId = (await mei.call(api.groups.create, { body: { name: "Sunday hike" } })).id;
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [otto.id] } });
    const set = (who: Person) =>
      who.call(api.disappearing.set, { body: { chatId: `g:${groupId}`, seconds: 604_800 } });
    await expect(set(otto)).rejects.toMatchObject({ code: 403 });
    await expect(set(ida)).rejects.toMatchObject({ code: 404 });
    await set(mei);
    const body = { groupId, content: "meet at the old mill", type: 0 };
    const sent = await otto.call(api.groupMessages.send, { body });
    expect(sent.extra?.gone).toBe(sent.sendTime + 7 * DAY);
    await passes(7 * DAY);
    const everything = async () =>
      JSON.stringify([
        await mei.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } }),
        await mei.call(api.groupMessages.history, { query: { groupId, page: 1, size: 50, beforeId: 1e9 } }),
        await mei.call(api.chats.summaries, { query: {} }),
        (await mei.call(api.chats.search, { query: { keyword: "mill" } })).items,
      ]);
    expect(await everything()).not.toContain("old mill");
    await sweepExpired(app.services);
    expect(await everything()).not.toContain("old mill");
    const rows = await otto.call(api.groupMessages.pull, { query: { minId: sent.id - 1, limit: 1000 } });
    expect(rows.find((row) => row.id === sent.id)).toMatchObject({ status: 2, content: "" });
  });
});
