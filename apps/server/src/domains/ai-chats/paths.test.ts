import { api, branchesAfter, isOnPath, type PrivateMessage } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let ann: Person;
let yao: { id: number; userId: number };

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" });
});
beforeEach(async () => {
  const people = await addablePeople(app, "mei", "ann");
  ann = people[1];
  yao = await publishCharacter(people[0], { name: "阿遥" });
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const rows = async (): Promise<PrivateMessage[]> =>
  (
    await ann.call(api.privateMessages.history, { query: { friendId: yao.userId, page: 1, size: 50 } })
  ).toSorted((one, other) => one.id - other.id);
/** Sends a message that the model answers. @returns the reply's row. */
async function say(content: string, answer: string): Promise<number> {
  endpoint.always(stream([answer]));
  await ann.call(api.privateMessages.send, { body: { recvId: yao.userId, content, type: 0 } });
  await app.app.replyWorker.settled();
  return (await rows()).findLast(({ extra }) => extra?.ai !== undefined)?.id ?? 0;
}
/** The earlier lines the model was given. */
const modelLines = () => {
  const messages = (endpoint.received.at(-1)?.body.messages ?? []) as { role: string; content: string }[];
  return messages.filter(({ role }) => role !== "system").map(({ content }) => content);
};
const params = () => ({ characterId: yao.id });
const fork = (messageId: number) => ann.call(api.aiChats.fork, { params: params(), body: { messageId } });
const take = (branch: number) => ann.call(api.aiChats.switchPath, { params: params(), body: { branch } });

it("goes on from an older answer without what followed it, and back again with it", async () => {
  const first = await say("一", "答一。");
  await say("二", "答二。");
  const paths = await fork(first);
  expect(branchesAfter(paths, first)).toEqual({ ids: [0, 1], at: 1 });
  await say("三", "答三。");
  expect(modelLines()).toEqual(["一", "答一。", "三"]);
  const shown = (await rows())
    .filter(({ id }) => isOnPath(paths, id))
    .map(({ content, type }) => (type === 0 ? content : "答"));
  expect(shown).toEqual(["一", "答", "三", "答"]);

  await take(0);
  await say("四", "答四。");
  expect(modelLines()).toEqual(["一", "答一。", "二", "答二。", "四"]);
  await take(1);
  await say("五", "答五。");
  expect(modelLines()).toEqual(["一", "答一。", "三", "答三。", "五"]);
  expect(await ann.call(api.aiChats.paths, { params: params() })).toMatchObject({
    active: 1,
    characterId: yao.id,
  });
  expect(signalsTo(app, ann.id, 5)).toContainEqual({ type: "ai.paths", chatId: `p:${yao.userId}` });
});

it("keeps no branch in which nothing was said", async () => {
  const first = await say("一", "答一。");
  await say("二", "答二。");
  await fork(first);
  expect((await fork(first)).branches.map(({ id }) => id)).toEqual([0, 2]);
  expect((await take(0)).branches.map(({ id }) => id)).toEqual([0]);
  await say("三", "答三。");
  expect(modelLines()).toEqual(["一", "答一。", "二", "答二。", "三"]);
});

it("is for messages of this talk alone, and waits until it has answered", async () => {
  const first = await say("一", "答一。");
  expect(await codeOf(fork(first + 1000))).toBe(404);
  expect(await codeOf(take(3))).toBe(404);
  endpoint.always(stream(["雾"], { end: "never" }));
  await ann.call(api.privateMessages.send, { body: { recvId: yao.userId, content: "二", type: 0 } });
  await expect.poll(() => codeOf(fork(first))).toBe(409);
  await ann.call(api.aiChats.stopChat, { params: params() });
  await app.app.replyWorker.settled();
  expect(await codeOf(fork(first))).toBe(200);
  // Published, although the reply has not ended: a click right after the words is not a conflict.
  await say("三", "答三。");
  const { db } = app.services;
  const newest = (await rows()).findLast(({ extra }) => extra?.ai)?.extra?.ai?.turnId ?? 0;
  await db.updateTable("ai_turn").set({ status: "streaming" }).where("id", "=", newest).execute();
  expect(await codeOf(take(0))).toBe(200);
});
