import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable } from "./database-unavailable.ts";

const PAUSES = [20, 100, 400];

/**
 * Retries `work` up to three times when it lost a deadlock or a race of serialisable transactions, which the
 * database has then rolled back. With `lost: "too"` also after a lost connection; only for work that may happen twice,
 * because the connection may have been lost after its commit.
 */
export async function withRetries<T>(work: () => Promise<T>, options: { lost?: "too" } = {}): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      const again = isUndone(error) || (options.lost === "too" && error instanceof DatabaseUnavailable);
      if (!again) throw error;
      await wait(pause * (0.5 + Math.random()));
    }
  }
  return work();
}

/** SQLSTATE 40001 serialization failure, 40P01 deadlock. */
function isUndone(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
}
