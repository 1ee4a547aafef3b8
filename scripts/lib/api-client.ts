import { type Call, createClient, errors, type Request } from "@4d/contract";

/** A response whose code is not 200; `code` is the envelope's. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: number;
  constructor(code: number, message: string) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

const TIMEOUT_MS = 20_000;

/**
 * The typed client of the contract over fetch, as any program outside would call the server.
 * @param accessToken the token, or a function that returns the present one
 * @throws ApiError for every code but 200, a plain Error when no response came within 20 s
 */
export function clientOf(origin: string, accessToken?: string | (() => string)): Call {
  return createClient(async ({ endpoint, url, headers, body }: Request) => {
    const token = typeof accessToken === "function" ? accessToken() : accessToken;
    const response = await fetch(`${origin}/api${url}`, {
      method: endpoint.method,
      headers: {
        ...headers,
        ...(token ? { accessToken: token } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(noResponse);
    const envelope: unknown = await response.json().catch(noResponse);
    const { code, message, data } = readEnvelope(envelope);
    if (code !== 200) throw new ApiError(code, message);
    return data;
  });
}

/** The envelope of every response of the API. @throws ApiError when it is not one. */
export function readEnvelope(value: unknown): { code: number; message: string; data: unknown } {
  if (typeof value !== "object" || value === null || !("code" in value) || !("data" in value)) {
    throw new ApiError(errors.failed.code, "the response is no envelope");
  }
  const message = "message" in value ? String(value.message) : "";
  return { code: Number(value.code), message, data: value.data };
}

// A time-out's own error has a number as its code, which a reader would mistake for the server's.
function noResponse(cause: unknown): never {
  throw new Error("the server did not respond", { cause });
}
