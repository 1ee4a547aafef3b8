import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  completion,
  type OpenAiServer,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_MODEL: "chat", AI_CONTEXT_TOKENS: "2500" });
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

it("has a small model's oldest lines left out in whole, and summed up once", async () => {
  const [mei, ann] = await addablePeople(app, "mei", "ann");
  const character = await publishCharacter(mei, { name: "阿遥", description: "守灯塔的人。" });
  endpoint.always(stream(["好。"]));
  const ask = async (content: string) => {
    endpoint.received.length = 0;
    await ann.call(api.privateMessages.send, { body: { recvId: character.userId, content, type: 0 } });
    await app.app.replyWorker.settled();
    return endpoint.received.map(({ body }) => JSON.stringify(body.messages));
  };
  await ask(`第一件事：${"灯塔很远。".repeat(100)}`);
  endpoint.next(stream(["好。"]), completion(JSON.stringify({ summary: "说了灯塔很远。" })));
  const [second = "", summing = ""] = await ask(`第二件事：${"海很大。".repeat(120)}`);
  expect(second).not.toContain("第一件事");
  expect(summing).toContain("第一件事");
  const third = await ask("第三件事");
  expect(third).toHaveLength(1);
  expect(third[0]).toContain("说了灯塔很远。");
});
