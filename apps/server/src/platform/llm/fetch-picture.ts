import { createSafeFetch, type SafeFetch } from "../safe-fetch.ts";
import type { Endpoint } from "./ai-settings.ts";
import { LlmFailure } from "./llm-failure.ts";
import { limitResponse } from "./wire.ts";

const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

const guarded: SafeFetch = createSafeFetch({ maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });

const bad = (reason: string, cause?: unknown) => new LlmFailure("badAnswer", { reason, cause });

const whole = async (response: Response): Promise<Uint8Array> => {
  if (response.ok) return new Uint8Array(await limitResponse(response, MAX_BYTES).arrayBuffer());
  await response.body?.cancel();
  throw bad("picture_gone");
};

/**
 * Fetches a picture that a response only links to. The endpoint's own host is the operator's choice; every other
 * address passes the guard that protects inner networks. The key is not sent, and at most 32 MB are read.
 * @throws LlmFailure
 */
export async function fetchPicture(
  url: string,
  { baseUrl }: Endpoint,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!URL.canParse(url)) throw bad("no_address");
  if (new URL(url).origin === new URL(baseUrl).origin)
    return whole(await fetch(url, { signal, redirect: "error" }));
  const found = await guarded(url, { accept: "image/*", signal }).catch((error: unknown) => {
    throw bad("unsafe_address", error);
  });
  if (signal.aborted) throw signal.reason;
  if (found.status !== 200 || found.truncated) throw bad("picture_gone");
  return found.body;
}
