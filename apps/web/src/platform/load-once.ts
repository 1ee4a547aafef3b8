import { failureKind } from "@4d/sync";
import type { Failure } from "./failure.ts";
import { signedOut } from "./session.ts";
import { onOnline } from "./socket/frames.ts";

/** A failed request is repeated after this time, ms, or as soon as the socket has logged in. */
const RETRY_AFTER_MS = 30_000;

/** Whether there was no answer, or a temporary refusal. */
const isTransient = (failure: Failure): boolean => failure.code === 0 || failureKind(failure) === "retry";

/**
 * Returns a function that requests a missing record once; the answer goes to the store of its domain. `onRetry` is
 * called a while after a temporary failure: callers that still lack the record can then request it again.
 */
export function loadOnce(
  load: (id: number) => Promise<Failure | null>,
  onRetry: () => void,
): (id: number) => void {
  const requested = new Set<number>();
  const failed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clearFailures = (): void => {
    clearTimeout(timer);
    timer = undefined;
    failed.clear();
  };
  const retry = (): void => {
    if (failed.size === 0) return;
    for (const id of failed) requested.delete(id);
    clearFailures();
    onRetry();
  };
  onOnline(retry);
  signedOut.on(() => {
    clearFailures();
    requested.clear();
  });
  return (id) => {
    if (id <= 0 || requested.has(id)) return;
    requested.add(id);
    void load(id).then((failure) => {
      if (failure === null || !isTransient(failure)) return;
      failed.add(id);
      timer ??= setTimeout(retry, RETRY_AFTER_MS);
    });
  };
}
