import { attempt, type Outcome } from "./failure.ts";

/** Keeps answers that were under way while things changed from undoing the change. */
export interface LatestLoader {
  /** What is asked for was changed by another way: a signal, my own hand. */
  changed: () => void;
  /**
   * Asks for the whole; once more, for as long as something changes before the answer is here.
   * @returns what came of it, or null when it was asked for again meanwhile: that answer counts.
   */
  load: <T>(call: () => Promise<T>) => Promise<Outcome<T> | null>;
}

/** For a list that is fetched as a whole and changed in parts. */
export function createLatestLoader(): LatestLoader {
  let changes = 0;
  let latest = 0;
  return {
    changed: () => {
      changes += 1;
    },
    load: async (call) => {
      latest += 1;
      const mine = latest;
      for (;;) {
        const before = changes;
        const outcome = await attempt(call());
        if (latest !== mine) return null;
        if (!outcome.ok || changes === before) return outcome;
      }
    },
  };
}
