import { api } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  completion,
  type OpenAiServer,
  startOpenAiServer,
} from "../../../../../scripts/lib/openai-server.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { writeStory } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let server: OpenAiServer;
let mei: Person;

beforeAll(async () => {
  server = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: server.url, AI_MODEL: "chat" });
}, 60_000);
beforeEach(async () => {
  [mei] = await addablePeople(app, "mei");
});
afterAll(async () => {
  await app.close();
  server.close();
});

async function suggested(answer: object) {
  const { id } = await writeStory(mei);
  server.next(completion(JSON.stringify(answer)));
  const body = { nodeId: "room", hint: "A cat comes in" };
  return mei.call(api.stories.branch, { params: { id }, body });
}

it("is the model's, told what came before, with effects only on variables there are", async () => {
  const branch = await suggested({
    label: "The cat",
    scene: "A cat walks in.",
    choices: [
      { text: "Feed it", effect: { variable: "lit", op: "set", value: true } },
      { text: "Shoo it", effect: { variable: "mood", op: "add", value: 3 } },
      { text: "x".repeat(90), effect: { variable: "lit", op: "add", value: 3 } },
    ],
  });
  expect(branch).toMatchObject({ by: "model", label: "The cat", ending: false });
  expect(branch.choices).toEqual([
    { text: "Feed it", effects: [{ variable: "lit", op: "set", value: true }] },
    { text: "Shoo it", effects: [] },
    { text: "x".repeat(40), effects: [] },
  ]);
  const asked = JSON.stringify(server.received.at(-1)?.body);
  for (const sentence of ["A dark hall.", "A warm room.", "A cat comes in"])
    expect(asked).toContain(sentence);
});

it("is our own where the model offers nothing to go on with, or what must not be shown", async () => {
  expect(await suggested({ label: "", scene: "", choices: [] })).toMatchObject({ by: "builtin" });
  const bad = { label: "毒", scene: "他们贩卖毒品。", choices: [{ text: "一" }, { text: "二" }] };
  expect(await suggested(bad)).toMatchObject({ by: "builtin" });
});

it("may end the story", async () => {
  const branch = await suggested({ label: "End", scene: "The lamp goes out.", ending: true, choices: [] });
  expect(branch).toMatchObject({ by: "model", ending: true, choices: [] });
});
