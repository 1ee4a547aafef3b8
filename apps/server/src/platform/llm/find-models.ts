import * as z from "zod";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { createLlm } from "./create-llm.ts";
import type { LlmFailure } from "./llm-failure.ts";
import { type Expected, wireFetch } from "./wire.ts";

/** Where programs that run models listen on the machine they were installed on; the last is the compose profile's. */
const USUAL_PLACES: readonly { program: string; baseUrl: string }[] = [
  { program: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { program: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
  { program: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
  { program: "vLLM", baseUrl: "http://127.0.0.1:8000/v1" },
  { program: "Ollama", baseUrl: "http://ollama:11434/v1" },
];
/** Milliseconds for one place to list its models. */
const LOOK_MS = 2_000;
/** Milliseconds to the first word of a trial: a program may have to load its model. */
const TRY_MS = 60_000;
const MODELS_MOST = 100;
const expectedList: Expected = { type: /^application\/(\w+\+)?json\b/, maxBytes: 512 * 1024 };

/** A program that runs models, and what it has. */
export interface FoundPlace {
  /** Which program usually listens there; "" for an address somebody named. */
  program: string;
  baseUrl: string;
  models: string[];
}

const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

async function modelsAt(baseUrl: string): Promise<string[]> {
  const endpoint = { baseUrl, apiKey: undefined, model: undefined };
  const signal = AbortSignal.timeout(LOOK_MS);
  const response = await wireFetch(endpoint, expectedList)(`${baseUrl}/models`, { signal });
  return list.parse(await response.json()).data.map(({ id }) => id);
}

/**
 * Looks for models at the usual places of this machine, or at one address only; within two seconds. No key is sent,
 * and nobody who does not list models in OpenAI's shape is found.
 */
export async function findModels(address: string | undefined): Promise<FoundPlace[]> {
  const places =
    address === undefined ? USUAL_PLACES : [{ program: "", baseUrl: address.replace(/\/+$/u, "") }];
  const found = await Promise.all(
    places.map(async (place) => {
      const models = await modelsAt(place.baseUrl).catch((): string[] => []);
      return { ...place, models: models.slice(0, MODELS_MOST) };
    }),
  );
  return found.filter(({ models }) => models.length > 0);
}

/** What a model said, or why it did not. */
export type ModelTrial = { text: string; ms: number } | { failure: LlmFailure };

const TRIAL = "Say hello in one short sentence.";
const TRIAL_TOKENS = 60;
const TRIAL_MAX = 300;
const uncounted = { llmEnded() {}, llmTokens() {}, llmFirstWords() {} };

/** Has a model say one line. No key is sent. */
export async function tryModel(
  { baseUrl, model }: { baseUrl: string; model: string },
  { log, clock, signal }: { log: Log; clock: Clock; signal: AbortSignal },
): Promise<ModelTrial> {
  const settings = async () => ({ baseUrl, model, timeoutMs: TRY_MS });
  const llm = createLlm({ settings, metrics: uncounted, log, clock });
  const began = performance.now();
  const lines = [{ role: "user" as const, content: TRIAL }];
  const outcome = await llm.words({ lines, maxTokens: TRIAL_TOKENS, signal });
  if (outcome.kind === "failed") return outcome;
  // A trial asks one endpoint of its own, which is configured and neither rests nor is busy.
  if (outcome.kind === "unavailable") throw new Error(`no model was asked: ${outcome.reason}`);
  let text = "";
  try {
    for await (const piece of outcome.value.deltas) text += piece;
  } catch {
    // The first words are proof enough.
  }
  return { text: text.trim().slice(0, TRIAL_MAX).toWellFormed(), ms: Math.round(performance.now() - began) };
}
