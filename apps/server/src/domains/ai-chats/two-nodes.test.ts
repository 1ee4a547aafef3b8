import { api, parseContent } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  errorResponse,
  type OpenAiServer,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { logIn, type Person, person } from "../../testing/person.ts";
import { hasRedis, type RedisServer, startRedis } from "../../testing/redis-server.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findReply } from "./replies.repository.ts";
import { replyQueue } from "./reply-queue.ts";

describe.runIf(hasRedis)("an answer on one of two nodes", () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let endpoint: OpenAiServer;
  let first: TestApp;
  let second: TestApp;
  let ann: Person;
  let elsewhere: Person;
  let yao: { id: number; userId: number };

  beforeAll(async () => {
    redis = await startRedis();
    database = await openTestDatabase();
    endpoint = await startOpenAiServer();
    const ai = { AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" };
    first = await startTestApp({ ...redis.environment, ...ai }, database);
    second = await startTestApp({ ...redis.environment, ...ai }, database);
    // Only the first node looks for replies to generate.
    await second.app.replyWorker.stop();
  });
  beforeEach(async ({ task }) => {
    const name = `ann${task.id.replaceAll(/\W/gu, "").slice(-8)}`;
    ann = await person(first.address, name);
    elsewhere = { ...ann, call: (await logIn(second.address, name, 1)).call };
    yao = await publishCharacter(await person(first.address, `mei${name}`), { name: "阿遥" });
    endpoint.always(stream(["灯亮着。", "雾"], { end: "never" }));
    second.signals.length = 0;
  });
  afterAll(async () => {
    endpoint.close();
    await first.close();
    await second.close();
    await database.close();
    await redis.stop();
  });

  const deltas = () =>
    second.signals.flatMap(({ data }) => {
      const event = data as { type?: unknown; turnId?: number };
      return event.type === "ai.delta" ? [event.turnId ?? 0] : [];
    });
  const balance = async () => (await elsewhere.call(api.capsules.account, {})).balance;
  const said = async () =>
    (
      await elsewhere.call(api.privateMessages.history, {
        query: { friendId: yao.userId, page: 1, size: 20 },
      })
    )
      // A later variant also has a row of its own, for clients that do not know EDIT.
      .filter(({ extra, editedAt }) => extra?.ai?.variant === 0 || editedAt !== undefined);
  const words = async () => (await said()).map(({ content }) => parseContent(7, content)?.text);
  /**
   * Sends a message on the first node, which starts to answer. @returns the reply, once words reached the second node.
   */
  async function begin(): Promise<number> {
    await ann.call(api.privateMessages.send, {
      body: { recvId: yao.userId, content: "灯亮着吗", type: 0 },
    });
    await expect.poll(() => deltas().length, { timeout: 20_000 }).toBeGreaterThan(0);
    return deltas()[0] ?? 0;
  }
  /** The first node falls silent, and its lease expires by the second node's clock. */
  async function afterItsLease(id: number): Promise<void> {
    second.clock.advance(91_000);
    await replyQueue(second.services).run(id);
  }

  it("ends when it is stopped at the other, for nothing", async () => {
    const before = await balance();
    const id = await begin();
    await elsewhere.call(api.aiChats.stopReply, { params: { id } });
    await first.app.replyWorker.settled();
    expect(await elsewhere.call(api.aiChats.reply, { params: { id } })).toMatchObject({
      status: "cancelled",
      variants: [{ text: "灯亮着。雾" }],
    });
    await expect.poll(() => endpoint.received.at(-1)?.hungUp).toBe(true);
    expect(await balance()).toBe(before);
  });

  it("that dies over it is given by the other, once and paid once", async () => {
    const before = await balance();
    const id = await begin();
    expect(await balance()).toBe(before - 1);
    endpoint.always(stream(["雾散了。"]));
    await afterItsLease(id);
    expect(await words()).toEqual(["雾散了。"]);
    expect(await balance()).toBe(before - 1);
  });

  it("that dies over it, with the model gone too, ends with a way to try again and gives the capsule back", async () => {
    const before = await balance();
    const id = await begin();
    endpoint.always(errorResponse(503, "overloaded"));
    await afterItsLease(id);
    expect((await said())[0]?.extra?.ai).toMatchObject({ by: "builtin", because: "failed" });
    expect(await findReply(database.db, id)).toMatchObject({ status: "done", hold_id: null });
    expect(await balance()).toBe(before);
    second.clock.advance(120_000);
    endpoint.always(stream(["雾散了。"]));
    await elsewhere.call(api.aiChats.regenerate, { params: { id }, body: { by: "model" } });
    await replyQueue(second.services).run(id);
    await expect.poll(words).toEqual(["雾散了。"]);
  });

  it("that was stopped while its node was dead ends when somebody comes to it", async () => {
    const before = await balance();
    const id = await begin();
    await database.db.updateTable("ai_turn").set({ stopped: true }).where("id", "=", id).execute();
    await afterItsLease(id);
    expect(await said()).toEqual([]);
    expect(await findReply(database.db, id)).toMatchObject({ status: "cancelled", hold_id: null });
    expect(await balance()).toBe(before);
  });
});
