import { afterEach, beforeEach, expect, it } from "vitest";
import { errorResponse, stream } from "../../../../../scripts/lib/openai-server.ts";
import { type LlmRig, readAll, startLlmRig } from "../../testing/llm-rig.ts";
import { purposes } from "./ai-settings.ts";
import { LlmFailure, llmFailureKinds } from "./llm-failure.ts";

let rig: LlmRig;
beforeEach(async () => {
  rig = await startLlmRig({ concurrency: 2 });
});
afterEach(() => rig.close());

const lines = [{ role: "user", content: "plum-question" }] as const;
const say = async (owner = "mei") => readAll(await rig.llm.words({ lines, owner }));

it("without an address every call says so, with a sentence", async () => {
  rig.settings.baseUrl = undefined;
  expect(await rig.llm.capabilities()).toEqual(Object.fromEntries(purposes.map((one) => [one, false])));
  const none = { kind: "unavailable", reason: "notConfigured", sentence: { zh: "没有配置 AI 模型" } };
  expect(await rig.llm.words({ lines })).toMatchObject(none);
  expect(await rig.llm.pictures({ prompt: "a" })).toMatchObject(none);
  expect(await rig.llm.speech({ text: "a" })).toMatchObject(none);
  expect(await rig.llm.moderate({ text: "a" })).toMatchObject(none);
});

it("an endpoint that fails three times rests; then one call tries, and all is well again", async () => {
  rig.server.always(errorResponse(503, "overloaded"));
  expect((await say()).end).toBe("down");
  expect((await say()).end).toBe("down");
  expect(rig.server.received).toHaveLength(3);
  expect((await say()).end).toBe("resting");
  expect(rig.server.received).toHaveLength(3);
  rig.clock.advance(30_000);
  rig.server.always(stream(["ok"], { everyMs: 50 }));
  const trying = say();
  await expect.poll(() => rig.server.received.length).toBe(4);
  expect((await say("otto")).end).toBe("resting");
  expect(await trying).toEqual({ said: "ok", end: "well" });
  expect(await say("otto")).toEqual({ said: "ok", end: "well" });
});

it("other settings are another endpoint: no rest there", async () => {
  rig.server.always(errorResponse(401, "bad_key"));
  for (let n = 0; n < 3; n += 1) expect((await say()).end).toBe("refused");
  expect((await say()).end).toBe("resting");
  rig.settings.apiKey = "sk-other";
  rig.server.always(stream(["ok"]));
  expect(await say()).toEqual({ said: "ok", end: "well" });
});

it("one person's odd requests and stops close it for nobody", async () => {
  rig.server.always(errorResponse(400, "context_length_exceeded"));
  for (let n = 0; n < 5; n += 1) expect((await say()).end).toBe("refused");
  rig.server.always(stream(["ok"]));
  expect(await say()).toEqual({ said: "ok", end: "well" });
});

it("no more than allowed are under way at once, and all get their turn", async () => {
  let open = 0;
  let most = 0;
  const slow = stream(["a", "b"], { everyMs: 20 });
  rig.server.always(async (answer, heard) => {
    open += 1;
    most = Math.max(most, open);
    answer.on("close", () => {
      open -= 1;
    });
    await slow(answer, heard);
  });
  const all = await Promise.all(Array.from({ length: 12 }, (_, n) => say(`owner ${n % 3}`)));
  expect(all.every(({ said }) => said === "ab")).toBe(true);
  // One response's connection may close a moment after the next began.
  expect(most).toBeLessThanOrEqual(3);
});

it("who would wait behind twenty wishes of their own is told so, and keeps nobody else's from being heard", async () => {
  rig.server.always(stream(["a"], { end: "never" }));
  const requests = Array.from({ length: 21 }, () => rig.llm.words({ lines, owner: 1, timeoutMs: 2000 }));
  await expect.poll(() => rig.server.received.length).toBe(1);
  expect(await rig.llm.words({ lines, owner: 1 })).toMatchObject({ kind: "unavailable", reason: "busy" });
  const other = await rig.llm.words({ lines, owner: 2, timeoutMs: 2000 });
  expect(other.kind).toBe("done");
  const ends = await Promise.all(requests.map(async (request) => (await readAll(await request)).end));
  // Including those who waited too long.
  expect(new Set(ends)).toEqual(new Set(["timeout"]));
});

it("neither key nor anybody's words are logged, nor what the endpoint says of them", async () => {
  rig.server.next(errorResponse(401, "bad_key"));
  await say();
  rig.server.next(errorResponse(500, "oops"), errorResponse(500, "oops"));
  await say();
  const log = rig.logged.join("");
  expect(log).toContain("a call to a model failed");
  expect(log).toContain('"reason":"bad_key"');
  for (const secret of ["sk-secret-key", "plum-question", "Sorry"]) expect(log).not.toContain(secret);
});

it("every failure has a sentence in both languages", () => {
  for (const kind of llmFailureKinds) {
    const { zh, en } = new LlmFailure(kind).sentence;
    expect(zh).toMatch(/^\p{Script=Han}|^AI/u);
    expect(en.length).toBeGreaterThan(5);
  }
  const again = llmFailureKinds.filter((kind) => !new LlmFailure(kind).again);
  expect(again).toEqual(["refused"]);
});
