import { setTimeout as pause } from "node:timers/promises";
import { api, type PrivateMessage, parseContent } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { changeReply } from "./replies.repository.ts";
import { findReplies } from "./reply-finder.ts";
import { replyQueue } from "./reply-queue.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let character: { id: number; userId: number };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  character = await publishCharacter(mei, {
    name: "阿遥",
    intro: "守灯塔的人，认得{{user}}。",
    firstMes: "{{user}}，雾来了。",
    alternateGreetings: ["灯亮着。"],
    examples: [{ ask: "灯塔里冷不冷", answer: "冷的是风,灯是暖的。" }],
  });
});
afterAll(() => app.close());

const write = async (content: string) => {
  const body = { recvId: character.userId, content, type: 0 };
  const sent = await ann.call(api.privateMessages.send, { body });
  await app.app.replyWorker.settled();
  return sent;
};
const rows = () =>
  ann.call(api.privateMessages.history, { query: { friendId: character.userId, page: 1, size: 50 } });
const textOf = (one: PrivateMessage | undefined) => parseContent(7, one?.content ?? "")?.text;
/** The messages our clients show, oldest first. */
const drawn = async () =>
  (await rows()).filter((one) => (one.extra?.ai?.variant ?? 0) === 0 || one.editedAt !== undefined).reverse();
const lastReplyId = async () => (await rows()).find((one) => one.extra?.ai)?.extra?.ai?.turnId ?? 0;
const open = (greeting?: number) =>
  ann.call(api.aiChats.open, {
    params: { characterId: character.id },
    body: greeting === undefined ? {} : { greeting },
  });
const again = async (id: number, hint?: "different", key?: string) => {
  const headers = key === undefined ? {} : { headers: { "idempotency-key": key } };
  await ann.call(api.aiChats.regenerate, { params: { id }, body: { hint }, ...headers });
  await app.app.replyWorker.settled();
  return ann.call(api.aiChats.reply, { params: { id } });
};

