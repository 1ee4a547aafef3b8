import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  completion,
  errorResponse,
  models,
  respond,
  stream,
} from "../../../../../scripts/lib/openai-server.ts";
import { type LlmRig, readAll, startLlmRig } from "../../testing/llm-rig.ts";
import type { WordsAsk } from "./llm.ts";

let rig: LlmRig;
beforeEach(async () => {
  rig = await startLlmRig();
});
afterEach(() => rig.close());

const lines = [{ role: "user", content: "plum-secret question" }] as const;
const words = (more: Partial<WordsAsk> = {}) => rig.llm.words({ lines, ...more });
const say = async (more: Partial<WordsAsk> = {}) => readAll(await words(more));

describe("words", () => {
  it("come as they are made, with the request as the wire wants it", async () => {
    rig.server.always(stream(["Hel", "lo ", "there"], { everyMs: 30 }));
    const outcome = await words({ temperature: 0.5, maxTokens: 9 });
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    const deltas: string[] = [];
    for await (const delta of outcome.value.deltas) deltas.push(delta);
    expect(deltas).toEqual(["Hel", "lo ", "there"]);
    expect(await outcome.value.ended).toEqual({ failure: undefined, full: false, tokens: 5 });
    const [heard] = rig.server.received;
    expect(heard?.path).toBe("/v1/chat/completions");
    expect(heard?.headers.authorization).toBe("Bearer sk-secret-key");
    expect(heard?.body).toMatchObject({ model: "chat", messages: lines, temperature: 0.5, max_tokens: 9 });
    const page = await rig.metrics.page();
    expect(page).toContain('fd_llm_calls_total{purpose="words",outcome="done"} 1');
    expect(page).toContain('fd_llm_tokens_total{direction="answered"} 5');
    expect(page).toContain("fd_llm_first_words_seconds_count 1");
  });

  it("leave thoughts out, in a field of their own or between tags cut anywhere", async () => {
    const thought = [
      { reasoning_content: "hm" },
      { reasoning: "hm" },
      { content: null, reasoning_content: "x" },
    ];
    rig.server.next(stream([...thought, "<th", "ink>let me", " see</thi", "nk>\n\n", "你好"]));
    expect(await say()).toEqual({ said: "你好", end: "well" });
  });

  it("say when the model had to stop for length", async () => {
    rig.server.next(stream(["and then"], { finish: "length" }));
    const outcome = await words();
    expect(await readAll(outcome)).toEqual({ said: "and then", end: "well" });
    if (outcome.kind === "done") expect(await outcome.value.ended).toMatchObject({ full: true });
  });

  it("come from the first model listed that talks, when none is named, asked for once", async () => {
    rig.settings.model = undefined;
    rig.server.next(models("text-embedding-3", "qwen3"), stream(["a"]), stream(["b"]));
    expect(await words()).toMatchObject({ kind: "done", model: "qwen3" });
    expect(await words()).toMatchObject({ model: "qwen3" });
    expect(rig.server.received.map(({ path }) => path.slice(3))).toEqual([
      "/models",
      "/chat/completions",
      "/chat/completions",
    ]);
  });

  it("come from an endpoint that knows no count of tokens", async () => {
    rig.server.next(errorResponse(400, "unknown_parameter"), stream(["a"]), stream(["b"]));
    expect(await say()).toEqual({ said: "a", end: "well" });
    expect(await say()).toEqual({ said: "b", end: "well" });
    expect(rig.server.received.map(({ body }) => "stream_options" in body)).toEqual([true, false, false]);
  });
});

