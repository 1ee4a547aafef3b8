import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  groupId = (await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } })).id;
});
afterAll(() => app.close());

const privately = async (who: Person) =>
  who.call(api.privateMessages.pull, { query: { minId: 0, limit: 1000 } });
const inGroup = async (who: Person) => who.call(api.groupMessages.pull, { query: { minId: 0, limit: 1000 } });
const said = async (
  content: string,
  more: { quoteId?: number; atUserIds?: number[] } = {},
): Promise<number> =>
  (await mei.call(api.groupMessages.send, { body: { groupId, content, type: 0, ...more } })).id;
const extraOf = async (id: number) => (await inGroup(otto)).find((one) => one.id === id)?.extra;

describe("a mention of somebody who is renamed", () => {
  it("says by which name it means them, whatever they are called later", async () => {
    await otto.call(api.users.update, { body: { id: otto.id, nickName: "Otto Old" } });
    const id = await said("@Otto Old tea?", { atUserIds: [otto.id] });
    await otto.call(api.users.update, { body: { id: otto.id, nickName: "New" } });
    expect(await extraOf(id)).toMatchObject({ at: [{ id: otto.id, name: "Otto Old" }] });
  });

  it("says nothing of a name that does not stand in it, or of somebody who is no member", async () => {
    expect(await extraOf(await said("@Somebody tea?", { atUserIds: [otto.id] }))).toBeUndefined();
    expect(await extraOf(await said("@New tea?", { atUserIds: [otto.id, 999_999] }))).toEqual({
      at: [{ id: otto.id, name: "New" }],
    });
  });
});

describe("a quote of a message that changes", () => {
  it.each(["private", "group"] as const)("follows every edit and the recall, in a %s chat", async (kind) => {
    const isPrivate = kind === "private";
    const send = async (content: string, quoteId?: number): Promise<number> =>
      isPrivate
        ? (await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0, quoteId } }))
            .id
        : said(content, { atUserIds: [otto.id], ...(quoteId !== undefined && { quoteId }) });
    const edit = (id: number, content: string) =>
      mei.call(isPrivate ? api.privateMessages.edit : api.groupMessages.edit, {
        params: { id },
        body: { content },
      });
    const quoteIn = async (id: number) =>
      (await (isPrivate ? privately(otto) : inGroup(otto))).find((one) => one.id === id)?.extra;
    const first = await send("pear first");
    const answer = await send("@New what?", first);
    expect((await quoteIn(answer))?.quote).toMatchObject({ id: first, text: "pear first" });
    expect((await quoteIn(answer))?.quote?.edited).toBeUndefined();
    for (const words of ['apple "second"', "fig third".padEnd(300, "x")]) {
      await edit(first, words);
      const { quote, at } = (await quoteIn(answer)) ?? {};
      expect(quote).toMatchObject({ id: first, text: words.slice(0, 120) });
      expect(quote?.edited).toBeGreaterThan(0);
      if (!isPrivate) expect(at).toEqual([{ id: otto.id, name: "New" }]);
    }
    await mei.call(isPrivate ? api.privateMessages.recall : api.groupMessages.recall, {
      params: { id: first },
    });
    expect((await quoteIn(answer))?.quote).toMatchObject({ text: "" });
    const all = JSON.stringify([await privately(otto), await inGroup(otto)]);
    expect(all).not.toMatch(/pear first|apple|fig third/);
  });

  it("follows no edit that only its author is shown", async () => {
    const { id } = await mei.call(api.privateMessages.send, {
      body: { recvId: otto.id, content: "quince", type: 0 },
    });
    const answer = await otto.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "ha", type: 0, quoteId: id },
    });
    await otto.call(api.friends.block, { params: { userId: mei.id } });
    await mei.call(api.privateMessages.edit, { params: { id }, body: { content: "unheard" } });
    const quote = (await privately(otto)).find((one) => one.id === answer.id)?.extra?.quote;
    expect(quote).toMatchObject({ text: "quince" });
    await otto.call(api.friends.unblock, { params: { userId: mei.id } });
  });
});
