import { isTransient } from "./autosave.ts";
import { attempt, type Outcome } from "./failure.ts";
import { signedOut } from "./session.ts";

/**
 * Sends requests that must take effect once, however often the person presses: the same words have the same idempotency
 * key while their outcome is unknown, that is after no answer or a temporary failure. `remembers`: the key of the last
 * words only, or of all.
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

/** A key as the `tmpId` of a message. */
export const tmpIdOf = (key: string): string => key.replaceAll("-", "");
