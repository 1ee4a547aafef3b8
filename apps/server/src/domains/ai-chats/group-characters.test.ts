import { api, MessageType, parseContent, UserType } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type ReplyDecisionFacts, shouldReplyInGroup } from "./group-replies.policy.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let groupId: number;
let yao: { id: number; userId: number };
let modi: { id: number; userId: number };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  await befriendEach(mei, ann);
  const examples = [{ ask: "灯塔里冷不冷", answer: "冷的是风,灯是暖的。" }];
  yao = await publishCharacter(mei, { name: "阿遥", examples });
  modi = await publishCharacter(mei, { name: "墨笛" });
  ({ id: groupId } = await mei.call(api.groups.create, {
    body: { name: `周末${ann.id}`, friendIds: [ann.id] },
  }));
  await mei.call(api.groups.invite, { body: { groupId, friendIds: [yao.userId, modi.userId] } });
});
afterAll(() => app.close());

async function write(who: Person, content: string, atUserIds: number[] = []) {
  await who.call(api.groupMessages.send, { body: { groupId, content, type: 0, atUserIds } });
  await app.app.replyWorker.settled();
}
const said = async (by: { userId: number }) =>
  (await ann.call(api.groupMessages.history, { query: { groupId, page: 1, size: 50 } })).filter(
    (one) => one.sendId === by.userId && one.type === 7,
  );
const set = (by: { userId: number }, mode: "natural" | "off", talkativeness = 100) =>
  mei.call(api.aiChats.setInGroup, {
    body: { groupId, userId: by.userId, mode, talkativeness, cooldown: 30 },
  });

it("comes into a group like a friend, is marked there, and answers whoever mentions it", async () => {
  const members = await ann.call(api.groups.members, { params: { groupId } });
  expect(members.find((one) => one.userId === yao.userId)?.type).toBe(UserType.CHARACTER);
  expect(members.find((one) => one.userId === ann.id)?.type).toBeUndefined();
  await write(ann, "灯塔里冷不冷");
  expect(await said(yao)).toEqual([]);
  await write(ann, "@阿遥 灯塔里冷不冷", [yao.userId]);
  const [answer] = await said(yao);
  expect(answer).toMatchObject({ sendNickName: "阿遥", extra: { ai: { by: "builtin", of: 1 } } });
  expect(parseContent(7, answer?.content ?? "")?.text).toContain("灯是暖的");
  expect(await said(modi)).toEqual([]);
});

it("says hello when it is brought in, once each time, if it has words for it", async () => {
  const groupGreetings = ["(抬手)大家好,{{user}}让我来的。"];
  const greeter = await publishCharacter(mei, { name: "回声", groupGreetings });
  const hellos = async () => {
    await app.app.replyWorker.settled();
    const rows = await ann.call(api.groupMessages.history, { query: { groupId, page: 1, size: 50 } });
    return rows
      .filter((one) => one.sendId === greeter.userId)
      .map(({ type, content }) => ({ type, content }));
  };
  const bring = () => mei.call(api.groups.invite, { body: { groupId, friendIds: [greeter.userId] } });
  const hello = { type: MessageType.AI_PROLOGUE, content: `(抬手)大家好,${mei.user.nickName}让我来的。` };
  await bring();
  await bring();
  expect(await hellos()).toEqual([hello]);
  await write(ann, "你好呀");
  expect(await hellos()).toEqual([hello]);
  const leave = () => mei.call(api.groups.removeMembers, { body: { groupId, userIds: [greeter.userId] } });
  await leave();
  await bring();
  expect(await hellos()).toEqual([hello, hello]);
  await set(greeter, "off");
  await leave();
  await bring();
  expect(await hellos()).toEqual([hello, hello]);
  const made = { name: `一开始${ann.id}`, friendIds: [greeter.userId] };
  const { id: other } = await mei.call(api.groups.create, { body: made });
  await app.app.replyWorker.settled();
  const [last] = await mei.call(api.groupMessages.history, { query: { groupId: other, page: 1, size: 5 } });
  expect(last).toMatchObject({ ...hello, sendId: greeter.userId });
});

it("joins in by itself when it is let, not too often, and at most two after a person", async () => {
  await set(yao, "natural");
  await set(modi, "natural");
  await write(ann, "今天的雾真大");
  const spoken = (await said(yao)).length + (await said(modi)).length;
  expect(spoken).toBeGreaterThanOrEqual(2);
  expect(spoken).toBeLessThanOrEqual(4);
  await write(ann, "还是很大");
  expect((await said(yao)).length + (await said(modi)).length).toBe(spoken);
});

it("is silent when it is told so by who runs the group, and by nobody else", async () => {
  await set(yao, "off");
  await write(ann, "@阿遥 在吗", [yao.userId]);
  expect(await said(yao)).toEqual([]);
  const body = { groupId, userId: yao.userId, mode: "natural" as const };
  expect(await codeOf(ann.call(api.aiChats.setInGroup, { body }))).toBe(403);
  const listed = await ann.call(api.aiChats.inGroup, { query: { groupId } });
  expect(listed.find((one) => one.userId === yao.userId)).toMatchObject({ mode: "off", name: "阿遥" });
});

it("knows in a group only what was said there while it was present", async () => {
  await ann.call(api.privateMessages.send, { body: { recvId: yao.userId, content: "我叫小林", type: 0 } });
  await app.app.replyWorker.settled();
  await write(ann, "@阿遥 你还记得我叫什么吗", [yao.userId]);
  expect((await said(yao)).map((one) => one.content).join()).not.toContain("小林");
});

it.each<[Partial<ReplyDecisionFacts>, boolean]>([
  [{}, false],
  [{ mentioned: true }, true],
  [{ mentioned: true, mode: "off" }, false],
  [{ mode: "natural" }, true],
  [{ mode: "natural", chance: 60 }, false],
  [{ mode: "natural", chance: 60, named: true }, true],
  [{ mode: "natural", othersMentioned: true }, false],
  [{ mode: "natural", sinceItSpoke: 10 }, false],
  [{ mode: "natural", sinceItSpoke: 10, mentioned: true }, true],
  [{ mode: "natural", depth: 2 }, true],
  [{ mode: "natural", depth: 2, chance: 30 }, false],
  [{ mode: "natural", depth: 3 }, false],
])("%j: %s", (facts, expected) => {
  const usual = { mentioned: false, othersMentioned: false, named: false, mode: "mention" as const };
  const rest = { talkativeness: 50, sinceItSpoke: 60_000, cooldownMs: 30_000, depth: 0, chance: 20 };
  expect(shouldReplyInGroup({ ...usual, ...rest, ...facts })).toBe(expected);
});
