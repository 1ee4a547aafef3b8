import type { Endpoint } from "./ai-settings.ts";
import { LlmFailure, type LlmFailureKind } from "./llm-failure.ts";

/** What may come back: its content type, and how many bytes at most. */
export interface Expected {
  type: RegExp;
  maxBytes: number;
}

export const expectedJson: Expected = { type: /^application\/(\w+\+)?json\b/, maxBytes: 4 * 1024 * 1024 };
export const expectedPictures: Expected = { ...expectedJson, maxBytes: 64 * 1024 * 1024 };
export const expectedEvents: Expected = { type: /^text\/event-stream\b/, maxBytes: 16 * 1024 * 1024 };
export const expectedSound: Expected = {
  type: /^(audio\/|application\/octet-stream\b)/,
  maxBytes: 32 * 1024 * 1024,
};

const ERROR_BYTES = 8 * 1024;

/**
 * Sends a request to the endpoint: redirects are an error, the key goes nowhere else.
 * @throws LlmFailure when it is refused or the content type is wrong; `fetch`'s own error when nobody is there
 */
export async function send(
  { baseUrl, apiKey }: Endpoint,
  { url, init, expected }: { url: string; init: RequestInit; expected: Expected },
): Promise<Response> {
  // Libraries may follow an address found in a response; that would be somebody else's choice.
  if (!url.startsWith(`${baseUrl}/`)) throw new LlmFailure("badAnswer", { reason: "foreign_address" });
  const headers = new Headers(init.headers);
  if (apiKey) headers.set("authorization", `Bearer ${apiKey}`);
  const response = await fetch(url, { ...init, headers, redirect: "error" });
  if (!response.ok) throw await refusal(response);
  if (!expected.type.test(response.headers.get("content-type") ?? "")) {
    await response.body?.cancel();
    throw new LlmFailure("badAnswer", { reason: "wrong_content_type" });
  }
  return response;
}

/** `send` in the shape of `fetch`, for libraries; a response beyond the limit breaks off with `badAnswer`. */
export function wireFetch(endpoint: Endpoint, expected: Expected): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    return limitResponse(await send(endpoint, { url, init, expected }), expected.maxBytes);
  };
}

/** A response that breaks off with `badAnswer` beyond `maxBytes`. */
export const limitResponse = ({ body, status, headers }: Response, maxBytes: number): Response =>
  new Response(body?.pipeThrough(atMost(maxBytes)), { status, headers });

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new LlmFailure("badAnswer", { reason: "too_long" }));
      else controller.enqueue(chunk);
    },
  });
}

function kindOf(status: number): LlmFailureKind {
  if (status === 429) return "rateLimited";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "down" : "refused";
}

async function refusal(response: Response): Promise<LlmFailure> {
  const reason = reasonIn(await beginningOf(response).catch(() => ""));
  const retryAfterMs = retryAfterOf(response.headers);
  return new LlmFailure(kindOf(response.status), { status: response.status, reason, retryAfterMs });
}

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ERROR_BYTES) break;
  }
  return text;
}

/** The code or type of an error in OpenAI's shape, when it is one word; sentences may quote people or the key. */
function reasonIn(text: string): string | undefined {
  for (const name of ["code", "type"]) {
    const word = new RegExp(`"${name}"\\s*:\\s*"([\\w.-]{1,60})"`).exec(text)?.[1];
    if (word !== undefined) return word;
  }
  return undefined;
}

/** `Retry-After` in seconds or as a date, or OpenAI's own `retry-after-ms`. */
function retryAfterOf(headers: Headers): number | undefined {
  const ms = Number(headers.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers.get("retry-after");
  if (text === null) return undefined;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
