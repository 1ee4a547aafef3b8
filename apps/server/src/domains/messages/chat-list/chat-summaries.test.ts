import { api, type OutputOf } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

type Page = OutputOf<typeof api.chats.summaries>;

let app: TestApp;
let mei: Person;
let friends: Person[];
const groups: number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [mei, ...friends] = await addablePeople(app, "mei", "ann", "ben", "cem", "dan", "eve");
  await befriendEach(mei, ...friends);
  for (const one of friends) {
    await one.call(api.privateMessages.send, { body: { recvId: mei.id, content: "one", type: 0 } });
    await one.call(api.privateMessages.send, { body: { recvId: mei.id, content: "two", type: 0 } });
  }
  for (const name of ["x", "y", "z"]) {
    const friendIds = friends.slice(0, 2).map((one) => one.id);
    groups.push((await mei.call(api.groups.create, { body: { name, friendIds } })).id);
  }
});
afterAll(() => app.close());

const page = (query: { limit: number; rows?: number; cursor?: string }) =>
  mei.call(api.chats.summaries, { query });

async function allPages(between: () => Promise<unknown> = async () => undefined): Promise<Page[]> {
  const pages = [await page({ limit: 2 })];
  for (let cursor = pages[0]?.nextCursor; cursor != null; cursor = pages.at(-1)?.nextCursor) {
    await between();
    pages.push(await page({ limit: 2, rows: 1, cursor }));
  }
  return pages;
}

it("gives every chat in pages of a few, newest first, as the streams stood at the first page", async () => {
  const pages = await allPages();
  expect(pages.map((one) => one.chats.length)).toEqual([4, 3, 1]);
  const ids = pages.flatMap((one) => one.chats.map((chat) => chat.chatId));
  const everyone = [...friends.map((one) => `p:${one.id}`), ...groups.map((id) => `g:${id}`)];
  expect(ids.toSorted()).toEqual(everyone.toSorted());
  expect(ids[0]).toBe(`p:${friends[4]?.id}`);
  expect(new Set(pages.map((one) => `${one.privateId}.${one.groupId}`)).size).toBe(1);
  const last = pages.at(-1)?.chats[0];
  expect([last?.unread, last?.privateMessages.map((row) => row.content)]).toEqual([2, ["two"]]);
});

it("misses no chat that goes on between two pages, and shows it as it stood", async () => {
  const [oldest] = friends;
  const say = { body: { recvId: mei.id, content: "meanwhile", type: 0 } };
  const pages = await allPages(() => oldest?.call(api.privateMessages.send, say) ?? Promise.resolve());
  const summaries = pages.flatMap((one) => one.chats).filter((chat) => chat.chatId === `p:${oldest?.id}`);
  expect(summaries.at(-1)?.privateMessages.map((row) => row.content)).toEqual(["two"]);
  expect(summaries.at(-1)?.unread).toBe(2);
});

it("tells of mentions that lie below the rows of a head, until they are read", async () => {
  const [ann] = friends;
  if (ann === undefined) throw new Error("no company");
  const { id: groupId } = await ann.call(api.groups.create, { body: { name: "w", friendIds: [mei.id] } });
  const say = async (atUserIds: number[]) =>
    (await ann.call(api.groupMessages.send, { body: { groupId, content: "@", type: 0, atUserIds } })).id;
  const mentions = async () =>
    (await page({ limit: 100, rows: 1 })).chats.find((chat) => chat.chatId === `g:${groupId}`)?.mentions;
  expect(await mentions()).toEqual({ me: [], everyone: [] });
  const one = await say([mei.id]);
  const other = await say([-1]);
  await say([ann.id]);
  expect(await mentions()).toEqual({ me: [one], everyone: [other] });
  await mei.call(api.groupMessages.read, { query: { groupId, maxId: one } });
  expect(await mentions()).toEqual({ me: [], everyone: [other] });
});

it("refuses a cursor that is none", async () => {
  expect(await codeOf(page({ limit: 2, cursor: "1.2.3" }))).toBe(422);
});
