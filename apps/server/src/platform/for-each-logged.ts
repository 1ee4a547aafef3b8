import type { Log } from "./log.ts";

interface FailureLog<T> {
  log: Log;
  /** The log message for an item that failed. */
  failed: string;
  /** How the log identifies an item. */
  name: (item: T) => object;
}

/**
 * Runs `work` for each item, one after another; a failure is logged and does not stop the others. For sweeps, which
 * will run again.
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