describe("beginning to talk", () => {
  it("introduces itself and greets once, on two devices at once too", async () => {
    await Promise.all([open(1), open(1), open(1)]);
    await open(0);
    const said = (await rows()).reverse();
    expect(said.map(({ type, content }) => [type, content])).toEqual([
      [5, `守灯塔的人，认得${ann.name}。`],
      [6, "灯亮着。"],
    ]);
  });

  it("greets nobody who wrote first", async () => {
    await write("有人吗");
    await open();
    expect((await rows()).filter((one) => one.type === 5 || one.type === 6)).toEqual([]);
  });

  it("greets a friend who has said nothing yet: the tip of a friendship is no word", async () => {
    await ann.call(api.friends.add, { query: { friendId: character.userId }, body: { message: "" } });
    await open();
    await write("你好");
    const said = (await rows()).reverse().map(({ type }) => type);
    expect(said.slice(0, 4)).toEqual([21, 5, 6, 0]);
  });

  it("needs no friendship, but neither a private character nor a blocked one is written to", async () => {
    expect((await write("你好")).id).toBeGreaterThan(0);
    const secret = await publishCharacter(mei, { name: "暗" }, "private");
    const to = (recvId: number, who = ann) =>
      codeOf(who.call(api.privateMessages.send, { body: { recvId, content: "在吗", type: 0 } }));
    expect(await to(secret.userId)).toBe(403);
    expect(await to(secret.userId, mei)).toBe(200);
    await ann.call(api.friends.block, { params: { userId: character.userId } });
    expect(await to(character.userId)).toBe(403);
    await mei.call(api.characters.remove, { params: { id: secret.id } });
    expect(await to(secret.userId, mei)).toBe(403);
  });

  it("is the active one, and first in the order of swiping", async () => {
    const other = await publishCharacter(mei, { name: "墨笛" });
    await open();
    app.clock.advance(10);
    await ann.call(api.aiChats.setActive, { body: { characterId: other.id } });
    expect((await ann.call(api.aiChats.active))?.character.id).toBe(other.id);
    const first = await ann.call(api.aiChats.list, { query: { limit: 1 } });
    const second = await ann.call(api.aiChats.list, { query: { limit: 1, cursor: first.nextCursor ?? "" } });
    const third = await ann.call(api.aiChats.list, { query: { limit: 50, cursor: second.nextCursor ?? "" } });
    const ids = [first, second, third].flatMap((page) => page.items.map((one) => one.id));
    expect(ids.slice(0, 2)).toEqual([other.id, character.id]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("cares for somebody in despair in words that no list has", async () => {
  await write("药都攒够了");
  const said = (await rows()).find((one) => one.extra?.ai);
  expect(said?.extra?.ai).toMatchObject({ by: "builtin", care: true });
});

describe("answering once more", () => {
  it("never says a variant twice, shows the new one in the old one's place, and goes on from the chosen one", async () => {
    await write("灯塔里冷不冷?");
    const id = await lastReplyId();
    const [first] = await ann.call(api.aiChats.reply, { params: { id } }).then((reply) => reply.variants);
    await again(id);
    const twice = await again(id, "different");
    expect(twice).toMatchObject({ status: "done", chosen: 2 });
    expect(new Set(twice.variants.map((one) => one.text)).size).toBe(3);
    const message = (await drawn()).find((one) => one.id === twice.messageId);
    expect(textOf(message)).toBe(twice.variants[2]?.text);
    expect(message?.extra?.ai).toMatchObject({ variant: 2, of: 3 });
    const chosen = await ann.call(api.aiChats.chooseVariant, { params: { id }, body: { place: 0 } });
    expect(chosen.chosen).toBe(0);
    expect(textOf((await drawn()).find((one) => one.id === twice.messageId))).toBe(first?.text);
  });

  it("shows another variant for somebody who asks before the end of the newest is stored", async () => {
    await write("灯塔里冷不冷?");
    const id = await lastReplyId();
    await again(id);
    await changeReply(app.services.db, id, { status: "streaming", wish: "{}" });
    const choosing = ann.call(api.aiChats.chooseVariant, { params: { id }, body: { place: 0 } });
    await pause(150);
    await changeReply(app.services.db, id, { status: "done", wish: null });
    expect((await choosing).chosen).toBe(0);
    // Nothing is chosen while a further variant is being written.
    await changeReply(app.services.db, id, { status: "streaming", place: 2 });
    expect(await codeOf(ann.call(api.aiChats.chooseVariant, { params: { id }, body: { place: 1 } }))).toBe(
      409,
    );
    await changeReply(app.services.db, id, { status: "done", place: 1 });
  });

  it("regenerates for somebody who asks before the end of the reply is stored", async () => {
    await write("灯塔里冷不冷?");
    const id = await lastReplyId();
    await changeReply(app.services.db, id, { status: "streaming" });
    const asking = ann.call(api.aiChats.regenerate, { params: { id }, body: {} });
    await pause(150);
    await changeReply(app.services.db, id, { status: "done" });
    await asking;
    await app.app.replyWorker.settled();
    expect(await ann.call(api.aiChats.reply, { params: { id } })).toMatchObject({ chosen: 1 });
  });

  it("tells it by a tip, the new variant and an edit, in this order, and leaves no tip behind", async () => {
    await write("灯塔里冷不冷?");
    const id = await lastReplyId();
    const before = (await rows())[0]?.id ?? 0;
    await again(id);
    const streamedRows = app.batches
      .filter((batch) => batch.kind === "private")
      .flatMap((batch) => batch.rows)
      .filter((row) => row.id > before)
      .map((row) => JSON.parse(row.deliveries[0]?.data ?? "{}") as PrivateMessage)
      .filter((one) => one.sendId === character.userId && one.type !== 11 && one.type !== 12);
    expect(streamedRows.map((one) => one.type)).toEqual([21, 7, 60]);
    expect(streamedRows[0]).toMatchObject({
      content: "正在重新回答…",
      extra: { tip: { key: "regenerating" } },
    });
    expect(streamedRows[1]?.extra?.ai).toMatchObject({ variant: 1, of: 2 });
    expect((await rows()).filter((one) => one.type === 21)).toEqual([]);
  });

  it("asks once for a key, and refuses a second wish while one is under way", async () => {
    await write("你好");
    const id = await lastReplyId();
    await again(id, undefined, "once-only-1");
    const same = await again(id, undefined, "once-only-1");
    expect(same.variants).toHaveLength(2);
    const ask = () => codeOf(ann.call(api.aiChats.regenerate, { params: { id }, body: {} }));
    const codes = await Promise.all([ask(), ask(), ask()]);
    await app.app.replyWorker.settled();
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });
});

describe("remembering", () => {
  const memories = async () =>
    (await ann.call(api.aiChats.memories, { query: { characterId: character.id } })).items;

  it("remembers what people say about themselves, one name, pinned first, and forgets what it is asked to", async () => {
    const { id: sourceId } = await write("我叫小林");
    expect(await memories()).toMatchObject([{ text: "叫小林", kind: "fact", sourceId, pinned: false }]);
    app.clock.advance(10);
    await write("我喜欢下雨天");
    await write("叫我阿杰就好");
    const stored = await memories();
    expect(stored.map((one) => one.text).sort()).toEqual(["叫小林", "可以叫阿杰", "喜欢下雨天"]);
    const rain = stored.find((one) => one.text === "喜欢下雨天");
    await ann.call(api.aiChats.changeMemory, { params: { id: rain?.id ?? 0 }, body: { pinned: true } });
    expect((await memories())[0]).toMatchObject({ text: "喜欢下雨天", pinned: true });
    await ann.call(api.aiChats.forget, { params: { id: rain?.id ?? 0 } });
    await write("我改名了，我叫小森");
    expect((await memories()).map((one) => one.text).sort()).toEqual(["叫小森", "可以叫阿杰"]);
    await ann.call(api.aiChats.forgetAll, { query: { characterId: character.id } });
    expect(await memories()).toEqual([]);
  });

  it("keeps what is said of others, and the day of a plan, and answers with it", async () => {
    await write("我的猫叫豆包");
    await write("我明天要去拔牙");
    const texts = (await memories()).map((one) => one.text);
    expect(texts).toContain("猫叫豆包");
    expect(texts.find((text) => text.includes("拔牙"))).toMatch(/^\d+月\d+日：去?拔牙$/u);
    await write("我的猫叫什么");
    expect(textOf((await rows())[0])).toContain("豆包");
  });

  it("forgets what the person takes back, and replaces what they correct", async () => {
    await write("我的猫叫豆包");
    await write("不对，不是豆包，是豆花");
    expect((await memories()).map((one) => one.text)).toEqual(["猫叫豆花"]);
    await write("忘掉我的猫");
    expect(await memories()).toEqual([]);
  });

  it("is over with the character", async () => {
    await write("我叫小林");
    expect(await memories()).toHaveLength(1);
    await mei.call(api.characters.remove, { params: { id: character.id } });
    expect(await memories()).toEqual([]);
  });

  it("keeps and uses nothing of a temporary talk", async () => {
    const params = { characterId: character.id };
    await ann.call(api.aiChats.temporary, { params, body: { on: true } });
    await write("我叫小林");
    expect(await memories()).toEqual([]);
    const back = await ann.call(api.aiChats.temporary, { params, body: { on: false } });
    expect(back.temporary).toBe(false);
    await write("你还记得我叫什么吗");
    expect(textOf((await rows())[0])).not.toContain("小林");
  });
});

it("offers three replies", async () => {
  await write("你好");
  const { replies, by } = await ann.call(api.aiChats.inspire, {
    params: { characterId: character.id },
    query: {},
  });
  expect(by).toBe("builtin");
  expect(replies.map((one) => one.tone)).toEqual(["温柔", "好奇", "大胆"]);
});

it("stops what nobody has begun to answer, and nothing of what is over", async () => {
  await app.app.replyWorker.stop();
  const body = { recvId: character.userId, content: "你好", type: 0 };
  await ann.call(api.privateMessages.send, { body });
  const { replies } = await findReplies(app.services);
  const id = replies[0]?.id ?? 0;
  await ann.call(api.aiChats.stopChat, { params: { characterId: character.id } });
  expect(await ann.call(api.aiChats.stopReply, { params: { id } })).toMatchObject({
    status: "cancelled",
    messageId: null,
  });
});

it("remembers nothing of a temporary talk that was over before it was answered", async () => {
  await app.app.replyWorker.stop();
  const params = { characterId: character.id };
  await ann.call(api.aiChats.temporary, { params, body: { on: true } });
  const body = { recvId: character.userId, content: "我叫小林", type: 0 };
  await ann.call(api.privateMessages.send, { body });
  await ann.call(api.aiChats.temporary, { params, body: { on: false } });
  for (const { id } of (await findReplies(app.services)).replies) await replyQueue(app.services).run(id);
  expect(await lastReplyId()).toBeGreaterThan(0);
  expect((await ann.call(api.aiChats.memories, { query: params })).items).toEqual([]);
});
