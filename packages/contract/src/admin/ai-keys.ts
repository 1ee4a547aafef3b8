import { parseUrl } from "../parse-url.ts";

/** Keys of AI models. They are write-only. */
export const AI_KEYS = ["apiKey", "imageApiKey", "ttsApiKey"] as const;
export type AiKey = (typeof AI_KEYS)[number];

/** Addresses of the AI models. Absent or null sets nothing; "" switches the model off. */
export interface AiAddresses {
  baseUrl?: string | null | undefined;
  imageBaseUrl?: string | null | undefined;
  ttsBaseUrl?: string | null | undefined;
}

/** Scheme, host and port of an address; "" for none. */
export const originOf = (address: string | null | undefined): string => parseUrl(address ?? "")?.origin ?? "";

/**
 * The origin each key is sent to, settings taking precedence over the environment; "" for none. An image or speech key
 * without its own address goes to the text model's. Pure, so that the screen shows what the server does.
 */
export function keyOrigins(set: AiAddresses, environment: AiAddresses): Record<AiKey, string> {
  const base = originOf(set.baseUrl ?? environment.baseUrl);
  return {
    apiKey: base,
    imageApiKey: originOf(set.imageBaseUrl ?? environment.imageBaseUrl) || base,
    ttsApiKey: originOf(set.ttsBaseUrl ?? environment.ttsBaseUrl) || base,
  };
}

/**
 * Whether a key survives a change of addresses. A key was given for one origin and is sent to no other. Where models
 * are switched off it is sent nowhere, so it stays.
 */
export const isKeyUsableAt = (givenFor: string, goesTo: string): boolean =>
  goesTo === "" || goesTo === givenFor;
