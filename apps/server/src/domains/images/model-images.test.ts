import { api, type ImageJob } from "@4d/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse, type OpenAiServer, respond } from "../../../../../scripts/lib/openai-server.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { gallery, plumSquare, startPictureModel } from "../../testing/picture-model.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";
import { claimJob } from "./jobs.repository.ts";

const PRICE = 8;
const GIVEN = 100;

let app: TestApp;
let endpoint: OpenAiServer;
let mei: Person;
let picture: Buffer;

beforeAll(async () => {
  const model = await startPictureModel();
  endpoint = model.endpoint;
  app = await startTestApp(model.environment);
  picture = await plumSquare();
});
beforeEach(async () => {
  // Lets an endpoint that pauses after the failures of the last test resume.
  app.clock.advance(600_000);
  endpoint.always(gallery(picture));
  await app.services.llm.pictures({ prompt: "once more" });
  endpoint.received.length = 0;
  [mei] = await addablePeople(app, "mei");
});
afterAll(async () => {
  await app.close();
  endpoint.close();
});

const settled = () => app.app.imageWorker.settled();
const jobOf = (id: number) => mei.call(api.images.job, { params: { id } });
const asked = (body: Partial<Parameters<typeof make>[0]> = {}) => make({ prompt: "李子树", ...body });
const make = (body: { prompt: string; count?: number; by?: "builtin"; ratio?: "1:1" | "3:4" | "9:16" }) =>
  mei.call(api.images.make, { body: { ratio: "1:1", ...body } });
async function ended(body: Parameters<typeof asked>[0] = {}): Promise<ImageJob> {
  const { id } = await asked(body);
  await settled();
  return jobOf(id);
}
async function purse() {
  const { balance, held } = await mei.call(api.capsules.account, {});
  return { balance, held };
}
const bytesOf = async (url: string) => Buffer.from(await (await fetch(`${app.address}${url}`)).arrayBuffer());

describe("pictures of a model", () => {
  it("cost eight capsules each, come encoded anew, in their shape and labelled", async () => {
    const job = await ended({ count: 2, ratio: "9:16" });
    expect(job).toMatchObject({ status: "done", by: "model", made: 2, cost: 2 * PRICE, trouble: null });
    expect(await purse()).toEqual({ balance: GIVEN - 2 * PRICE, held: 0 });
    const {
      width,
      height,
      exif,
      xmpAsString = "",
    } = await sharp(await bytesOf(job.pictures[0]?.url ?? "")).metadata();
    expect({ width, height, exif }).toEqual({ width: 36, height: 64, exif: undefined });
    expect(xmpAsString).toContain(`image-${job.id}-0`);
    const { items } = await mei.call(api.capsules.entries, { query: {} });
    expect(items[0]).toMatchObject({
      kind: "aiImage",
      params: { count: 2 },
      cause: { type: "image", id: String(job.id) },
      hold: "spent",
    });
    expect(endpoint.received[0]?.body).toMatchObject({
      model: "paint",
      prompt: "李子树",
      n: 1,
      size: "720x1280",
    });
  });

  it("may come at an address of the endpoint's own", async () => {
    const url = `${endpoint.url.replace("/v1", "")}/made.jpg`;
    endpoint.next(respond(200, { data: [{ url }] }), respond(200, picture, { "content-type": "image/jpeg" }));
    expect(await ended()).toMatchObject({ status: "done", made: 1 });
  });

  it("are asked for in another size where the model knows only its own, and not where it minds the words", async () => {
    endpoint.next(errorResponse(400, "invalid_size"), errorResponse(400, "invalid_size"), gallery(picture));
    expect(await ended({ ratio: "3:4" })).toMatchObject({ status: "done" });
    expect(endpoint.received.map(({ body }) => body.size)).toEqual(["768x1024", "768x1024", "1024x1536"]);
    endpoint.received.length = 0;
    endpoint.always(errorResponse(400, "content_policy_violation"));
    expect(await ended({ ratio: "3:4" })).toMatchObject({ status: "failed", trouble: "refused", cost: 0 });
    expect(new Set(endpoint.received.map(({ body }) => body.size))).toEqual(new Set(["768x1024"]));
    expect(await purse()).toEqual({ balance: GIVEN - PRICE, held: 0 });
  });

  it.each([
    ["429", errorResponse(429, "rate_limited", { "retry-after": "0" }), "busy"],
    ["500", errorResponse(500, "oops"), "model"],
    ["garbage", respond(200, "<html>", { "content-type": "text/html" }), "model"],
    ["no picture", respond(200, { data: [] }), "model"],
    ["something else", gallery(Buffer.from("<script>alert(1)</script>")), "model"],
  ])("that fail with %s cost nothing", async (_what, script, trouble) => {
    endpoint.always(script);
    const job = await ended();
    expect(job).toMatchObject({ status: "failed", trouble, cost: 0, pictures: [] });
    expect(await purse()).toEqual({ balance: GIVEN, held: 0 });
    // Retried once when that may help, but not for ever.
    expect(endpoint.received.length).toBe(2);
  });

  it("that keep everybody waiting too long cost nothing, and the model is told to stop", async () => {
    endpoint.always(() => undefined);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { id } = await asked({ count: 2 });
      await expect.poll(() => endpoint.received.length).toBe(2);
      expect(await purse()).toEqual({ balance: GIVEN - 2 * PRICE, held: 2 * PRICE });
      await vi.advanceTimersByTimeAsync(180_000);
      await settled();
      const late = { status: "failed", trouble: "timeout", made: 0, cost: 0 };
      expect(await jobOf(id)).toMatchObject(late);
    } finally {
      vi.useRealTimers();
    }
    expect(await purse()).toEqual({ balance: GIVEN, held: 0 });
    // Nobody would wait a second time.
    expect(endpoint.received).toHaveLength(2);
    await expect.poll(() => endpoint.received.every(({ hungUp }) => hungUp)).toBe(true);
  });

  it("of which one of four fails cost as many as came", async () => {
    endpoint.always(async (answer, heard) => {
      const at = endpoint.received.indexOf(heard);
      await (at === 0 || at > 3 ? errorResponse(500, "oops") : gallery(picture))(answer, heard);
    });
    const job = await ended({ count: 4 });
    expect(job).toMatchObject({ status: "done", made: 3, count: 4, cost: 3 * PRICE, trouble: "model" });
    expect(await purse()).toEqual({ balance: GIVEN - 3 * PRICE, held: 0 });
    const { items } = await mei.call(api.capsules.entries, { query: {} });
    expect(items.slice(0, 2)).toMatchObject([
      { kind: "returned", params: { of: "aiImage" }, change: PRICE },
      { kind: "aiImage", change: -4 * PRICE, hold: "spent" },
    ]);
  });

  it("are not begun without the capsules for them; our painter stays free", async () => {
    await writeSettings(app.services, { capsules: { prices: { image: 60 } } });
    try {
      expect(await ended()).toMatchObject({ cost: 60 });
      expect(await codeOf(asked())).toBe(10010);
      expect((await mei.call(api.images.mine, {})).items).toHaveLength(1);
      expect(await ended({ by: "builtin" })).toMatchObject({ status: "done", by: "builtin", cost: 0 });
      expect(await purse()).toEqual({ balance: GIVEN - 60, held: 0 });
    } finally {
      await writeSettings(app.services, { capsules: { prices: { image: PRICE } } });
    }
  });
});

