import type { Log } from "./log.ts";

/** Collects values by key for a while and hands them over together; a later value replaces an earlier. */
export interface Coalescer<K, V> {
  put(key: K, value: V): void;
  /** Hands over the collected values now. Never throws: a failed hand-over is logged and dropped. */
  flush(): Promise<void>;
}

/** @param delay milliseconds from the first value to the hand-over. Only for values that may be lost. */
export function createCoalescer<K, V>(
  delay: number,
  log: Log,
  handOver: (entries: ReadonlyMap<K, V>) => Promise<void>,
): Coalescer<K, V> {
  let waiting = new Map<K, V>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const entries = waiting;
    waiting = new Map();
    try {
      await handOver(entries);
    } catch (error) {
      log.warn({ err: error }, "coalesced notes were lost");
    }
  }

  return {
    put(key, value) {
      waiting.set(key, value);
      timer ??= setTimeout(() => void flush(), delay).unref();
    },
    flush,
  };
}
