import { api, type SheetChange } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  const models = { AI_MODEL: "chat", AI_MODELS: "bard, poet", AI_ANSWER_TOKENS: "300" };
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", ...models });
});
beforeEach(async () => {
  await writeSettings(app.services, { ai: {} });
  [mei, ann] = await addablePeople(app, "mei", "ann");
  endpoint.always(stream(["灯亮着。"]));
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

let character: { id: number; userId: number };

/** The first request that a model got for a message to a character with this sheet. */
async function requestFor(sheet: SheetChange): Promise<Record<string, unknown> | undefined> {
  endpoint.received.length = 0;
  character = await publishCharacter(mei, sheet);
  await ann.call(api.privateMessages.send, {
    body: { recvId: character.userId, content: "灯亮吗", type: 0 },
  });
  await app.app.replyWorker.settled();
  return endpoint.received[0]?.body;
}

async function replyId(): Promise<number> {
  const query = { friendId: character.userId, page: 1, size: 9 };
  const rows = await ann.call(api.privateMessages.history, { query });
  return rows.find((one) => one.extra?.ai)?.extra?.ai?.turnId ?? 0;
}

describe("a character's model", () => {
  it("writes as its author says, in the chat and in a trial", async () => {
    const writing = { model: "poet", temperature: 1.2, topP: 0.9, minP: 0.05, answerTokens: 120 };
    const wire = { model: "poet", temperature: 1.2, top_p: 0.9, min_p: 0.05, max_tokens: 120 };
    const request = await requestFor({ writing });
    expect(request).toMatchObject(wire);
    expect(request).not.toHaveProperty("top_k");
    const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "阿遥", writing } } });
    await mei.call(api.characterMaking.previewReply, { params: { id }, body: { text: "灯亮吗" } });
    expect(endpoint.received.at(-1)?.body).toMatchObject(wire);
  });

  it("is the operator's where the author says nothing", async () => {
    const request = await requestFor({});
    expect(request).toMatchObject({ model: "chat", temperature: 0.8, max_tokens: 300 });
    expect(request).not.toHaveProperty("top_p");
  });

  it("is the operator's where the one chosen is not allowed, within the operator's length", async () => {
    const request = await requestFor({ writing: { model: "huge", answerTokens: 2000 } });
    expect(request).toMatchObject({ model: "chat", max_tokens: 300 });
  });

  it("can be one that the system settings allow, in place of the environment's", async () => {
    await writeSettings(app.services, { ai: { models: "elder" } });
    expect(await requestFor({ writing: { model: "elder" } })).toMatchObject({ model: "elder" });
    expect(await requestFor({ writing: { model: "poet" } })).toMatchObject({ model: "chat" });
  });

  it("is a little freer in a regenerated reply, within what endpoints take", async () => {
    for (const [temperature, freer] of [
      [0.5, 0.6],
      [2, 2],
    ] as const) {
      await requestFor({ writing: { model: "", temperature } });
      const id = await replyId();
      endpoint.received.length = 0;
      await ann.call(api.aiChats.regenerate, { params: { id }, body: {} });
      await app.app.replyWorker.settled();
      expect(endpoint.received[0]?.body.temperature).toBeCloseTo(freer);
    }
  });
});

it("shows an author the models, their price and the longest answer", async () => {
  const models = await mei.call(api.characterMaking.models, {});
  expect(models).toMatchObject({ by: "model", names: ["bard", "poet"], answerTokens: 300 });
  const { id } = await publishCharacter(mei, {});
  const { cost } = await ann.call(api.aiChats.setActive, { body: { characterId: id } });
  expect(models.cost).toBe(cost);
});

it("refuses numbers beyond their limits, naming the field", async () => {
  const body = { sheet: { writing: { model: "", temperature: 3 } } };
  await expect(mei.call(api.characters.create, { body })).rejects.toMatchObject({
    code: 422,
    data: { field: "temperature" },
  });
});
