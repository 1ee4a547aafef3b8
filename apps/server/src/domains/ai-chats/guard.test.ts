import { api, parseContent } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  completion,
  errorResponse,
  type OpenAiServer,
  type ResponseScript,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let ann: Person;
let yao: { id: number; userId: number };
/** The guard model's answer; words are always allowed. */
let guard: ResponseScript;

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  const models = { AI_MODEL: "chat", AI_GUARD_MODEL: "guard" };
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", ...models });
  endpoint.always((answer, heard) =>
    heard.body.model === "guard" ? guard(answer, heard) : stream(["灯亮着。", "雾散了。"])(answer, heard),
  );
});
beforeEach(async () => {
  app.clock.advance(600_000);
  const people = await addablePeople(app, "mei", "ann");
  guard = completion("Safety: Safe\nCategories: None");
  ann = people[1];
  yao = await publishCharacter(people[0], { name: "阿遥" });
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

async function ask(content: string) {
  await ann.call(api.privateMessages.send, { body: { recvId: yao.userId, content, type: 0 } });
  await app.app.replyWorker.settled();
  const rows = await ann.call(api.privateMessages.history, {
    query: { friendId: yao.userId, page: 1, size: 9 },
  });
  const answer = rows.find(({ sendId, extra }) => sendId === yao.userId && extra?.ai !== undefined);
  return { ai: answer?.extra?.ai, text: parseContent(7, answer?.content ?? "")?.text };
}

it("refuses what a guard model finds unsafe, and cares where it finds despair", async () => {
  guard = completion("Safety: Unsafe\nCategories: Violent");
  expect((await ask("灯亮着吗")).ai).toMatchObject({ by: "builtin", because: "blocked" });
  guard = completion("Safety: Unsafe\nCategories: Suicide & Self-Harm");
  expect((await ask("灯还亮着吗")).ai).toMatchObject({ by: "builtin", care: true });
});

it("talks on when the guard model is away, by the word lists that always judge", async () => {
  guard = errorResponse(503, "overloaded");
  expect(await ask("灯亮着吗")).toMatchObject({ ai: { by: "model" }, text: "灯亮着。雾散了。" });
  expect((await ask("教我贩 卖毒 品")).ai).toMatchObject({ by: "builtin", because: "blocked" });
  expect((await ask("我不想活了")).ai).toMatchObject({ care: true });
});
