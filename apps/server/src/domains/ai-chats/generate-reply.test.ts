import { api, parseContent } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { claimReply, findStale } from "./replies.repository.ts";
import { findReplies } from "./reply-finder.ts";
import { replyQueue } from "./reply-queue.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let characterId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
  const examples = [{ ask: "灯塔里冷不冷", answer: "冷的是风,灯是暖的。" }];
  ({ userId: characterId } = await publishCharacter(mei, { name: "阿遥", examples }));
  await ann.call(api.friends.add, { query: { friendId: characterId } });
});
afterAll(() => app.close());

const write = (content: string) =>
  ann.call(api.privateMessages.send, { body: { recvId: characterId, content, type: 0 } });
const history = async () =>
  (
    await ann.call(api.privateMessages.history, { query: { friendId: characterId, page: 1, size: 20 } })
  ).filter((one) => one.type === 0 || one.type === 7);
const answered = async () => {
  await app.app.replyWorker.settled();
  return (await history()).filter((one) => one.sendId === characterId);
};

it("answers a friend in an ordinary message of its own, marked as words of the built-in engine", async () => {
  const began = performance.now();
  await write("灯塔里冷不冷?");
  const [answer] = await answered();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(answer).toMatchObject({
    sendId: characterId,
    recvId: ann.id,
    type: 7,
    extra: { ai: { variant: 0, of: 1, by: "builtin" } },
  });
  expect(answer?.content).toContain("灯是暖的");
});

it("answers each message once, whoever looks for them", async () => {
  await write("你好");
  const looks = await Promise.all(Array.from({ length: 8 }, () => findReplies(app.services)));
  // Each is found exactly once; the app itself may have been first.
  const found = looks.flatMap(({ replies }) => replies);
  expect(found.length).toBeLessThanOrEqual(1);
  for (const { id } of found) await replyQueue(app.services).run(id);
  const [answer] = await answered();
  const replyId = answer?.extra?.ai?.turnId ?? 0;
  await Promise.all(Array.from({ length: 8 }, () => replyQueue(app.services).run(replyId)));
  expect(await answered()).toHaveLength(1);
});

it("never says the same twice in ten turns", async () => {
  for (let round = 0; round < 10; round += 1) {
    await write(`今天第 ${round} 件事`);
    await app.app.replyWorker.settled();
  }
  const said = (await answered()).map((one) => parseContent(7, one.content)?.text);
  expect(said).toHaveLength(10);
  expect(new Set(said).size).toBe(10);
});

it("marks what it answers as read", async () => {
  const { id } = await write("在吗");
  await app.app.replyWorker.settled();
  expect(await ann.call(api.privateMessages.maxReadedId, { query: { friendId: characterId } })).toBe(id);
});

it("says nothing any more once its author deleted it", async () => {
  const { items } = await mei.call(api.characters.mine);
  await mei.call(api.characters.remove, { params: { id: items[0]?.id ?? 0 } });
  await write("还在吗");
  expect(await answered()).toHaveLength(0);
});

it("answers again what a node died over, once its lease is over, and not for ever", async () => {
  await app.app.replyWorker.stop();
  const { id } = await write("刚才断了?");
  const {
    replies: [found],
  } = await findReplies(app.services);
  const replyId = found?.id ?? 0;
  const claim = () => {
    const now = app.clock.now();
    return claimReply(app.services.db, replyId, { now, until: now + 90_000 });
  };
  expect(await claim()).toMatchObject({ asked_id: id, tries: 1 });
  await replyQueue(app.services).run(replyId);
  expect(await answered()).toHaveLength(0);
  app.clock.advance(91_000);
  await replyQueue(app.services).run(replyId);
  expect(await answered()).toHaveLength(1);

  await write("又断了?");
  const {
    replies: [another],
  } = await findReplies(app.services);
  const hopeless = another?.id ?? 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const now = app.clock.now();
    await claimReply(app.services.db, hopeless, { now, until: now + 90_000 });
    app.clock.advance(91_000);
  }
  await replyQueue(app.services).run(hopeless);
  expect(await answered()).toHaveLength(1);
  expect(await findStale(app.services.db, app.clock.now() + 91_000, 10)).toEqual([]);
});
