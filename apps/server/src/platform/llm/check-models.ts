import { type AiSettings, endpointFor, purposes } from "./ai-settings.ts";

/** Endpoints need not list their models; these statuses still prove that they are up and accept the key. */
const THERE = new Set([404, 405, 429, 501]);

/**
 * Asks every AI endpoint for its model list, which costs nothing. Returns whether any endpoint is configured.
 * @throws naming the endpoint that is unavailable or refuses its key
 */
export async function checkModels(settings: AiSettings, signal: AbortSignal): Promise<boolean> {
  const endpoints = purposes.flatMap((purpose) => endpointFor(purpose, settings) ?? []);
  const once = new Map(endpoints.map((one) => [`${one.baseUrl} ${one.apiKey ?? ""}`, one]));
  for (const { baseUrl, apiKey } of once.values()) {
    const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    const { host } = new URL(baseUrl);
    const response = await fetch(`${baseUrl}/models`, { headers, signal, redirect: "error" }).catch(
      (cause: unknown) => {
        throw new Error(`${host} does not answer`, {
          cause: cause instanceof Error ? (cause.cause ?? cause) : cause,
        });
      },
    );
    await response.body?.cancel();
    if (!response.ok && !THERE.has(response.status)) throw new Error(`${host} answers ${response.status}`);
  }
  return once.size > 0;
}
