import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  completion,
  errorResponse,
  type OpenAiServer,
  startOpenAiServer,
} from "../../../../../scripts/lib/openai-server.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_GUARD_MODEL: "guard" });
  [mei] = await addablePeople(app, "mei");
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

/** The guard gives this verdict on every text that contains the word. */
const finding = (word: string, verdict: string) =>
  endpoint.always((answer, heard) => {
    const holds = JSON.stringify(heard.body.messages).includes(word);
    return completion(holds ? verdict : "Safety: Safe\nCategories: None")(answer, heard);
  });

async function submit(visibility: "public" | "link" | "private", firstMes: string) {
  const sheet = { name: "阿遥", avatar: await mei.picture(), intro: "守着灯塔的人。", firstMes };
  const { id } = await mei.call(api.characters.create, { body: { sheet } });
  const headers = { "if-match": 1 };
  return mei.call(api.characters.submit, { params: { id }, headers, body: { visibility } });
}

it("rejects what the guard model forbids where others would see it, naming the field", async () => {
  finding("暗流", "Safety: Unsafe\nCategories: Violent");
  const reasons = [{ field: "firstMes", text: "" }];
  for (const visibility of ["public", "link"] as const)
    expect(await submit(visibility, "跟着暗流走。")).toMatchObject({
      status: "rejected",
      userId: null,
      reasons,
    });
  expect(await submit("private", "跟着暗流走。")).toMatchObject({ status: "published" });
  expect(await submit("public", "坐吧。")).toMatchObject({ status: "published", reasons: [] });
});

it("has a person look at what the guard model doubts, and at despair, before all see it", async () => {
  for (const verdict of [
    "Safety: Controversial\nCategories: Unethical Acts",
    "Safety: Unsafe\nCategories: Suicide & Self-Harm",
  ]) {
    finding("暗流", verdict);
    const waiting = { status: "review", reasons: [{ field: "firstMes" }] };
    expect(await submit("public", "跟着暗流走。")).toMatchObject(waiting);
    expect(await submit("link", "跟着暗流走。")).toMatchObject({ status: "published" });
  }
});

it("publishes by the word lists alone while the guard model is away", async () => {
  endpoint.always(errorResponse(503, "overloaded"));
  expect(await submit("public", "跟着暗流走。")).toMatchObject({ status: "published" });
  expect(await submit("public", "贩 卖 毒 品")).toMatchObject({ status: "rejected" });
});

it("judges what is tried on a draft too, and cares for somebody in despair", async () => {
  const { id } = await mei.call(api.characters.create, { body: { sheet: { name: "阿遥" } } });
  const tried = (text: string) =>
    mei.call(api.characterMaking.previewReply, { params: { id }, body: { text } });
  finding("暗流", "Safety: Unsafe\nCategories: Violent");
  expect(await codeOf(tried("跟着暗流走"))).toBe(422);
  const before = endpoint.received.length;
  expect(await tried("我不想活了")).toMatchObject({ by: "builtin", left: null });
  expect(endpoint.received.length).toBe(before);
});
