import { api, MessageType } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { codeOf } from "../../testing/people-steps.ts";
import { befriend, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { storableContent } from "./files/message-content.ts";

const TURNED = "photo\u202egnp.exe";
const PLAIN = "photognp.exe";
let app: TestApp;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
});
afterAll(() => app.close());

describe("What a message calls a file", () => {
  it("is a file's name, and all else stays to the letter", () => {
    const content = JSON.stringify({ name: TURNED, size: 5, url: "/files/x", more: "\u202e" });
    expect(JSON.parse(storableContent(MessageType.FILE, content))).toEqual({
      name: PLAIN,
      size: 5,
      url: "/files/x",
      more: "\u202e",
    });
    const clean = '{"name":"a.txt",  "size":5,"url":"/files/x"}';
    expect(storableContent(MessageType.FILE, clean)).toBe(clean);
    expect(storableContent(MessageType.TEXT, TURNED)).toBe(TURNED);
  });

  it("is clean where it is sent, forwarded, quoted and put into a card, also from before", async () => {
    const form = new FormData();
    form.set("file", new Blob(["hello"]), TURNED);
    const answer = await fetch(`${app.address}/api/file/upload`, {
      method: "POST",
      body: form,
      headers: { accessToken: mei.tokens.accessToken },
    });
    const { data: url } = (await answer.json()) as { data: string };
    const saved = await fetch(`${app.address}${url}`);
    expect(saved.headers.get("content-disposition")).toContain(`filename="${PLAIN}"`);
    const content = JSON.stringify({ name: TURNED, size: 5, url });
    const sent = await mei.call(api.privateMessages.send, {
      body: { recvId: otto.id, type: MessageType.FILE, content },
    });
    expect(sent.content).toContain(`"${PLAIN}"`);
    // As one was stored before names were cleaned.
    const { db } = app.services;
    await db.updateTable("private_message").set({ content }).where("id", "=", sent.id).execute();
    const from = `p:${mei.id}`;
    for (const merged of [false, true])
      await otto.call(api.chats.forward, {
        body: { from, ids: [sent.id], to: [from], merged, tmpId: `names-${merged}` },
      });
    await otto.call(api.privateMessages.send, {
      body: { recvId: mei.id, type: MessageType.TEXT, content: "this?", quoteId: sent.id },
    });
    const rows = await mei.call(api.privateMessages.history, {
      query: { friendId: otto.id, page: 1, size: 3 },
    });
    const [forwarded, card, quoting] = rows.toSorted((one, other) => one.id - other.id);
    expect(forwarded?.content).toContain(`"${PLAIN}"`);
    expect(card?.extra?.merged?.items[0]?.content).toContain(`"${PLAIN}"`);
    expect(quoting?.extra?.quote?.text).toContain(`"${PLAIN}"`);
  });
});

describe("A name from before", () => {
  it("is shown clean in a group: to whom asks, in its messages and in what the server tells of it", async () => {
    const { db } = app.services;
    const group = await mei.call(api.groups.create, { body: { name: "choir", friendIds: [otto.id] } });
    await db
      .updateTable("app_user")
      .set({ nick_name: "O\u202etto\u2069" })
      .where("id", "=", otto.id)
      .execute();
    await db.updateTable("app_group").set({ name: "\u3164" }).where("id", "=", group.id).execute();
    const said = await otto.call(api.groupMessages.send, {
      body: { groupId: group.id, type: MessageType.TEXT, content: "\u202eto the letter" },
    });
    expect(said).toMatchObject({ sendNickName: "Otto", content: "\u202eto the letter" });
    expect(await mei.call(api.groups.find, { params: { groupId: group.id } })).toMatchObject({
      name: `#${group.id}`,
    });
    const members = await mei.call(api.groups.members, { params: { groupId: group.id } });
    expect(members.map(({ showNickName }) => showNickName).toSorted()).toEqual(["Otto", "mei"]);
    await otto.call(api.groups.quit, { params: { groupId: group.id } });
    await mei.call(api.groups.invite, { body: { groupId: group.id, friendIds: [otto.id] } });
    const rows = await mei.call(api.groupMessages.history, {
      query: { groupId: group.id, page: 1, size: 5 },
    });
    const tips = rows.filter(({ extra }) => extra?.tip !== undefined);
    expect(tips.length).toBeGreaterThan(1);
    expect(JSON.stringify(tips)).not.toMatch(/\p{Bidi_C}/u);
    const frames = app.batches.flatMap(({ rows: all }) => all.flatMap(({ deliveries }) => deliveries));
    const names = frames.map(
      ({ data }) => (JSON.parse(data) as { sendNickName?: string }).sendNickName ?? "",
    );
    expect(names).toContain("Otto");
    expect(names.join()).not.toMatch(/\p{Bidi_C}/u);
  });
});

it("Neither a group nor a published character claims an office", async () => {
  const avatar = await mei.picture();
  for (const name of ["官方客服", "Аdmin", "系 统"]) {
    expect(await codeOf(mei.call(api.groups.create, { body: { name } }))).toBe(422);
    const begun = await mei.call(api.characters.create, {
      body: { sheet: { name, avatar, firstMes: "hello" } },
    });
    const submit = { params: { id: begun.id }, headers: { "if-match": begun.version }, body: {} };
    expect(await codeOf(mei.call(api.characters.submit, submit))).toBe(422);
  }
  expect(await codeOf(mei.call(api.groups.create, { body: { name: "操作系统爱好者" } }))).toBe(200);
  await publishCharacter(mei, { name: "系统崩溃了" });
});
