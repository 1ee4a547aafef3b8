import { api, parseContent } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsToRoom, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let owner: Person;
let ann: Person;
let jie: Person;
let groupId: number;
let yao: { id: number; userId: number };

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" });
});
beforeEach(async () => {
  endpoint.always(stream(["灯", "亮着。", "你冷吗？"]));
  [owner, ann, jie] = await addablePeople(app, "mei", "ann", "jie");
  await befriendEach(owner, ann);
  await befriendEach(owner, jie);
  yao = await publishCharacter(owner, { name: "阿遥" });
  const friendIds = [ann.id, jie.id];
  ({ id: groupId } = await owner.call(api.groups.create, { body: { name: `周末${ann.id}`, friendIds } }));
  await owner.call(api.groups.invite, { body: { groupId, friendIds: [yao.userId] } });
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const send = (content: string) =>
  ann.call(api.groupMessages.send, { body: { groupId, content, type: 0, atUserIds: [yao.userId] } });
const history = (who: Person) =>
  who.call(api.groupMessages.history, { query: { groupId, page: 1, size: 50 } });
const answer = async (who: Person) => (await history(who)).find((one) => one.sendId === yao.userId);
const textOf = async (who: Person) => parseContent(7, (await answer(who))?.content ?? "")?.text;
const balance = async (who: Person) => (await who.call(api.capsules.account, {})).balance;
const events = (type: string) =>
  signalsToRoom(app, groupId).filter((one) => (one as { type: string }).type === type) as Record<
    string,
    unknown
  >[];
async function ask(): Promise<number> {
  await send("@阿遥 灯亮着吗");
  await app.app.replyWorker.settled();
  return (await answer(ann))?.extra?.ai?.turnId ?? 0;
}

it("comes word by word to everybody there, marked with whom it answers and who pays", async () => {
  const before = await balance(ann);
  await ask();
  expect(
    events("ai.delta")
      .map((one) => one.text)
      .join(""),
  ).toBe("灯亮着。你冷吗？");
  expect(events("ai.delta")[0]).toMatchObject({ chatId: `g:${groupId}`, userId: yao.userId, seq: 0 });
  expect(events("ai.turn").map((one) => one.status)).toEqual(["streaming", "done"]);
  expect(events("ai.turn")[0]).toMatchObject({ userId: yao.userId, to: ann.id });
  expect((await answer(jie))?.extra?.ai).toMatchObject({ by: "model", to: ann.id });
  expect(await balance(ann)).toBe(before - 1);
});

it("is given again for whom it answers alone, and everybody sees the new one in its place", async () => {
  const id = await ask();
  endpoint.always(stream(["雾散了。"]));
  for (const who of [jie, owner])
    expect(await codeOf(who.call(api.aiChats.regenerate, { params: { id }, body: {} }))).toBe(404);
  await ann.call(api.aiChats.regenerate, { params: { id }, body: {} });
  await app.app.replyWorker.settled();
  expect(await textOf(jie)).toBe("雾散了。");
  expect((await history(jie)).filter((one) => one.sendId === yao.userId)).toHaveLength(1);
  expect((await answer(jie))?.extra?.ai).toMatchObject({ variant: 1, of: 2, to: ann.id });
  expect(await codeOf(jie.call(api.aiChats.chooseVariant, { params: { id }, body: { place: 0 } }))).toBe(404);
  await ann.call(api.aiChats.chooseVariant, { params: { id }, body: { place: 0 } });
  expect(await textOf(jie)).toBe("灯亮着。你冷吗？");
});

it("is stopped by whom it answers and by who runs the group, and by nobody else", async () => {
  for (const [who, may] of [
    [jie, false],
    [ann, true],
    [owner, true],
  ] as const) {
    endpoint.always(stream(["灯亮着。", "雾"], { end: "never" }));
    const seen = events("ai.delta").length;
    const before = await balance(ann);
    await send("@阿遥 灯亮着吗");
    await expect.poll(() => events("ai.delta").length).toBeGreaterThan(seen);
    const id = Number(events("ai.delta").at(-1)?.turnId);
    const stopping = who.call(api.aiChats.stopReply, { params: { id } });
    if (may) expect(await stopping).toMatchObject({ status: "cancelled" });
    else {
      expect(await codeOf(stopping)).toBe(404);
      await ann.call(api.aiChats.stopReply, { params: { id } });
    }
    await app.app.replyWorker.settled();
    expect(await balance(ann)).toBe(before);
  }
});

it("is no longer his who left the group", async () => {
  const id = await ask();
  await ann.call(api.groups.quit, { params: { groupId } });
  expect(await codeOf(ann.call(api.aiChats.reply, { params: { id } }))).toBe(404);
  expect(await codeOf(ann.call(api.aiChats.regenerate, { params: { id }, body: {} }))).toBe(404);
});
