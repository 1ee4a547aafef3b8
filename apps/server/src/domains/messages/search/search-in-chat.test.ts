import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;
beforeAll(async () => {
  app = await startTestApp();
  let ida: Person;
  [mei, otto, ida] = await addablePeople(app, "mei", "otto", "ida");
  await befriendEach(mei, otto, ida);
  ({ id: groupId } = await mei.call(api.groups.create, { body: { name: "nuts", friendIds: [otto.id] } }));
  for (const { id: recvId } of [otto, ida])
    await mei.call(api.privateMessages.send, { body: { recvId, content: "walnut", type: 0 } });
  await mei.call(api.groupMessages.send, { body: { groupId, content: "walnut", type: 0 } });
});
afterAll(() => app.close());

type Chat = { chatId?: string; targetId?: number; kind?: "private" | "group" };
const search = (chat: Chat) => mei.call(api.chats.search, { query: { keyword: "walnut", ...chat } });
const chats = async (chat: Chat) => (await search(chat)).items.map(({ chatId }) => chatId);

describe("searching one chat", () => {
  it("is asked for by its id, or by targetId and kind (protocol §19.2.3)", async () => {
    expect(await chats({})).toHaveLength(3);
    expect(await chats({ targetId: otto.id, kind: "private" })).toEqual([`p:${otto.id}`]);
    expect(await chats({ targetId: groupId, kind: "group" })).toEqual([`g:${groupId}`]);
    const both: Chat = { chatId: `g:${groupId}`, targetId: groupId, kind: "group" };
    expect(await chats(both)).toEqual([`g:${groupId}`]);
  });

  it("is refused with half a chat, and with two", async () => {
    expect(await codeOf(search({ targetId: otto.id }))).toBe(422);
    expect(await codeOf(search({ kind: "group" }))).toBe(422);
    expect(await codeOf(search({ chatId: `p:${otto.id}`, targetId: groupId, kind: "group" }))).toBe(422);
  });
});
