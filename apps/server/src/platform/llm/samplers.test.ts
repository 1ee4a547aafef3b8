import { afterEach, beforeEach, expect, it } from "vitest";
import { errorResponse } from "../../../../../scripts/lib/openai-server.ts";
import { type LlmRig, readAll, startLlmRig } from "../../testing/llm-rig.ts";
import type { WordsAsk } from "./llm.ts";

let rig: LlmRig;
beforeEach(async () => {
  rig = await startLlmRig({ models: "small, large ,large,," });
});
afterEach(() => rig.close());

const lines = [{ role: "user", content: "hello" }] as const;
const say = async (more: Partial<WordsAsk> = {}) => readAll(await rig.llm.words({ lines, ...more }));
const sent = () => rig.server.received.map(({ body }) => body);
const refusal = errorResponse(400, "unknown_parameter");
const NAMES = ["top_p", "frequency_penalty", "presence_penalty", "min_p", "top_k", "repetition_penalty"];
const samplersOf = (body: object | undefined) => NAMES.filter((name) => Object.hasOwn(body ?? {}, name));

it("sends only the samplers that are set, zero among them", async () => {
  await say({ samplers: { topP: 0.9, presencePenalty: 0, minP: 0.05, topK: undefined } });
  await say();
  expect(sent()[0]).toMatchObject({ top_p: 0.9, presence_penalty: 0, min_p: 0.05 });
  expect(sent().map(samplersOf)).toEqual([["top_p", "presence_penalty", "min_p"], []]);
});

it("does without the unusual samplers where they are refused, and remembers it", async () => {
  rig.server.next(refusal);
  const samplers = { topP: 0.9, topK: 40, repetitionPenalty: 1.1 };
  expect(await say({ samplers })).toMatchObject({ end: "well" });
  await say({ samplers });
  expect(sent().map(samplersOf)).toEqual([["top_p", "top_k", "repetition_penalty"], ["top_p"], ["top_p"]]);
  expect(sent().map((body) => "stream_options" in body)).toEqual([true, true, true]);
});

it("does without all of them where a number is refused, for that request only", async () => {
  rig.server.next(refusal, refusal);
  expect(await say({ samplers: { topP: 0.9 }, temperature: 1 })).toMatchObject({ end: "well" });
  await say({ samplers: { topP: 0.5 } });
  expect(sent().map(samplersOf)).toEqual([["top_p"], ["top_p"], [], ["top_p"]]);
  expect(sent()[2]).toMatchObject({ temperature: 1 });
  expect(sent().map((body) => "stream_options" in body)).toEqual([true, false, false, true]);
});

it("asks a model by name where the operator allows it, else the configured one", async () => {
  expect(await rig.llm.models()).toEqual({ names: ["small", "large"], answer: 600 });
  for (const model of ["large", "huge", "", undefined]) await say({ model });
  expect(sent().map(({ model }) => model)).toEqual(["large", "chat", "chat", "chat"]);
});

it("learns of each model by itself", async () => {
  rig.server.next(errorResponse(404, "model_not_found"));
  rig.server.next(errorResponse(404, "model_not_found"), errorResponse(404, "model_not_found"));
  for (let times = 0; times < 3; times += 1)
    expect(await say({ model: "small" })).toMatchObject({ end: "refused" });
  expect(await say()).toMatchObject({ end: "well" });
  expect(await say({ model: "small" })).toMatchObject({ end: "resting" });
  expect(await rig.llm.words({ lines, model: "large" })).toMatchObject({ kind: "done", model: "large" });
});

it("has room for the answer that the operator allows", async () => {
  expect(await rig.llm.room()).toMatchObject({ window: 8192, answer: 600 });
  rig.settings.answerTokens = 200;
  expect(await rig.llm.room()).toMatchObject({ answer: 200 });
});
