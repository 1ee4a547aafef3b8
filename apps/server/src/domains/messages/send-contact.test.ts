import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, befriendEach, codeOf, newPeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [mei, ann, ben] = await addablePeople(app, "mei", "ann", "ben");
  await befriendEach(mei, ann, ben);
});
afterAll(() => app.close());

const recommend = (userId: number, tmpId: string, to: Person = ann, who: Person = mei) =>
  who.call(api.chats.sendContact, { body: { chatId: `p:${to.id}`, userId, tmpId } });

it("recommends a friend by a card that names him alone, once however often it is tried (MSG-17)", async () => {
  const { privateMessage: card } = await recommend(ben.id, "c1");
  expect(card).toMatchObject({ type: 0, content: `[名片] ${ben.user.nickName}` });
  expect(card?.extra).toEqual({ contact: { userId: ben.id } });
  expect((await recommend(ben.id, "c1")).privateMessage?.id).toBe(card?.id);
  const edit = { params: { id: card?.id ?? 0 }, body: { content: "[名片] somebody else" } };
  expect(await codeOf(mei.call(api.privateMessages.edit, edit))).toBe(403);
});

it("is quoted and kept among others as a card, which each reader names in his own language", async () => {
  const { privateMessage: card } = await recommend(ben.id, "c11");
  const ids = [card?.id ?? 0];
  const answer = { recvId: ann.id, content: "?", type: 0, tmpId: "c12", quoteId: card?.id ?? 0 };
  const sent = await mei.call(api.privateMessages.send, { body: answer });
  expect(sent.extra?.quote).toMatchObject({ card: "contact", text: card?.content });
  const body = { from: `p:${ann.id}`, ids, to: [`p:${ben.id}`], merged: true, title: "two", tmpId: "c13" };
  const [forwarded] = await mei.call(api.chats.forward, { body });
  expect(forwarded?.privateMessage?.extra?.merged?.items).toMatchObject([{ card: "contact" }]);
});

it("is refused for who is no friend, is not to be found, lets nobody add him, or is banned", async () => {
  const [zoe, nia] = await newPeople(app, "zoe", "nia");
  expect(await codeOf(recommend(zoe.id, "c2"))).toBe(403);
  expect(await codeOf(recommend(999_999, "c3"))).toBe(404);
  await nia.call(api.users.setPrivacy, { body: { addMe: "anyone" } });
  await befriendEach(mei, nia);
  expect(await codeOf(recommend(nia.id, "c4"))).toBe(200);
  await nia.call(api.users.setPrivacy, { body: { addMe: "nobody" } });
  expect(await codeOf(recommend(nia.id, "c5"))).toBe(403);
  await nia.call(api.users.setPrivacy, { body: { addMe: "approval" } });
  await app.services.db.updateTable("app_user").set({ is_banned: true }).where("id", "=", nia.id).execute();
  expect(await codeOf(recommend(nia.id, "c6"))).toBe(403);
  expect(await codeOf(recommend(ben.id, "c7", zoe))).toBe(403);
});

it("recommends a character that is open to everybody, and no other", async () => {
  const open = await publishCharacter(mei);
  const own = await publishCharacter(mei, { name: "阿雾" }, "private");
  expect((await recommend(open.userId, "c8")).privateMessage?.content).toBe("[名片] 阿遥");
  expect(await codeOf(recommend(own.userId, "c9"))).toBe(403);
});

it("goes on as a card from who may recommend him too, from others as a text", async () => {
  const [cem] = await addablePeople(app, "cem");
  await befriendEach(ann, cem);
  const { privateMessage: card } = await recommend(ben.id, "c10");
  const pass = async (tmpId: string) => {
    const body = { from: `p:${mei.id}`, ids: [card?.id ?? 0], to: [`p:${cem.id}`], merged: false, tmpId };
    return (await ann.call(api.chats.forward, { body }))[0]?.privateMessage;
  };
  expect(await pass("f1")).toMatchObject({ content: card?.content, extra: { forwarded: true } });
  expect((await pass("f2"))?.extra).not.toHaveProperty("contact");
  await befriendEach(ann, ben);
  expect((await pass("f3"))?.extra).toEqual({ forwarded: true, contact: { userId: ben.id } });
});
