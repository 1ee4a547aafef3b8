/** The operator's settings for AI models, from the environment or the system settings (`ai-providers §1`). */
export interface AiSettings {
  /** The address up to and including `/v1`; absent or empty means no model: the built-in engine answers. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  /** Absent: the first the endpoint lists. */
  model?: string | undefined;
  imageModel?: string | undefined;
  ttsModel?: string | undefined;
  guardModel?: string | undefined;
  imageBaseUrl?: string | undefined;
  imageApiKey?: string | undefined;
  ttsBaseUrl?: string | undefined;
  ttsApiKey?: string | undefined;
  /** Limit to the first word, and again from there to the last. */
  timeoutMs?: number | undefined;
  /** How many calls may be under way at once; more wait. */
  concurrency?: number | undefined;
  /** The window of the model that writes, in tokens; 8,192 when absent. */
  contextTokens?: number | undefined;
  /** The most tokens of an answer in words; 600 when absent. */
  answerTokens?: number | undefined;
  /** Other models of the main endpoint that may be asked for words by name, with commas between them. */
  models?: string | undefined;
}

/** The models that may be asked for by name. Pure. */
export const allowedModels = ({ models = "" }: Pick<AiSettings, "models">): string[] => [
  ...new Set(
    models
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];

/** What models are used for. */
export const purposes = ["words", "structured", "pictures", "speech", "guard"] as const;
export type Purpose = (typeof purposes)[number];

/** The endpoint for one purpose. */
export interface Endpoint {
  baseUrl: string;
  apiKey: string | undefined;
  /** Absent: the first the endpoint lists. */
  model: string | undefined;
}

/**
 * The endpoint of a purpose; undefined when the operator configured none.
 * @param wanted a model of words to be asked instead of the configured one; ignored where it is not allowed
 */
export function endpointFor(purpose: Purpose, settings: AiSettings, wanted?: string): Endpoint | undefined {
  const { baseUrl, apiKey, model, imageModel, ttsModel, guardModel } = settings;
  // A key belongs to its address: another address without a key of its own gets none.
  const own = (url: string | undefined, key: string | undefined, named: string | undefined) =>
    named ? endpoint(url || baseUrl, url ? key : (key ?? apiKey), named) : undefined;
  switch (purpose) {
    case "words":
      return endpoint(
        baseUrl,
        apiKey,
        wanted !== undefined && allowedModels(settings).includes(wanted) ? wanted : model,
      );
    case "structured":
      return endpoint(baseUrl, apiKey, model);
    case "pictures":
      return own(settings.imageBaseUrl, settings.imageApiKey, imageModel);
    case "speech":
      return own(settings.ttsBaseUrl, settings.ttsApiKey, ttsModel);
    case "guard":
      return own(undefined, undefined, guardModel);
  }
}

function endpoint(baseUrl: string | undefined, apiKey: string | undefined, model: string | undefined) {
  if (!baseUrl) return undefined;
  return { baseUrl: baseUrl.replace(/\/+$/, ""), apiKey: apiKey || undefined, model: model || undefined };
}
