/** Keys of AI models: they go in and never come out. */
export const AI_KEYS = ["apiKey", "imageApiKey", "ttsApiKey"] as const;
export type AiKey = (typeof AI_KEYS)[number];

/** Where models are asked; absent or null says nothing, "" switches off. */
export interface AiAddresses {
  baseUrl?: string | null | undefined;
  imageBaseUrl?: string | null | undefined;
  ttsBaseUrl?: string | null | undefined;
}

/** Scheme, host and port of an address as the network sees them; "" for none. */
export const originOf = (address: string | null | undefined): string =>
  address && URL.canParse(address) ? new URL(address).origin : "";

/**
 * To which origin each key goes, by the settings over the environment; "" to none. A key for pictures or speech
 * without an address of its own goes where words go. Pure, so that the screen says what the server does.
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
 * Whether a key stays where addresses change: it was given for one origin, and goes to no other. Where models are
 * switched off it goes nowhere, so it stays.
 */
export const isKeyUsableAt = (givenFor: string, goesTo: string): boolean =>
  goesTo === "" || goesTo === givenFor;
