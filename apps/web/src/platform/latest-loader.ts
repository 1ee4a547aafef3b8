import { attempt, type Outcome } from "./failure.ts";

/** Prevents an answer that was requested before a change from undoing the change. */
export interface LatestLoader {
  /** Call it when the data was changed in another way: by a signal or by this person. */
  changed: () => void;
  /**
   * Fetches the whole list, and again while something changes before the answer arrives.
   * @returns the outcome, or null if `load` was called again in the meantime: then that answer counts.
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
