import { failureKind } from "@4d/sync";
import type { Failure } from "./failure.ts";
import { left } from "./session.ts";
import { onOnline } from "./socket/frames.ts";

/** What could not be asked for is asked for again after that long, or when the socket has logged in, ms. */
const AGAIN_AFTER_MS = 30_000;

/** Whether there was no answer, or one that says nothing of the thing itself. */
const isPassing = (failure: Failure): boolean => failure.code === 0 || failureKind(failure) === "retry";

/**
 * Makes what asks the server for a thing that is not known yet; once, as the answer comes through the store of its domain.
 * After a failure that may pass `onAgain` is told, a while later, that whoever still lacks it may ask anew.
 */
export function askOnce(
  load: (id: number) => Promise<Failure | null>,
  onAgain: () => void,
): (id: number) => void {
  const asked = new Set<number>();
  const failed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
    failed.clear();
  };
  const again = (): void => {
    if (failed.size === 0) return;
    for (const id of failed) asked.delete(id);
    rest();
    onAgain();
  };
  onOnline(again);
  left.on(() => {
    rest();
    asked.clear();
  });
  return (id) => {
    if (id <= 0 || asked.has(id)) return;
    asked.add(id);
    void load(id).then((failure) => {
      if (failure === null || !isPassing(failure)) return;
      failed.add(id);
      timer ??= setTimeout(again, AGAIN_AFTER_MS);
    });
  };
}
