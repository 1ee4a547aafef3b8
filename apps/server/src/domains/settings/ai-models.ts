import { AI_KEYS, keyOrigins } from "@4d/contract";
import type { AiSettings } from "../../platform/llm/ai-settings.ts";
import type { Services } from "../../platform/services.ts";
import { keysOf } from "./key-origins.ts";
import { readSettings } from "./read-settings.ts";

/** The parts of the environment's configuration that still apply when the settings name another address. */
function separateEndpoints({
  timeoutMs,
  concurrency,
  contextTokens,
  answerTokens,
  ...given
}: AiSettings): AiSettings {
  const { imageBaseUrl, imageApiKey, imageModel, ttsBaseUrl, ttsApiKey, ttsModel } = given;
  return {
    timeoutMs,
    concurrency,
    contextTokens,
    answerTokens,
    ...(imageBaseUrl ? { imageBaseUrl, imageApiKey, imageModel } : {}),
    ...(ttsBaseUrl ? { ttsBaseUrl, ttsApiKey, ttsModel } : {}),
  };
}

/**
 * AI models as configured in the system settings, and otherwise in the environment (`ai-providers §1.2`). A key stays
 * with its address: an address in the settings never gets a key from the environment, and a key in the settings is only
 * sent to the origin it was entered for, whatever either says since.
 */
export async function aiModels(services: Services): Promise<AiSettings> {
  const { ai } = await readSettings(services);
  const environment = services.config.ai;
  const { keysFor: _, ...set } = ai;
  for (const name of AI_KEYS) delete set[name];
  const given: AiSettings = ai.baseUrl === undefined ? environment : separateEndpoints(environment);
  return {
    ...given,
    ...(ai.imageBaseUrl === undefined ? {} : { imageApiKey: undefined }),
    ...(ai.ttsBaseUrl === undefined ? {} : { ttsApiKey: undefined }),
    ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    ...keysOf(ai, keyOrigins(ai, environment)),
  };
}
