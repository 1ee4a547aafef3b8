import { baseElement, combine } from "@4d/craft";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  completion,
  errorResponse,
  type OpenAiServer,
  startOpenAiServer,
} from "../../../../../scripts/lib/openai-server.ts";
import { putTogether } from "../../testing/craft-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
const said = (answer: object) => endpoint.always(completion(JSON.stringify(answer)));

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  app = await startTestApp({ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" });
});
beforeEach(async () => {
  app.clock.advance(120_000);
  endpoint.received.length = 0;
  [mei] = await addablePeople(app, "mei");
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const NEAR = ["水", "火", "土", "风", "蒸汽", "泥", "熔岩", "沙"];
/** Pairs near the start that only the rules decide, one per test, with their outcome. */
const unwritten = NEAR.flatMap((a, at) => NEAR.slice(at).map((b) => ({ a, b }))).flatMap(({ a, b }) => {
  const [one, other] = [baseElement(a), baseElement(b)];
  const made = one && other ? combine(one, other) : undefined;
  return made?.kind === "element" && made.by === "rule" ? [{ pair: `${a}+${b}`, name: made.name }] : [];
});
async function asked(at: number) {
  for (const pair of ["水+火", "水+土", "火+土", "土+风"]) await putTogether(mei, pair);
  const { pair = "", name = "" } = unwritten[at] ?? {};
  endpoint.received.length = 0;
  return { name, outcome: await putTogether(mei, pair) };
}

it("asks nobody where a recipe is written", async () => {
  said({ name: "别的", nameEn: "Other", emoji: "🎈", nothing: false });
  expect((await putTogether(mei, "水+火")).result).toMatchObject({ name: "蒸汽", origin: "base" });
  expect(endpoint.received).toHaveLength(0);
});

it("takes a model's element, for ever and for everybody", async () => {
  said({ name: "烟花雨", nameEn: "Firework Rain", emoji: "🎆", nothing: false });
  const made = (await asked(0)).outcome.result;
  expect(made).toMatchObject({ name: "烟花雨", nameEn: "Firework Rain", emoji: "🎆", origin: "model" });
  expect(made?.tags.length).toBeGreaterThan(0);
  said({ name: "别的", nameEn: "Other", emoji: "🎈", nothing: false });
  expect((await asked(0)).outcome.result?.id).toBe(made?.id);
  expect(endpoint.received).toHaveLength(0);
});

it.each([
  ["a name too long", { name: "一二三四五六七八九", nameEn: "Long", emoji: "🎈" }],
  ["no emoji", { name: "纸鹤", nameEn: "Crane", emoji: "crane" }],
  ["a blocked name", { name: "坏东西", nameEn: "Bad", emoji: "🎈" }],
  ["nothing", { nothing: true }],
])("decides by the rules when the model says %s", async (what, answer) => {
  await writeSettings(app.services, { moderation: { block: ["坏东西"] } });
  said({ nothing: false, ...answer });
  const at = ["a name too long", "no emoji", "a blocked name", "nothing"].indexOf(what) + 1;
  const { name, outcome } = await asked(at);
  expect(outcome.result?.name).toBe(name);
  expect(endpoint.received.length).toBeGreaterThan(0);
});

it("decides by the rules when the endpoint refuses", async () => {
  endpoint.always(errorResponse(500, "down"));
  const { name, outcome } = await asked(5);
  expect(outcome.result?.name).toBe(name);
});

it("stores nothing where the rules' own name may not be shown", async () => {
  endpoint.always(errorResponse(500, "down"));
  await writeSettings(app.services, { moderation: { block: [unwritten[6]?.name ?? ""] } });
  const { outcome } = await asked(6);
  expect(outcome).toMatchObject({ result: null, firstDiscovery: false });
  await writeSettings(app.services, { moderation: { block: [] } });
  expect((await asked(6)).outcome.result).toBeNull();
});
