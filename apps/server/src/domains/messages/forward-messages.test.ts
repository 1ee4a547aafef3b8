import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf, company, friendsOfEach } from "../../testing/group-company.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let friends: Person[];
let stranger: Person;
let ids: number[];

beforeAll(async () => {
  app = await startTestApp();
  [mei, stranger, ...friends] = await company(app, "mei", "stranger", "ann", "ben", "cem", "dan");
  await friendsOfEach(mei, ...friends);
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
  // Tried again with the chats in another order, as if the answer had been lost.
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
