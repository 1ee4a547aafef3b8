import type { AiSettings } from "../../platform/llm/ai-settings.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "./read-settings.ts";

/** What the environment says that still holds when the settings name another address. */
function besides({ timeoutMs, concurrency, ...given }: AiSettings): AiSettings {
  const { imageBaseUrl, imageApiKey, imageModel, ttsBaseUrl, ttsApiKey, ttsModel } = given;
  return {
    timeoutMs,
    concurrency,
    ...(imageBaseUrl ? { imageBaseUrl, imageApiKey, imageModel } : {}),
    ...(ttsBaseUrl ? { ttsBaseUrl, ttsApiKey, ttsModel } : {}),
  };
}

/**
 * AI models as the system settings say, and where they say nothing, the environment (`creations §4`). A key goes
 * with its address: an address in the settings never gets a key of the environment.
 */
export async function aiModels(services: Services): Promise<AiSettings> {
  const { ai } = await readSettings(services);
  const given: AiSettings = ai.baseUrl === undefined ? services.config.ai : besides(services.config.ai);
  return {
    ...given,
    ...(ai.imageBaseUrl === undefined ? {} : { imageApiKey: undefined }),
    ...(ai.ttsBaseUrl === undefined ? {} : { ttsApiKey: undefined }),
    ...Object.fromEntries(Object.entries(ai).filter(([, value]) => value !== undefined)),
  };
}
