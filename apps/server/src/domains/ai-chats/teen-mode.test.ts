import { api } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { befriend, type Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { setPassword } from "../auth/index.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let yao: { id: number; userId: number };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  await befriend(mei, ann);
  yao = await publishCharacter(mei, { name: "阿遥" });
});
afterAll(() => app.close());

const setTeenMode = (on: boolean, pin = "2468") => ann.call(api.auth.setTeenMode, { body: { on, pin } });
const inTeenMode = async () => (await ann.call(api.users.self)).minor === true;
const write = (recvId: number, content = "你好") =>
  ann.call(api.privateMessages.send, { body: { recvId, content, type: 0 } });

describe("minor mode", () => {
  it("keeps characters' talk away, and no people's", async () => {
    await ann.call(api.friends.add, { query: { friendId: yao.userId } });
    await write(yao.userId);
    await app.app.replyWorker.settled();
    const rows = () =>
      ann.call(api.privateMessages.history, { query: { friendId: yao.userId, page: 1, size: 20 } });
    const id = (await rows()).find(({ extra }) => extra?.ai)?.extra?.ai?.turnId ?? 0;
    await setTeenMode(true);
    const params = { characterId: yao.id };
    expect(await codeOf(write(yao.userId))).toBe(403);
    expect(await codeOf(ann.call(api.aiChats.open, { params, body: {} }))).toBe(403);
    expect(await codeOf(ann.call(api.aiChats.inspire, { params, query: {} }))).toBe(403);
    expect(await codeOf(ann.call(api.aiChats.regenerate, { params: { id }, body: {} }))).toBe(403);
    expect((await write(mei.id)).id).toBeGreaterThan(0);
    await setTeenMode(false);
    expect((await write(yao.userId)).id).toBeGreaterThan(0);
  });

  it("lets nothing wait for a character, and sends nothing that waited", async () => {
    await ann.call(api.friends.add, { query: { friendId: yao.userId } });
    const later = (tmpId: string) => {
      const at = app.clock.now() + 1000;
      const body = { chatId: `p:${yao.userId}`, type: 0, content: "睡了吗", at, tmpId };
      return ann.call(api.scheduledMessages.schedule, { body });
    };
    const { id } = await later("before");
    await setTeenMode(true);
    expect(await codeOf(later("after"))).toBe(403);
    expect(await codeOf(ann.call(api.scheduledMessages.send, { params: { id } }))).toBe(403);
    expect(await ann.call(api.scheduledMessages.list)).toMatchObject([{ id, state: "failed" }]);
    await setTeenMode(false);
    await ann.call(api.scheduledMessages.send, { params: { id } });
    expect(await ann.call(api.scheduledMessages.list)).toEqual([]);
  });

  it("answers nothing that was written by another way, in groups either", async () => {
    await ann.call(api.friends.add, { query: { friendId: yao.userId } });
    const body = { name: "看海", friendIds: [mei.id, yao.userId] };
    const { id: groupId } = await ann.call(api.groups.create, { body });
    const ask = (who: Person) =>
      who.call(api.groupMessages.send, {
        body: { groupId, content: "@阿遥 在吗", type: 0, atUserIds: [yao.userId] },
      });
    const answers = async () => {
      await app.app.replyWorker.settled();
      const rows = await mei.call(api.groupMessages.history, { query: { groupId, page: 1, size: 20 } });
      return rows.filter(({ extra }) => extra?.ai).length;
    };
    await setTeenMode(true);
    await ask(ann);
    expect(await answers()).toBe(0);
    await ask(mei);
    expect(await answers()).toBe(1);
  });

  it("is left by its four digits alone, told to the person's other devices, and asked for twice is the same", async () => {
    expect(await inTeenMode()).toBe(false);
    await setTeenMode(true);
    await setTeenMode(true);
    expect(await inTeenMode()).toBe(true);
    expect(signalsTo(app, ann.id, 5)).toContainEqual({ type: "profile", userId: ann.id });
    expect((await mei.call(api.users.find, { params: { id: ann.id } })).minor).toBeUndefined();
    expect(await codeOf(setTeenMode(false, "1357"))).toBe(10001);
    expect(await codeOf(setTeenMode(true, "1357"))).toBe(10001);
    expect(await inTeenMode()).toBe(true);
    await setTeenMode(false);
    await setTeenMode(false, "1357");
    expect(await inTeenMode()).toBe(false);
  });

  it("ends with a password that was reset, for who forgot the digits", async () => {
    await setTeenMode(true);
    const row = () =>
      app.services.db
        .selectFrom("app_user")
        .select(["minor", "minor_pin"])
        .where("id", "=", ann.id)
        .executeTakeFirst();
    expect(await row()).toMatchObject({ minor: true });
    await setPassword(app.services, ann.id, "Quince-12");
    expect(await row()).toEqual({ minor: false, minor_pin: null });
  });

  it("buys nothing", async () => {
    await setTeenMode(true);
    const made = await ann.call(api.orders.create, { body: { packageId: "c60" } });
    const pay = { params: { orderNo: made.orderNo }, body: { provider: "sandbox" as const } };
    expect(await codeOf(ann.call(api.orders.pay, pay))).toBe(403);
  });
});
