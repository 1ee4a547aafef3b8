import { type api, OK } from "@4d/contract";
import { decodeToken, readTokens, saveTokens, tokens, tokenValid } from "../session.ts";
import { exchange } from "./transport.ts";

/** fresh: a new token is stored · refused: the login is over · unreachable: the server gave no answer. */
export type RefreshResult = "fresh" | "refused" | "unreachable";
// Only the type of the contract's table: its schemas would make the entry larger.
const { method, path }: Pick<typeof api.auth.refresh, "method" | "path"> = {
  method: "PUT",
  path: "/refreshToken",
};
const LOCK = "token-refresh";
/** Codes of temporary failures, which must not log anybody out. */
const TRANSIENT_CODES = [429, 500, 503];
/** Shorter than for other requests: they may all wait for it, and the server answers a repeat the same way. */
const TIMEOUT_MS = 15_000;

/** `stale` is the token the server refused; undefined if no token was refused. */
let running: { stale: string | undefined; done: Promise<RefreshResult> } | undefined;

async function exchangeTokens(): Promise<RefreshResult> {
  const held = tokens();
  if (held === null) return "refused";
  try {
    const { refreshToken } = held;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await exchange({ method, url: path, headers: { refreshToken }, signal });
    // A logout or another login happened meanwhile: the answer belongs to a login that ended.
    const present = tokens();
    if (present?.refreshToken !== refreshToken) return present === null ? "unreachable" : "fresh";
    const info = response.code === OK ? readTokens(response.data) : null;
    if (info !== null) {
      saveTokens(info);
      return "fresh";
    }
    return TRANSIENT_CODES.includes(response.code) ? "unreachable" : "refused";
  } catch {
    return "unreachable";
  }
}

/** If another tab refreshed while this one waited for the lock, its token is used. */
async function refreshUnderLock(stale: string | undefined): Promise<RefreshResult> {
  const current = tokens()?.accessToken;
  if (stale !== undefined && current !== undefined && current !== stale) return "fresh";
  return exchangeTokens();
}

/** Runs work in one tab at a time; without waiting if the browser has no locks, or refuses them along with storage. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return work();
  };
  try {
    return await navigator.locks.request(LOCK, start);
  } catch (error) {
    if (isStarted) throw error;
    return work();
  }
}

/**
 * Gets a new access token, once for all callers of this tab and, by a Web Lock, of all tabs (`AUTH-2`).
 * `stale` is the token that failed; leave it out to refresh in any case (launch).
 */
export function refreshTokens(stale?: string): Promise<RefreshResult> {
  running ??= {
    stale,
    done: withLock(() => refreshUnderLock(stale)).finally(() => {
      running = undefined;
    }),
  };
  return running.done;
}

/**
 * Waits while a refresh is under way, so that new requests queue behind it (`rules §4.15`): those that would use a
 * token the server refused, or an expired one. A valid token waits for nothing.
 */
export async function afterRefresh(): Promise<void> {
  if (running === undefined) return;
  const held = tokens()?.accessToken;
  const isGood = held !== undefined && held !== running.stale && tokenValid(decodeToken(held));
  if (!isGood) await running.done;
}
