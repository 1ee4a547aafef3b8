import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { addHours, type HourCount } from "./stats.repository.ts";

const HOUR = 3_600_000;
const FAILED = 500;
const OF_ITS_OWN = 10_000;

const countsOf = perServices<Map<string, HourCount>>(() => new Map());

/** Counts a response of this node, and whether it was a server error (`ADMIN-4`). */
export function countResponse(services: Services, code: number): void {
  const counts = countsOf(services);
  const hour = Math.floor(services.clock.now() / HOUR);
  const measures = code >= FAILED && code < OF_ITS_OWN ? ["requests", "errors"] : ["requests"];
  for (const measure of measures) {
    const key = `${measure} ${hour}`;
    const count = counts.get(key) ?? { measure, hour, value: 0 };
    counts.set(key, { ...count, value: count.value + 1 });
  }
}

/** Stores the counts since the last time; those that cannot be stored are retried. */
export async function flushResponseCounts(services: Services): Promise<void> {
  const counts = countsOf(services);
  if (counts.size === 0) return;
  const pending = [...counts.values()];
  counts.clear();
  try {
    await addHours(services.db, pending);
  } catch (error) {
    for (const one of pending) {
      const key = `${one.measure} ${one.hour}`;
      counts.set(key, { ...one, value: one.value + (counts.get(key)?.value ?? 0) });
    }
    throw error;
  }
}
