import { isTransient } from "./autosave.ts";
import { attempt, type Outcome } from "./failure.ts";
import { signedOut } from "./session.ts";

/**
 * For requests that happen once, however often they are pressed: sent again in the same words, a request has the same
 * idempotency key, for as long as what came of it is unknown, that is after no answer or a temporary failure.
 * `remembers`: the key of the last words alone, or of all.
 */
export function keyedRequests(remembers: "last" | "all") {
  const keys = new Map<string, string>();
  // A key belongs to one account.
  signedOut.on(() => keys.clear());
  return async <T>(words: string, send: (key: string) => Promise<T>): Promise<Outcome<T>> => {
    const key = keys.get(words) ?? crypto.randomUUID();
    if (remembers === "last") keys.clear();
    keys.set(words, key);
    const outcome = await attempt(send(key));
    if (outcome.ok || !isTransient(outcome.failure)) keys.delete(words);
    return outcome;
  };
}

/** A key as an id that a client gives a message. */
export const tmpIdOf = (key: string): string => key.replaceAll("-", "");
