import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../../../../../scripts/lib/openai-server.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { aiModels, writeSettings } from "./index.ts";

let app: TestApp;
let given: OpenAiServer;
let other: OpenAiServer;
beforeAll(async () => {
  given = await startOpenAiServer();
  other = await startOpenAiServer();
  const environment = { AI_BASE_URL: given.url, AI_API_KEY: "env-key", AI_MODEL: "env-model" };
  app = await startTestApp({ ...environment, AI_GUARD_MODEL: "env-guard", AI_TIMEOUT_SECONDS: "5" });
});
afterAll(async () => {
  await app.close();
  given.close();
  other.close();
});

const say = () => app.services.llm.words({ lines: [{ role: "user", content: "hi" }] });

it("models of the environment answer, then those of the settings, without a restart and without its key", async () => {
  expect(await say()).toMatchObject({ kind: "done", model: "env-model" });
  expect(given.received[0]?.headers.authorization).toBe("Bearer env-key");

  await writeSettings(app.services, { ai: { baseUrl: other.url, model: "set-model" } });
  expect(await aiModels(app.services)).toMatchObject({ timeoutMs: 5000, model: "set-model" });
  expect(await say()).toMatchObject({ kind: "done", model: "set-model" });
  expect(other.received[0]?.headers.authorization).toBeUndefined();
  expect(await app.services.llm.capabilities()).toMatchObject({ words: true, guard: false });

  await writeSettings(app.services, { ai: { model: "named" } });
  expect(await say()).toMatchObject({ kind: "done", model: "named" });
  expect(given.received[1]?.headers.authorization).toBe("Bearer env-key");

  await writeSettings(app.services, { ai: { baseUrl: "" } });
  expect(await say()).toMatchObject({ kind: "unavailable", reason: "notConfigured" });
});

it("a speech address of the settings gets no key but its own", async () => {
  await writeSettings(app.services, { ai: { ttsBaseUrl: other.url, ttsModel: "kokoro" } });
  expect(await aiModels(app.services)).toMatchObject({ ttsModel: "kokoro", ttsApiKey: undefined });
  await expect(writeSettings(app.services, { ai: { baseUrl: "file:///etc/passwd" } })).rejects.toMatchObject({
    kind: "invalid",
  });
});
