import { failureKind } from "@4d/sync";
import type { Failure } from "./failure.ts";
import { signedOut } from "./session.ts";
import { onOnline } from "./socket/frames.ts";

/** What could not be asked for is asked for again after that long, or when the socket has logged in, ms. */
const RETRY_AFTER_MS = 30_000;

/** Whether there was no answer, or one that says nothing of the thing itself. */
const isTransient = (failure: Failure): boolean => failure.code === 0 || failureKind(failure) === "retry";

/**
 * Makes what asks the server for a thing that is not known yet; once, as the answer comes through the store of its
 * domain.
 * After a failure that may pass `onAgain` is called a while later, so that whoever still lacks it may ask again.
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