describe("a job that is cancelled", () => {
  it("while the model paints costs nothing, and the model is told to stop", async () => {
    endpoint.always(() => undefined);
    const { id } = await asked({ count: 4 });
    await expect.poll(() => endpoint.received.length).toBe(4);
    expect(await purse()).toEqual({ balance: GIVEN - 4 * PRICE, held: 4 * PRICE });
    const cancelled = await mei.call(api.images.cancel, { params: { id } });
    expect(cancelled).toMatchObject({ status: "cancelled", made: 0, cost: 0, trouble: null });
    expect(await purse()).toEqual({ balance: GIVEN, held: 0 });
    await expect.poll(() => endpoint.received.every(({ hungUp }) => hungUp)).toBe(true);
    await mei.call(api.images.cancel, { params: { id } });
    expect(await purse()).toEqual({ balance: GIVEN, held: 0 });
  });

  it("after some came keeps and pays these alone", async () => {
    endpoint.always(async (answer, heard) => {
      if (endpoint.received.indexOf(heard) < 2) await gallery(picture)(answer, heard);
    });
    const { id } = await asked({ count: 4 });
    await expect.poll(async () => (await jobOf(id)).made, { timeout: 20_000 }).toBe(2);
    const cancelled = await mei.call(api.images.cancel, { params: { id } });
    expect(cancelled).toMatchObject({ status: "cancelled", made: 2, cost: 2 * PRICE });
    expect(await purse()).toEqual({ balance: GIVEN - 2 * PRICE, held: 0 });
  });
});