describe("the end of an answer", () => {
  it("is where another's part begins, wherever pieces are cut, and upstream is let go", async () => {
    rig.server.always(
      stream(["阿遥：灯亮", "着。\n", "An", "n", "：我走", "了"], { everyMs: 20, end: "never" }),
    );
    const outcome = await words({ speakers: { self: "阿遥", others: ["Ann"] } });
    expect(await readAll(outcome)).toEqual({ said: "灯亮着。", end: "well" });
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
    expect(rig.server.received[0]?.body.stop).toEqual(["\nAnn:", "\nAnn："]);
  });

  it("is before a template's mark", async () => {
    rig.server.next(stream(["Hi.<|im", "_end|>", "<|im_start|>user"]));
    expect(await say()).toEqual({ said: "Hi.", end: "well" });
  });

  it("is asked for without stop sequences where they are refused", async () => {
    rig.server.next(errorResponse(400, "unsupported_parameter"), stream(["a"]));
    expect(await say({ speakers: { self: "x", others: ["Ann"] } })).toEqual({ said: "a", end: "well" });
    expect(rig.server.received.map(({ body }) => "stop" in body)).toEqual([true, false]);
  });

  it("is a refusal when the model declines, asked once", async () => {
    rig.server.next(stream([{ refusal: "I can’t" }]));
    expect((await say()).end).toBe("refused");
    expect(rig.server.received).toHaveLength(1);
  });

  it("of a tool call alone is asked for again", async () => {
    const call = { tool_calls: [{ index: 0, function: { name: "look", arguments: "{}" } }] };
    rig.server.next(stream([call], { finish: "tool_calls" }), stream(["ok"]));
    expect(await say()).toEqual({ said: "ok", end: "well" });
    rig.server.next(stream(["ok", call], { finish: "tool_calls" }));
    expect(await say()).toEqual({ said: "ok", end: "well" });
  });

  it("of thoughts without their opening tag is a failure once, and they are hidden from then on", async () => {
    rig.server.always(stream(["hm, ", "let me", "</think>", "你好"], { everyMs: 20 }));
    expect(await say()).toEqual({ said: "hm, let me", end: "badAnswer" });
    expect(await say()).toEqual({ said: "你好", end: "well" });
    rig.server.next(stream(["hm, let"], { finish: "length" }), stream(["hm, let"], { finish: "length" }));
    expect((await say()).end).toBe("empty");
    // An answer without thoughts is shown, and the next one streams again.
    rig.server.next(stream(["你好"]), stream(["雾", "散了"], { everyMs: 20, end: "torn" }));
    expect(await say()).toEqual({ said: "你好", end: "well" });
    expect(await say()).toEqual({ said: "雾散了", end: "cut" });
  });
});

describe("what goes wrong before the first word is an outcome", () => {
  it("a first word too slow: timeout, not asked twice, upstream let go", async () => {
    rig.server.always(stream(["late"], { firstMs: 60_000 }));
    expect(await say({ timeoutMs: 80 })).toEqual({ said: "", end: "timeout" });
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
    expect(rig.server.received).toHaveLength(1);
  });

  it("429 with a wait that is short: asked again after it", async () => {
    rig.server.next(errorResponse(429, "slow_down", { "retry-after": "0.2" }), stream(["ok"]));
    const began = performance.now();
    expect(await say()).toEqual({ said: "ok", end: "well" });
    expect(performance.now() - began).toBeGreaterThan(190);
  });

  it("429 with a wait nobody would sit through: rateLimited at once", async () => {
    rig.server.always(errorResponse(429, "slow_down", { "retry-after": "3600" }));
    const outcome = await words();
    expect(outcome).toMatchObject({ kind: "failed", failure: { kind: "rateLimited", again: true } });
    expect(rig.server.received).toHaveLength(1);
  });

  it.each([
    ["nothing said", stream([]), "empty"],
    ["white space and thoughts only", stream(["  \n", "<think>hm</think>", " "]), "empty"],
    ["torn before a word", stream([], { end: "torn" }), "cut"],
    ["ended quietly before a word", stream([], { end: "quiet" }), "cut"],
    [
      "no JSON in the stream",
      respond(200, "data: {oops\n\n", { "content-type": "text/event-stream" }),
      "badAnswer",
    ],
    [
      "another shape",
      respond(200, 'data: {"choices":"x"}\n\n', { "content-type": "text/event-stream" }),
      "badAnswer",
    ],
    ["a web page", respond(200, "<html>", { "content-type": "text/html" }), "badAnswer"],
    ["a whole answer instead of a stream", completion("hi"), "badAnswer"],
    [
      "an error in the stream",
      respond(200, 'data: {"error":{"code":500}}\n\n', { "content-type": "text/event-stream" }),
      "down",
    ],
    ["500", errorResponse(500, "oops"), "down"],
  ])("%s: asked once more", async (_what, script, kind) => {
    rig.server.next(script);
    expect(await say()).toMatchObject({ end: "well" });
    expect(rig.server.received).toHaveLength(2);
    rig.server.next(script, script);
    expect((await say()).end).toBe(kind);
    expect(rig.server.received).toHaveLength(4);
  });

  it("a wrong key, an unknown model, a filter: refused, not asked again", async () => {
    for (const script of [errorResponse(401, "bad_key"), errorResponse(404, "model_not_found")]) {
      rig.server.next(script);
      expect((await say()).end).toBe("refused");
    }
    rig.server.next(stream([], { finish: "content_filter" }));
    const outcome = await words();
    expect(outcome).toMatchObject({ kind: "failed", failure: { kind: "refused", again: false } });
    expect(rig.server.received).toHaveLength(3);
  });

  it("nobody there: down", async () => {
    rig.settings.baseUrl = "http://127.0.0.1:1/v1";
    expect((await say()).end).toBe("down");
  });

  it("a redirect is not followed, and the key stays home", async () => {
    rig.server.always(respond(302, "", { location: "http://127.0.0.1:1/" }));
    expect((await say()).end).toBe("down");
    expect(rig.server.received.every(({ path }) => path.startsWith("/v1/"))).toBe(true);
  });
});

