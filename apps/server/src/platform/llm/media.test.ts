import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  completion,
  errorResponse,
  type ResponseScript,
  respond,
} from "../../../../../scripts/lib/openai-server.ts";
import { type LlmRig, startLlmRig } from "../../testing/llm-rig.ts";

let rig: LlmRig;
beforeEach(async () => {
  rig = await startLlmRig();
});
afterEach(() => rig.close());

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "plum" } })
    .png()
    .toBuffer();
const gallery = (...pictures: Buffer[]): ResponseScript =>
  respond(200, { created: 1, data: pictures.map((one) => ({ b64_json: one.toString("base64") })) });

describe("pictures", () => {
  it("come as bytes of their real type", async () => {
    const one = await png();
    rig.server.next(gallery(one, one));
    const outcome = await rig.llm.pictures({ prompt: "a plum", count: 2, size: "512x512" });
    expect(outcome).toMatchObject({ kind: "done", model: "paint", value: [{ type: "image/png" }, {}] });
    if (outcome.kind === "done") expect(Buffer.from(outcome.value[0]?.bytes ?? []).equals(one)).toBe(true);
    expect(rig.server.received[0]).toMatchObject({
      path: "/v1/images/generations",
      body: { model: "paint", prompt: "a plum", n: 2, size: "512x512", response_format: "b64_json" },
    });
  });

  it("come from a model that refuses to be asked for bytes", async () => {
    const one = gallery(await png());
    rig.server.next(errorResponse(400, "unknown_parameter"), one, one);
    expect(await rig.llm.pictures({ prompt: "a" })).toMatchObject({ kind: "done" });
    expect(await rig.llm.pictures({ prompt: "a" })).toMatchObject({ kind: "done" });
    expect(rig.server.received.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
  });

  it("at an address of the endpoint's own host are fetched, without its key", async () => {
    const one = await png();
    const url = `${rig.server.url.replace("/v1", "")}/made/1.png`;
    rig.server.next(respond(200, { data: [{ url }] }), respond(200, one, { "content-type": "image/png" }));
    const outcome = await rig.llm.pictures({ prompt: "a" });
    expect(outcome).toMatchObject({ kind: "done", value: [{ type: "image/png" }] });
    expect(rig.server.received[1]).toMatchObject({ path: "/made/1.png" });
    expect(rig.server.received[1]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ["the metadata of a cloud", () => "http://169.254.169.254/x"],
    ["another port of this machine", () => "http://127.0.0.1:9/secret.png"],
    ["a file", () => "file:///etc/passwd"],
    ["nothing", () => "made/1.png"],
  ])("at the address of %s are not fetched", async (_what, url) => {
    rig.server.always(respond(200, { data: [{ url: url() }] }));
    expect(await rig.llm.pictures({ prompt: "a" })).toMatchObject({ failure: { kind: "badAnswer" } });
    expect(rig.server.received.every(({ path }) => path === "/v1/images/generations")).toBe(true);
  });

  it("that are gone, or no pictures, or far too large, are a failure", async () => {
    const url = `${rig.server.url.replace("/v1", "")}/made/1.png`;
    for (const answer of [
      respond(404, "gone"),
      respond(200, "<html>", { "content-type": "text/html" }),
      respond(200, new Uint8Array(33 * 1024 * 1024), { "content-type": "image/png" }),
    ]) {
      const named = respond(200, { data: [{ url }] });
      rig.clock.advance(600_000);
      rig.server.next(named, answer, named, answer);
      expect(await rig.llm.pictures({ prompt: "a" })).toMatchObject({ failure: { kind: "badAnswer" } });
    }
  });

  it.each([
    ["no picture", respond(200, { data: [] }), "empty"],
    ["something else", gallery(Buffer.from("<script>")), "badAnswer"],
    ["nothing known", respond(200, { images: 1 }), "badAnswer"],
    ["a filter", errorResponse(400, "content_policy_violation"), "refused"],
  ])("%s is a failure", async (_what, script, kind) => {
    rig.server.always(script);
    expect(await rig.llm.pictures({ prompt: "a" })).toMatchObject({ kind: "failed", failure: { kind } });
  });
});

/** A second of silence in WAV. */
function wav(): Uint8Array {
  const bytes = Buffer.alloc(44 + 16_000);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  return bytes;
}

describe("speech", () => {
  it("comes as sound, asked for as the wire wants it", async () => {
    rig.server.next(respond(200, wav(), { "content-type": "audio/wav" }));
    const outcome = await rig.llm.speech({ text: "你好", voice: "zf_xiaoxiao", format: "wav", speed: 1.1 });
    expect(outcome).toMatchObject({ kind: "done", model: "voice", value: { type: "audio/wav" } });
    expect(rig.server.received[0]).toMatchObject({
      path: "/v1/audio/speech",
      body: { model: "voice", input: "你好", voice: "zf_xiaoxiao", response_format: "wav", speed: 1.1 },
    });
  });

  it.each([
    ["JSON", respond(200, { oops: 1 }), "badAnswer"],
    ["no sound", respond(200, "text", { "content-type": "audio/mpeg" }), "badAnswer"],
    ["nothing", respond(200, "", { "content-type": "audio/mpeg" }), "empty"],
    ["500", errorResponse(500, "oops"), "down"],
  ])("%s is a failure", async (_what, script, kind) => {
    rig.server.always(script);
    expect(await rig.llm.speech({ text: "a" })).toMatchObject({ kind: "failed", failure: { kind } });
  });

  it("stopped stops upstream", async () => {
    const controller = new AbortController();
    rig.server.always(() => controller.abort());
    expect(await rig.llm.speech({ text: "a", signal: controller.signal })).toMatchObject({
      failure: { kind: "cancelled" },
    });
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
  });
});

describe("moderation", () => {
  it("asks the guard model, for a text alone or as an answer", async () => {
    rig.server.next(completion("Safety: Unsafe\nCategories: Suicide & Self-Harm"));
    const alone = await rig.llm.moderate({ text: "…" });
    expect(alone).toMatchObject({ model: "guard", value: { level: "crisis" } });
    rig.server.next(completion("Safety: Safe\nCategories: None\nRefusal: No"));
    expect(await rig.llm.moderate({ text: "b", inAnswerTo: "a" })).toMatchObject({
      value: { level: "safe" },
    });
    expect(rig.server.received[1]?.body).toMatchObject({
      model: "guard",
      messages: [{ content: "a" }, { content: "b" }],
    });
  });

  it("takes no other words for a judgement", async () => {
    rig.server.always(completion("As a language model I cannot judge this."));
    expect(await rig.llm.moderate({ text: "a" })).toMatchObject({ failure: { kind: "badAnswer" } });
  });
});
