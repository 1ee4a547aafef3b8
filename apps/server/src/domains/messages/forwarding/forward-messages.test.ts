import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishCharacter } from "../../../testing/character-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let friends: Person[];
let stranger: Person;
let ids: number[];

beforeAll(async () => {
  app = await startTestApp();
  [mei, stranger, ...friends] = await addablePeople(app, "mei", "stranger", "ann", "ben", "cem", "dan");
  await befriendEach(mei, ...friends);
  const sent = ["one", "two", "three"].map((content) => ({ recvId: friends[0]?.id ?? 0, content, type: 0 }));
  ids = [];
  for (const body of sent) ids.push((await mei.call(api.privateMessages.send, { body })).id);
});
afterAll(() => app.close());

const chatOf = (one: Person | undefined) => `p:${one?.id}`;
const forward = (to: string[], tmpId: string) =>
  mei.call(api.chats.forward, {
    body: { from: chatOf(friends[0]), ids, to, merged: false, title: "", tmpId },
  });
const heldBy = async (one: Person | undefined) => {
  const rows = (await one?.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } })) ?? [];
  return rows.filter((row) => row.type === 0).map((row) => row.content);
};

it("goes to all chats in one batch, in order in each, and never twice (MSG-7)", async () => {
  const to = friends.slice(1).map(chatOf);
  const before = app.batches.length;
  const first = await forward(to, "f1");
  expect(app.batches.length - before).toBe(1);
  expect(first.map((one) => one.chatId)).toEqual(to.flatMap((chatId) => [chatId, chatId, chatId]));
  // Retried with the chats in another order, as if the response had been lost.
  const again = await forward(to.toReversed(), "f1");
  const idsOf = (made: typeof first) => new Set(made.map((one) => one.privateMessage?.id));
  expect(idsOf(again)).toEqual(idsOf(first));
  for (const one of friends.slice(1)) expect(await heldBy(one)).toEqual(["one", "two", "three"]);
});

it("reaches the others when one chat refuses, and tells the asking terminal of them", async () => {
  const socket = await mei.connect();
  const to = [chatOf(stranger), chatOf(friends[1])];
  expect(await codeOf(forward(to, "f2"))).toBe(403);
  await socket.until(
    (frame) => frame.cmd === 3 && "tmpId" in frame.data && frame.data.tmpId === `f2.${to[1]}.2`,
  );
  expect(await heldBy(friends[1])).toHaveLength(6);
  expect(await codeOf(forward([chatOf(friends[1])], "f2"))).toBe(200);
  expect(await heldBy(friends[1])).toHaveLength(6);
  expect(await heldBy(stranger)).toEqual([]);
  await socket.close();
});

it("makes no card of more than 64 KB, and says that too much was chosen", async () => {
  const [ann, ben] = friends;
  const long = Array.from({ length: 70 }, async (_, index) => {
    const body = { recvId: ann?.id ?? 0, content: `${index} ${"x".repeat(1000)}`, type: 0 as const };
    return (await mei.call(api.privateMessages.send, { body })).id;
  });
  const body = {
    from: chatOf(ann),
    to: [chatOf(ben)],
    merged: true,
    title: "",
    ids: await Promise.all(long),
  };
  const merged = (count: number) =>
    mei.call(api.chats.forward, { body: { ...body, ids: body.ids.slice(0, count), tmpId: `big${count}` } });
  await expect(merged(70)).rejects.toMatchObject({ code: 422, data: { field: "ids" } });
  const [card] = await merged(50);
  expect(card?.privateMessage?.extra?.merged?.items).toHaveLength(50);
  // One by one, each has a row of its own.
  const apart = { ...body, merged: false, tmpId: "apart" };
  expect(await mei.call(api.chats.forward, { body: apart })).toHaveLength(70);
});

it("shares a clip of a group without names, and with other people's words only once they consent", async () => {
  const [ann, ben] = friends;
  if (!ann || !ben) throw new Error("two friends");
  const yao = await publishCharacter(mei, { name: "阿遥" });
  const body = { name: "clips", friendIds: [ann.id, ben.id] };
  const { id: groupId } = await mei.call(api.groups.create, { body });
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [yao.userId] } });
  const say = async (who: Person, content: string, atUserIds: number[] = []) =>
    (await who.call(api.groupMessages.send, { body: { groupId, content, type: 0, atUserIds } })).id;
  const { nickName } = await ann.call(api.users.self);
  const lines = [await say(ann, "a secret of mine"), await say(mei, `${nickName} said a lot`, [yao.userId])];
  await app.app.replyWorker.settled();
  const history = await mei.call(api.groupMessages.history, { query: { groupId, page: 1, size: 9 } });
  const answer = history.find((one) => one.sendId === yao.userId);
  lines.push(answer?.id ?? 0);
  const share = (ids: number[], tmpId: string) =>
    mei.call(api.chats.forward, {
      body: { from: `g:${groupId}`, ids, to: [chatOf(ben)], merged: true, clip: true, title: "片段", tmpId },
    });
  const itemsOf = async (tmpId: string) =>
    (await share(lines, tmpId))[0]?.privateMessage?.extra?.merged?.items.map(({ name, content, by }) => ({
      name,
      content,
      by,
    }));
  expect(await itemsOf("c1")).toMatchObject([
    { name: "m***", content: "a*** said a lot", by: undefined },
    { name: "阿遥", by: "builtin" },
  ]);
  expect(await codeOf(share(lines.slice(0, 1), "c2"))).toBe(403);
  await ann.call(api.users.setPrivacy, { body: { clips: true } });
  expect((await itemsOf("c3"))?.[0]).toMatchObject({ name: "a***", content: "a secret of mine" });
});
