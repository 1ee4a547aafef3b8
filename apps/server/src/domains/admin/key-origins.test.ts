import { type AdminSettingsChange, AI_KEYS, type AiKey, api } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../../../../../scripts/lib/openai-server.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { aiModels, sealStoredSecrets } from "../settings/index.ts";

type Ai = NonNullable<AdminSettingsChange["ai"]>;

let database: TestDatabase;
let app: TestApp;
let admin: Person;
let first: OpenAiServer;
let second: OpenAiServer;
beforeAll(async () => {
  first = await startOpenAiServer();
  second = await startOpenAiServer();
  database = await openTestDatabase();
  app = await startTestApp({ AI_BASE_URL: first.url, AI_API_KEY: "env-key", AI_MODEL: "m" }, database);
  admin = await logIn(app.address, "admin", 0, "admin-secret");
});
afterAll(async () => {
  await app.close();
  await database.close();
  first.close();
  second.close();
});

const clean = {
  baseUrl: null,
  apiKey: null,
  imageBaseUrl: null,
  imageApiKey: null,
  ttsBaseUrl: null,
  ttsApiKey: null,
};
beforeEach(() => change(clean));

async function change(ai: Ai) {
  const { revision } = await admin.call(api.adminSettings.show);
  return admin.call(api.adminSettings.change, { body: { revision, ai } });
}
const set = async () => (await admin.call(api.adminSettings.show)).keys;

/** A key, and the address it is used with. */
const places: [key: AiKey, address: keyof Ai][] = [
  ["apiKey", "baseUrl"],
  ["imageApiKey", "imageBaseUrl"],
  ["ttsApiKey", "ttsBaseUrl"],
];
const A = "https://a.example/v1";

describe("a key goes with the origin it was given for (SEC-1)", () => {
  it.each(places)("%s is removed by another origin, left by another path", async (key, address) => {
    for (const other of [
      "https://b.example/v1",
      "http://a.example/v1",
      "https://a.example:8443/v1",
      "https://a.example./v1",
      "https://a.example.evil.example/v1",
      "https://xn--a-example-v4a.example/v1",
    ]) {
      await change({ [address]: A, [key]: "sk-a" });
      expect(await set()).toEqual([key]);
      const view = await change({ [address]: other });
      expect(view.keys, other).toEqual([]);
      await change({ [address]: A });
      expect(await set(), `back from ${other}`).toEqual([]);
    }
    for (const same of ["https://a.example/other/v2", "https://A.EXAMPLE:443/v1", "https://a.example"]) {
      await change({ [address]: A, [key]: "sk-a" });
      expect((await change({ [address]: same })).keys, same).toEqual([key]);
    }
  });

  it.each(places)("%s is removed when its address is left to the environment", async (key, address) => {
    await change({ [address]: A, [key]: "sk-a" });
    expect((await change({ [address]: null })).keys).toEqual([]);
  });

  it.each(places)("%s that is sent belongs to the address sent with it", async (key, address) => {
    await change({ [address]: A, [key]: "sk-a" });
    const view = await change({ [address]: "https://b.example/v1", [key]: "sk-b" });
    expect(view.keysFor).toEqual({ [key]: "https://b.example" });
    expect((await aiModels(app.services))[key]).toBe("sk-b");
  });

  it.each(["imageApiKey", "ttsApiKey"] as const)(
    "%s without an address goes with that of words",
    async (key) => {
      await change({ baseUrl: A, apiKey: "sk-words", [key]: "sk-own" });
      expect(await set()).toEqual(AI_KEYS.filter((name) => name === "apiKey" || name === key));
      expect((await change({ baseUrl: "https://b.example/v1" })).keys).toEqual([]);
    },
  );

  it("an address of pictures or speech alone gets no key of words", async () => {
    await change({ baseUrl: A, apiKey: "sk-words" });
    const view = await change({
      imageBaseUrl: second.url,
      ttsBaseUrl: second.url,
      imageModel: "i",
      ttsModel: "t",
    });
    expect(view.keys).toEqual(["apiKey"]);
    await app.services.llm.speech({ text: "hi", voice: "v" });
    await app.services.llm.pictures({ prompt: "a plum", size: "64x64" });
    expect(second.received.length).toBeGreaterThanOrEqual(2);
    expect(second.received.map(({ headers }) => headers.authorization).filter(Boolean)).toEqual([]);
    await change({ imageModel: null, ttsModel: null });
  });

  it("stays while models are switched off, and is refused where it has no address", async () => {
    await change({ baseUrl: A, apiKey: "sk-a" });
    expect((await change({ baseUrl: "" })).keys).toEqual(["apiKey"]);
    expect((await change({ baseUrl: "https://b.example" })).keys).toEqual([]);
    await change({ baseUrl: "" });
    await expect(change({ apiKey: "sk-lost" })).rejects.toMatchObject({
      code: 422,
      data: { field: "ai.apiKey" },
    });
  });

  it("a request over the wire carries it to its own origin and to no other", async () => {
    const say = () => app.services.llm.words({ lines: [{ role: "user", content: "hi" }] });
    await change({ baseUrl: first.url, apiKey: "sk-first" });
    await say();
    expect(first.received.at(-1)?.headers.authorization).toBe("Bearer sk-first");
    await change({ baseUrl: second.url });
    await say();
    expect(second.received.at(-1)?.headers.authorization).toBeUndefined();
  });
});

describe("what the environment says next time", () => {
  it("gets no key that was given for what it said before", async () => {
    await change({ apiKey: "sk-set" });
    expect(await aiModels(app.services)).toMatchObject({ baseUrl: first.url, apiKey: "sk-set" });
    const moved = await startTestApp(
      { AI_BASE_URL: second.url, AI_API_KEY: "env-second", AI_MODEL: "m" },
      database,
    );
    expect(await aiModels(moved.services)).toMatchObject({ baseUrl: second.url, apiKey: "env-second" });
    await moved.close();
  });

  it("a key an older version stored belongs to the address beside it", async () => {
    const { db, bus } = app.services;
    const value = JSON.stringify({ baseUrl: A, apiKey: "sk-old" });
    await db.updateTable("setting").set({ value }).where("name", "=", "ai").execute();
    bus.publish("stale", "settings");
    expect(await aiModels(app.services)).toMatchObject({ apiKey: "sk-old" });
    expect((await change({ baseUrl: "https://b.example" })).keys).toEqual([]);
    await db.updateTable("setting").set({ value }).where("name", "=", "ai").execute();
    await sealStoredSecrets(app.services);
    bus.publish("stale", "settings");
    expect((await admin.call(api.adminSettings.show)).keysFor).toEqual({ apiKey: "https://a.example" });
  });
});

it("what an administrator typed into an address is not kept in the log of acts", async () => {
  for (const baseUrl of [
    "https://me:sk-hidden@a.example/v1",
    "https://a.example/v1?key=sk-hidden&b=sk-hidden",
  ])
    await expect(change({ baseUrl })).rejects.toMatchObject({ code: 422 });
  await change({ baseUrl: A, apiKey: "sk-hidden", imageApiKey: "sk-hidden" });
  const lines = JSON.stringify(await admin.call(api.adminAudit.list));
  expect(lines).toContain("a.example");
  expect(lines).not.toContain("sk-hidden");
});
