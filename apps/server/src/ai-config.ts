import { z } from "zod";
import { ConfigError, url } from "./config-parts.ts";

/** The base address of an OpenAI-compatible endpoint; its key has a variable of its own. */
const address = url("http", "https").refine((text) => {
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === "";
}, "must be an address without a password, a question mark or a hash");
/** Sent as is in a header. */
const key = z.string().regex(/^[\x21-\x7e]{1,500}$/, "must be one word of plain letters");
const model = z.string().max(200);

/** Environment variables for AI models (`ai-providers §1.1`). */
export const aiVariables = {
  AI_BASE_URL: address.optional(),
  AI_API_KEY: key.optional(),
  AI_MODEL: model.optional(),
  AI_MODELS: z.string().max(2000).optional(),
  AI_IMAGE_MODEL: model.optional(),
  AI_SPEECH_MODEL: model.optional(),
  AI_GUARD_MODEL: model.optional(),
  AI_IMAGE_BASE_URL: address.optional(),
  AI_IMAGE_API_KEY: key.optional(),
  AI_SPEECH_BASE_URL: address.optional(),
  AI_SPEECH_API_KEY: key.optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(1024).max(2_000_000).optional(),
  AI_ANSWER_TOKENS: z.coerce.number().int().min(50).max(2000).default(600),
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(10_000).default(256),
};

const shape = z.object(aiVariables);
type AiEnvironment = z.infer<typeof shape>;

/** Variables that require another; where several are listed, one of them is enough. */
const needs: readonly [keyof AiEnvironment, ...(keyof AiEnvironment)[]][] = [
  ["AI_API_KEY", "AI_BASE_URL"],
  ["AI_MODEL", "AI_BASE_URL"],
  ["AI_MODELS", "AI_BASE_URL"],
  ["AI_GUARD_MODEL", "AI_BASE_URL"],
  ["AI_IMAGE_MODEL", "AI_IMAGE_BASE_URL", "AI_BASE_URL"],
  ["AI_SPEECH_MODEL", "AI_SPEECH_BASE_URL", "AI_BASE_URL"],
  ["AI_IMAGE_BASE_URL", "AI_IMAGE_MODEL"],
  ["AI_IMAGE_API_KEY", "AI_IMAGE_MODEL"],
  ["AI_SPEECH_BASE_URL", "AI_SPEECH_MODEL"],
  ["AI_SPEECH_API_KEY", "AI_SPEECH_MODEL"],
];

/** AI models in the shape of `platform/llm/ai-settings.ts`. @throws ConfigError naming each missing variable */
export function readAiConfig(env: AiEnvironment) {
  const alone = needs.filter(([name, ...others]) => env[name] && !others.some((other) => env[other]));
  if (alone.length > 0) {
    throw new ConfigError(
      alone
        .map(([name, other]) => `The environment variable ${other} is missing: ${name} needs it.`)
        .join("\n"),
    );
  }
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    models: env.AI_MODELS,
    imageModel: env.AI_IMAGE_MODEL,
    ttsModel: env.AI_SPEECH_MODEL,
    guardModel: env.AI_GUARD_MODEL,
    imageBaseUrl: env.AI_IMAGE_BASE_URL,
    imageApiKey: env.AI_IMAGE_API_KEY,
    ttsBaseUrl: env.AI_SPEECH_BASE_URL,
    ttsApiKey: env.AI_SPEECH_API_KEY,
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
    concurrency: env.AI_CONCURRENCY,
    contextTokens: env.AI_CONTEXT_TOKENS,
    answerTokens: env.AI_ANSWER_TOKENS,
  };
}
