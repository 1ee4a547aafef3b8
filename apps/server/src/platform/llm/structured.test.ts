import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  completion,
  errorResponse,
  type ResponseScript,
  respond,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { type LlmRig, startLlmRig } from "../../testing/llm-rig.ts";

let rig: LlmRig;
beforeEach(async () => {
  rig = await startLlmRig();
});
afterEach(() => rig.close());

const schema = z.object({ name: z.string().max(8), emoji: z.string() });
const lines = [{ role: "user", content: "water + fire" }] as const;
const steam = { name: "steam", emoji: "♨️" };
const builtIn = { name: "mist", emoji: "🌫" };
const ask = (signal?: AbortSignal) =>
  rig.llm.structured({ lines, schema, name: "craft", signal, fallback: () => builtIn });
const ways = () =>
  rig.server.received.map(
    ({ body }) => (body.response_format as { type: string } | undefined)?.type ?? "none",
  );

const good = completion(JSON.stringify(steam));

describe("structured answers", () => {
  it("are asked for by schema", async () => {
    rig.server.next(good);
    expect(await ask()).toEqual({ kind: "done", by: "model", model: "chat", value: steam });
    expect(rig.server.received[0]?.body).toMatchObject({
      model: "chat",
      response_format: { type: "json_schema", json_schema: { name: "craft", schema: { type: "object" } } },
    });
    expect(await rig.metrics.page()).toContain('fd_llm_tokens_total{direction="answered"} 5');
  });

  it("fall to json_object where schemas are refused, and the word JSON is in the prompt", async () => {
    const objectOnly: ResponseScript = (answer, heard) =>
      (JSON.stringify(heard.body).includes("json_schema") ? errorResponse(400, "unsupported") : good)(
        answer,
        heard,
      );
    rig.server.always(objectOnly);
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    expect(ways()).toEqual(["json_schema", "json_object", "json_object"]);
    expect(JSON.stringify(rig.server.received.at(-1)?.body.messages)).toContain("JSON");
  });

  it("fall to a fence where every response_format is refused", async () => {
    const fenced = completion(`Here:\n\`\`\`json\n${JSON.stringify(steam)}\n\`\`\``);
    rig.server.always((answer, heard) =>
      ("response_format" in heard.body ? errorResponse(422, "unsupported") : fenced)(answer, heard),
    );
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    expect(ways()).toEqual(["json_schema", "json_object", "none", "none"]);
  });

  it("are found among prose and thoughts of an endpoint that ignores how it was asked", async () => {
    const prose = `<think>{"name":"no"}</think>Sure! ${JSON.stringify(steam)} Enjoy.`;
    rig.server.next(completion(prose, { reasoning_content: "{}" }));
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    expect(rig.server.received).toHaveLength(1);
  });

  it.each([
    ["another shape", completion('{"name":"much too long","emoji":1}'), "emoji"],
    ["no JSON", completion("I would say steam"), "holds no JSON"],
    ["JSON cut short", completion('{"name":"st'), "holds no JSON"],
  ])("are repaired once: %s", async (_what, bad, received) => {
    rig.server.next(bad, good);
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    expect(JSON.stringify(rig.server.received[1]?.body.messages)).toContain(received);
  });

  it("are asked for again when nothing came", async () => {
    rig.server.next(completion(""), good);
    expect(await ask()).toMatchObject({ by: "model", value: steam });
    rig.server.next(completion(null), good);
    expect(await ask()).toMatchObject({ by: "model", value: steam });
  });

  it("are the built-in engine's after a repair in vain, and the endpoint is not blamed", async () => {
    rig.server.always(completion("never"));
    const failed = { kind: "failed", failure: { kind: "badAnswer" } };
    for (let n = 0; n < 4; n += 1)
      expect(await ask()).toMatchObject({ by: "builtIn", value: builtIn, because: failed });
    expect(rig.server.received).toHaveLength(8);
    rig.server.always(completion(""));
    expect(await ask()).toMatchObject({ by: "builtIn", because: { failure: { kind: "empty" } } });
  });

  it.each([
    ["no JSON at all", respond(200, "oops"), "badAnswer"],
    ["a web page", respond(200, "<html>", { "content-type": "text/html" }), "badAnswer"],
    ["a stream nobody asked for", stream(["hi"]), "badAnswer"],
    ["no choices", respond(200, { choices: [] }), "badAnswer"],
    ["a huge answer", respond(200, `"${"x".repeat(5 * 1024 * 1024)}"`), "badAnswer"],
    ["429", errorResponse(429, "slow_down", { "retry-after": "600" }), "rateLimited"],
    ["503", errorResponse(503, "oops"), "down"],
    ["401", errorResponse(401, "bad_key"), "refused"],
  ])("are the built-in engine's when the endpoint answers %s", async (_what, script, kind) => {
    rig.server.always(script);
    expect(await ask()).toMatchObject({ by: "builtIn", value: builtIn, because: { failure: { kind } } });
  });

  it("are the built-in engine's without an endpoint, and nobody's when stopped", async () => {
    expect(await ask(AbortSignal.abort())).toMatchObject({ kind: "failed", failure: { kind: "cancelled" } });
    const controller = new AbortController();
    rig.server.always(() => controller.abort());
    expect(await ask(controller.signal)).toMatchObject({ kind: "failed", failure: { kind: "cancelled" } });
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
    rig.settings.baseUrl = "";
    expect(await ask()).toMatchObject({ by: "builtIn", because: { reason: "notConfigured" } });
  });

  it("keep no way of asking for a request that every way fails", async () => {
    rig.server.next(errorResponse(400, "x"), errorResponse(400, "x"), errorResponse(400, "x"), good);
    expect(await ask()).toMatchObject({ by: "builtIn", because: { failure: { kind: "refused" } } });
    expect(await ask()).toMatchObject({ by: "model" });
    expect(ways().at(-1)).toBe("json_schema");
  });
});
