import { type Call, createClient, OK, type Request } from "@4d/contract";
import { toast } from "../dialogs.ts";
import { t } from "../i18n/i18n.ts";
import { noteFault } from "../last-fault.ts";
import { secondFactorRequired, signOut, tokens } from "../session.ts";
import type { Envelope } from "./envelope.ts";
import { ApiError, TransportError } from "./errors.ts";
import { afterRefresh, refreshTokens } from "./refresh.ts";
import { exchange } from "./transport.ts";

const NO_TOKEN = 400;
const TOKEN_EXPIRED = 401;
const NO_FACTOR = 10005;

export interface CallOptions {
  /** Failures are only rejected, not toasted. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Completes even if the page is closed. */
  keepalive?: boolean;
}
type Attempt = (accessToken: string | undefined) => Promise<Envelope>;

function toastUnlessQuiet(text: string, { quiet }: CallOptions): void {
  if (quiet !== true && text !== "") toast(text);
}

/** Ends the login and rejects: code 400, and a 401 that no refresh could fix (`rules §8.2`). */
function endLogin({ code, message, data }: Envelope): never {
  signOut();
  throw new ApiError(code, message, data);
}

async function withRefresh(attempt: Attempt): Promise<Envelope> {
  await afterRefresh();
  const used = tokens()?.accessToken;
  const first = await attempt(used);
  if (first.code !== TOKEN_EXPIRED) return first;
  const result = await refreshTokens(used ?? "");
  if (result === "unreachable") throw new TransportError("network");
  if (result === "refused") return endLogin(first);
  const second = await attempt(tokens()?.accessToken);
  return second.code === TOKEN_EXPIRED ? endLogin(second) : second;
}

/**
 * Runs an attempt through the error catalogue (`rules §8.2`): 200 resolves with data, 400 exits, 401 refreshes
 * once and repeats, other codes toast the server's sentence for 1.5 s and reject with ApiError; network and
 * timeout toast and reject with TransportError. Uploads use it with their own attempt.
 */
export async function settle(attempt: Attempt, options: CallOptions): Promise<unknown> {
  try {
    const response = await withRefresh(attempt);
    if (response.code === OK) return response.data;
    if (response.code === NO_TOKEN) return endLogin(response);
    noteFault(response.message);
    // A normal request for a code carries no data; the refusal of an administrator without a second factor does.
    if (response.code === NO_FACTOR && response.data !== null) secondFactorRequired.emit();
    else toastUnlessQuiet(response.message, options);
    throw new ApiError(response.code, response.message, response.data);
  } catch (error) {
    if (error instanceof TransportError && error.kind !== "abort") {
      toastUnlessQuiet(error.kind === "timeout" ? t("common.timeout") : t("common.networkWeak"), options);
    }
    throw error;
  }
}

function sendWith(options: CallOptions): (request: Request) => Promise<unknown> {
  return ({ endpoint, url, headers, body }) => {
    const attempt: Attempt = (accessToken) =>
      exchange({
        method: endpoint.method,
        url,
        headers: accessToken === undefined ? headers : { ...headers, accessToken },
        body,
        signal: options.signal,
        keepalive: options.keepalive,
      });
    return settle(attempt, options);
  };
}

/** A typed client with options; create one per need: `callWith({ signal })(api.users.self)`. */
export function callWith(options: CallOptions): Call {
  return createClient(sendWith(options));
}

/** A typed client that only rejects, without a toast: for background work and forms that show the failure themselves. */
export const quietCall = callWith({ quiet: true });