describe("what goes wrong later ends the stream", () => {
  it.each([
    ["torn", stream(["one "], { everyMs: 20, end: "torn" }), "cut"],
    ["ended quietly", stream(["one "], { everyMs: 20, end: "quiet" }), "cut"],
    ["silent for ever", stream(["one "], { end: "never" }), "timeout"],
    ["filtered", stream(["one "], { everyMs: 20, finish: "content_filter" }), "refused"],
  ])("%s", async (_what, script, end) => {
    rig.server.always(script);
    expect(await say({ timeoutMs: end === "timeout" ? 1000 : 20_000 })).toEqual({ said: "one ", end });
    expect(rig.server.received).toHaveLength(1);
  });

  it("an answer without end stops at the limit, and upstream with it", async () => {
    const piece = "x".repeat(256 * 1024);
    rig.server.always(stream(Array.from({ length: 200 }, () => piece)));
    const { said, end } = await say();
    expect(end).toBe("badAnswer");
    expect(said.length).toBeLessThan(17 * 1024 * 1024);
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
  });
});

describe("stopping", () => {
  it("by the signal, before and after the first word, reaches upstream", async () => {
    for (const script of [stream(["a"], { firstMs: 60_000 }), stream(["a"], { end: "never" })]) {
      rig.server.always(script);
      const controller = new AbortController();
      const saying = say({ signal: controller.signal });
      await expect.poll(() => rig.server.received.length).toBeGreaterThan(0);
      controller.abort();
      expect((await saying).end).toBe("cancelled");
      await expect.poll(() => rig.server.received.every(({ hungUp }) => hungUp)).toBe(true);
    }
  });

  it("by leaving the loop reaches upstream", async () => {
    rig.server.always(
      stream(
        Array.from({ length: 1000 }, () => "word "),
        { everyMs: 5 },
      ),
    );
    const outcome = await words();
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    for await (const delta of outcome.value.deltas) if (delta) break;
    expect((await outcome.value.ended).failure?.kind).toBe("cancelled");
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
  });

  it("an answer nobody reads ends by its time", async () => {
    rig.server.always(stream(["a", "b"], { everyMs: 10_000 }));
    const outcome = await words({ timeoutMs: 1000 });
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    expect((await outcome.value.ended).failure?.kind).toBe("timeout");
    await expect.poll(() => rig.server.received[0]?.hungUp).toBe(true);
  });

  it("a signal that fired already asks nobody", async () => {
    expect((await say({ signal: AbortSignal.abort() })).end).toBe("cancelled");
    expect(rig.server.received).toEqual([]);
  });

  it("the server's end stops all", async () => {
    rig.server.always(stream(["a"], { end: "never" }));
    const saying = [say(), say()];
    await expect.poll(() => rig.server.received.length).toBe(2);
    rig.llm.close();
    expect((await Promise.all(saying)).map(({ end }) => end)).toEqual(["cancelled", "cancelled"]);
  });
});
