import type { Log } from "./platform/log.ts";

/** A part of the server that ends when the server stops. */
interface EndingPart {
  /** As the log names what was still running. */
  name: string;
  /** How long it is waited for, milliseconds. */
  withinMs: number;
  end: () => Promise<unknown>;
}

/**
 * Ends a part of the server, and waits for it so long and no longer: what hangs keeps nothing else from ending. Work
 * that is cut off is leased, or not yet acknowledged to anybody. Never throws; the log says what hung or failed.
 */
export async function endWithin(log: Log, { name, withinMs, end }: EndingPart): Promise<void> {
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), withinMs);
  try {
    const ended = end();
    // Whoever fails after nobody waits any more has nobody to tell.
    ended.catch(() => undefined);
    if ((await Promise.race([ended, late.promise])) === "late")
      log.warn({ part: name, withinMs }, "a part of the server did not end in time and is left behind");
  } catch (error) {
    log.error({ err: error, part: name }, "a part of the server could not be ended");
  } finally {
    clearTimeout(timer);
  }
}
