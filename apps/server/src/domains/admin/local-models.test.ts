import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  errorResponse,
  models,
  type OpenAiServer,
  respond,
  startOpenAiServer,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let admin: Person;
let local: OpenAiServer;

beforeAll(async () => {
  local = await startOpenAiServer();
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
});
afterAll(async () => {
  await app.close();
  local.close();
});

const find = (baseUrl?: string) => admin.call(api.adminModels.find, { body: baseUrl ? { baseUrl } : {} });

it("finds what an address offers, without a key", async () => {
  local.next(models("qwen3:8b", "gemma3"));
  const { places } = await find(`${local.url}/`);
  expect(places).toEqual([{ program: "", baseUrl: local.url, models: ["qwen3:8b", "gemma3"] }]);
  expect(local.received.at(-1)?.headers.authorization).toBeUndefined();
});

it("finds nobody who does not list models, is somewhere else, or never answers", async () => {
  for (const script of [
    respond(200, "<html>", { "content-type": "text/html" }),
    respond(200, { secret: "metadata" }),
    respond(302, "", { location: "http://127.0.0.1:1/" }),
    errorResponse(401, "no_key"),
    () => new Promise<void>(() => undefined),
  ]) {
    local.next(script);
    expect(await find(local.url)).toEqual({ places: [] });
  }
});

it("looks at the usual places within its time", async () => {
  const began = performance.now();
  const { places } = await find();
  expect(performance.now() - began).toBeLessThan(5000);
  for (const { baseUrl } of places) expect(baseUrl).toMatch(/^http:\/\/(127\.0\.0\.1|ollama):\d+\/v1$/u);
});

it("asks no address that settings would refuse", async () => {
  for (const address of ["file:///etc/passwd", "http://a:b@127.0.0.1/v1", "127.0.0.1:11434"])
    expect(await codeOf(find(address))).toBe(422);
});

it("is for the admin role only, not for the right to settings", async () => {
  const { id, name } = await person(app.address, "helper");
  const permissions = ["admin:settings" as const];
  await admin.call(api.adminPeople.setRoles, { params: { userId: id }, body: { roles: [], permissions } });
  const helper = await logIn(app.address, name);
  const asked = local.received.length;
  const body = { baseUrl: local.url };
  expect(await codeOf(helper.call(api.adminModels.find, { body }))).toBe(403);
  expect(await codeOf(helper.call(api.adminModels.tryOut, { body: { ...body, model: "m" } }))).toBe(403);
  expect(local.received).toHaveLength(asked);
});

it("has a model say a line, or says why it did not", async () => {
  const tryOut = () => admin.call(api.adminModels.tryOut, { body: { baseUrl: local.url, model: "gemma3" } });
  local.next(stream(["Hello", "!"]));
  expect(await tryOut()).toMatchObject({ text: "Hello!", failure: null });
  expect(local.received.at(-1)?.body).toMatchObject({ model: "gemma3" });
  local.next(errorResponse(404, "model_not_found"));
  const { text, failure } = await tryOut();
  expect(text).toBe("");
  expect(failure?.en).toContain("accept");
});
