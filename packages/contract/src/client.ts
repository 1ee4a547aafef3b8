import { CLIENT_CAPABILITIES } from "./client-capabilities.ts";
import type { CallOf, Endpoint, OutputOf } from "./endpoint.ts";

/** A request ready for any transport: path filled in, query appended, body untouched. */
export interface Request {
  endpoint: Endpoint;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Sends a request and resolves with the envelope's `data`, or rejects with the transport's own error. */
export type Send = (request: Request) => Promise<unknown>;

type Scalar = string | number | boolean | null | undefined;

interface Parts {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar>;
  headers?: Record<string, string>;
  body?: unknown;
}

function urlOf(endpoint: Endpoint, parts: Parts): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const search = params.toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Turns an operation and its parts into a request, including the capabilities header. */
export function requestOf(endpoint: Endpoint, parts: Parts = {}): Request {
  const headers = { knows: CLIENT_CAPABILITIES, ...parts.headers };
  return { endpoint, url: urlOf(endpoint, parts), headers, body: parts.body };
}

/** The typed call: `call(api.users.self)`, `call(api.friends.add, { query: { friendId } })`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...parts: Record<never, never> extends CallOf<E> ? [parts?: CallOf<E>] : [parts: CallOf<E>]
) => Promise<OutputOf<E>>;

/**
 * Builds the typed client over a transport. Tests check the server's responses against the schemas, so they are trusted
 * here.
 */
export function createClient(send: Send): Call {
  return (endpoint, ...parts) => send(requestOf(endpoint, parts[0])) as Promise<OutputOf<typeof endpoint>>;
}
