import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_SCALE: "1" });
  [mei, otto, stranger] = await addablePeople(app, "mei", "otto", "stranger");
  await befriendEach(mei, otto);
});
afterAll(() => app.close());

const count = async (table: "message_removed" | "draft" | "chat_state", userId: number) => {
  const rows = app.services.db.selectFrom(table).selectAll().where("user_id", "=", userId);
  return (await rows.execute()).length;
};

describe("what one person can pile up is bounded (W18)", () => {
  it("remembers removals of messages that are his to see, and of no others", async () => {
    const group = await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } });
    const said = { content: "tea", type: 0 };
    const here = await mei.call(api.privateMessages.send, { body: { recvId: otto.id, ...said } });
    const there = await mei.call(api.groupMessages.send, { body: { groupId: group.id, ...said } });
    const invented = Array.from({ length: 90 }, (_, index) => 100_000 + index);
    for (const who of [otto, stranger]) {
      await who.call(api.privateMessages.remove, { body: { ids: [here.id, ...invented] } });
      await who.call(api.groupMessages.remove, { body: { ids: [there.id, ...invented] } });
    }
    expect([await count("message_removed", otto.id), await count("message_removed", stranger.id)]).toEqual([
      2, 0,
    ]);
  });

  it("keeps the newest drafts only", async () => {
    for (let page = 0; page < 3; page += 1) {
      const entries = Array.from({ length: 150 }, (_, index) => {
        const number = page * 150 + index + 1;
        return [`p:${number}`, { text: `draft ${number}`, updatedAt: number }] as const;
      });
      await mei.call(api.chats.setDrafts, { body: Object.fromEntries(entries) });
    }
    expect(await count("draft", mei.id)).toBe(200);
    expect(Object.keys(await mei.call(api.chats.drafts))).toContain("p:450");
  });

  it("changes of one chat's state made at once undo nothing of each other", async () => {
    const chatId = `p:${otto.id}`;
    await Promise.all([
      mei.call(api.chats.setState, { body: { chatId, pinned: true } }),
      mei.call(api.chats.setState, { body: { chatId, archived: true } }),
      mei.call(api.chats.setState, { body: { chatId, clearedUpTo: 7 } }),
      mei.call(api.chats.setState, { body: { chatId, clearedUpTo: 5 } }),
      mei.call(api.chats.setState, { body: { chatId, hiddenUpTo: 9 } }),
    ]);
    const state = (await mei.call(api.chats.states)).find((one) => one.chatId === chatId);
    expect(state).toMatchObject({ archived: true, clearedUpTo: 7, hiddenUpTo: 9, markedUnread: false });
    expect(state?.pinnedAt).toBe(app.clock.now());
  });

  it("a whole pull is not asked for without end, a page is", async () => {
    const whole = () => codeOf(stranger.call(api.groupMessages.pull, { query: { minId: 0 } }));
    const page = () => codeOf(stranger.call(api.groupMessages.pull, { query: { minId: 0, limit: 10 } }));
    const codes = [];
    for (let asked = 0; asked < 30 && codes.at(-1) !== 429; asked += 1) codes.push(await whole());
    expect([codes[0], codes.at(-1), await page()]).toEqual([200, 429, 200]);
  });
});
