import type { Log } from "./log.ts";

interface FailureLog<T> {
  log: Log;
  /** What the log says of one that failed. */
  failed: string;
  /** How the log names it. */
  name: (item: T) => object;
}

/**
 * Does `work` for each, one after another: one that cannot be done now is told to the log and keeps none of the
 * others from it. For sweeps, which come again.
 */
export async function forEachLogged<T>(
  items: readonly T[],
  { log, failed, name }: FailureLog<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (err) {
      log.error({ err, ...name(item) }, failed);
    }
  }
}