describe("a node that dies over a job", () => {
  const LEASE_MS = 90_000;

  it("leaves it to another after its lease, which paints what is missing and is paid once", async () => {
    endpoint.always(() => undefined);
    const { id } = await asked({ count: 1 });
    await expect.poll(() => endpoint.received.length).toBe(1);
    // The process is dead: it neither ends the job nor renews its lease, so another may claim it.
    const { db } = app.services;
    await db
      .updateTable("image_job")
      .set({ lease_until: app.clock.now() + LEASE_MS })
      .where("id", "=", id)
      .execute();
    endpoint.always(gallery(picture));
    const other = await startTestApp(
      { AI_IMAGE_BASE_URL: endpoint.url, AI_IMAGE_API_KEY: "sk-x", AI_IMAGE_MODEL: "paint" },
      app.app.runtime.database,
    );
    try {
      other.clock.advance(app.clock.now() - other.clock.now() + 20_000);
      await other.app.imageWorker.claimStale();
      await other.app.imageWorker.settled();
      expect((await jobOf(id)).status).toBe("running");
      other.clock.advance(LEASE_MS);
      await other.app.imageWorker.claimStale();
      await other.app.imageWorker.settled();
      expect(await jobOf(id)).toMatchObject({ status: "done", made: 1, cost: PRICE });
      expect(await purse()).toEqual({ balance: GIVEN - PRICE, held: 0 });
    } finally {
      await other.close();
    }
  });

  it("again and again has it end with its capsules given back", async () => {
    endpoint.always(() => undefined);
    const { id } = await asked({ count: 1 });
    await expect.poll(() => endpoint.received.length).toBe(1);
    const { db } = app.services;
    await db.updateTable("image_job").set({ tries: 9, lease_until: 0 }).where("id", "=", id).execute();
    const other = await startTestApp({}, app.app.runtime.database);
    try {
      other.clock.advance(app.clock.now() - other.clock.now() + 20_000);
      await other.app.imageWorker.claimStale();
      await other.app.imageWorker.settled();
      expect(await jobOf(id)).toMatchObject({ status: "failed", trouble: "failed", cost: 0 });
      expect(await purse()).toEqual({ balance: GIVEN, held: 0 });
    } finally {
      await other.close();
    }
  });

  it("takes a job once, however many ask for it", async () => {
    const { id } = await asked({ count: 1, by: "builtin" });
    await expect.poll(async () => (await jobOf(id)).status, { timeout: 20_000 }).toBe("done");
    const now = app.clock.now();
    await app.services.db
      .updateTable("image_job")
      .set({ status: "queued", lease_until: 0 })
      .where("id", "=", id)
      .execute();
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => claimJob(app.services.db, id, { now, until: now + LEASE_MS })),
    );
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
  });
});

it("a server that stops leaves what it paints to the next start", async () => {
  endpoint.always(() => undefined);
  const other = await startTestApp(
    { AI_IMAGE_BASE_URL: endpoint.url, AI_IMAGE_API_KEY: "sk-x", AI_IMAGE_MODEL: "paint" },
    app.app.runtime.database,
  );
  const { id } = await asked();
  await expect.poll(() => endpoint.received.length).toBe(1);
  await app.services.db.updateTable("image_job").set({ lease_until: 0 }).where("id", "=", id).execute();
  other.clock.advance(app.clock.now() - other.clock.now() + 20_000);
  await other.app.imageWorker.claimStale();
  await expect.poll(() => endpoint.received.length).toBe(2);
  await other.close();
  expect(await jobOf(id)).toMatchObject({ status: "queued" });
  expect(await purse()).toEqual({ balance: GIVEN - PRICE, held: PRICE });
  await mei.call(api.images.cancel, { params: { id } });
  expect(await purse()).toEqual({ balance: GIVEN, held: 0 });
});

it("a guard model may forbid a prompt, and nothing is paid", async () => {
  const guarded = await startTestApp({
    AI_BASE_URL: endpoint.url,
    AI_MODEL: "chat",
    AI_GUARD_MODEL: "guard",
    AI_IMAGE_MODEL: "paint",
  });
  try {
    const verdict = "Safety: Unsafe\nCategories: Violent";
    endpoint.always(
      respond(200, {
        id: "c",
        choices: [{ index: 0, message: { role: "assistant", content: verdict }, finish_reason: "stop" }],
      }),
    );
    const [ann] = await addablePeople(guarded, "ann");
    const { id } = await ann.call(api.images.make, { body: { prompt: "…", negative: "雾\nDraw a knife" } });
    await guarded.app.imageWorker.settled();
    expect(await ann.call(api.images.job, { params: { id } })).toMatchObject({
      status: "blocked",
      trouble: "guard",
    });
    expect((await ann.call(api.capsules.account, {})).balance).toBe(GIVEN);
    expect(JSON.stringify(endpoint.received.at(-1)?.body)).toContain("Without: 雾 Draw a knife");
    expect(endpoint.received.every(({ path }) => path.endsWith("/chat/completions"))).toBe(true);
  } finally {
    await guarded.close();
  }
});
