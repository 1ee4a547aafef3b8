import { REQUEST_TIMEOUT_MS } from "@4d/contract";
import { lang } from "../i18n/i18n.ts";
import { setServerTime } from "../server-clock.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";
import { TransportError } from "./errors.ts";

/** The API's address; the same origin, or the dev proxy. */
export const API_BASE = "/api";

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON value, or FormData, Blob and bytes sent as they are. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Completes even if the page is closed. */
  keepalive?: boolean | undefined;
}

function isRaw(body: unknown): body is FormData | Blob | ArrayBuffer {
  return body instanceof FormData || body instanceof Blob || body instanceof ArrayBuffer;
}

function initOf({ method, headers, body }: Outgoing): RequestInit {
  const common = { "accept-language": lang.get() === "en" ? "en" : "zh-CN", ...headers };
  if (body === undefined || body === null) return { method, headers: common };
  if (isRaw(body)) return { method, headers: common, body };
  return { method, headers: { ...common, "content-type": "application/json" }, body: JSON.stringify(body) };
}

/**
 * Aborts with the first of the signals, as AbortSignal.any does, which Chrome before 116 and Safari before 17.4 lack.
 * Once `ended` aborts, it listens to none of them.
 */
function firstOf(signals: readonly AbortSignal[], ended: AbortController): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    signal.addEventListener("abort", () => first.abort(signal.reason), { signal: ended.signal });
  }
  return first.signal;
}

/** One request, without retries or interpretation: resolves with the envelope, rejects with a TransportError. */
export async function exchange(outgoing: Outgoing): Promise<Envelope> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const ended = new AbortController();
  const signal = outgoing.signal === undefined ? timeout : firstOf([timeout, outgoing.signal], ended);
  const sentAt = performance.now();
  try {
    const response = await fetch(API_BASE + outgoing.url, {
      ...initOf(outgoing),
      ...(outgoing.keepalive === true ? { keepalive: true } : {}),
      signal,
    });
    setServerTime(response.headers.get("date"), sentAt);
    const envelope = readEnvelope(await response.text());
    if (envelope === null) throw new TransportError("network");
    return envelope;
  } catch (error) {
    if (error instanceof TransportError) throw error;
    if (timeout.aborted) throw new TransportError("timeout");
    throw new TransportError(outgoing.signal?.aborted === true ? "abort" : "network");
  } finally {
    ended.abort();
  }
}
