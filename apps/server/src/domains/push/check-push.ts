import { safeFetch } from "../../platform/safe-fetch.ts";
import type { Services } from "../../platform/services.ts";
import { findSomeEndpoints } from "./push.repository.ts";
import { serverKey } from "./server-key.ts";

/** So many subscriptions say which push service most people have. */
const SAMPLE_SIZE = 100;

/** The origin most of these addresses have. */
function mostFrequentOrigin(endpoints: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const endpoint of endpoints) {
    const { origin } = new URL(endpoint);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Opens the key to push with, and reaches the push service most people have; whatever that answers, it is there.
 * @throws when the key does not open, or nobody answers
 */
export async function checkPush(services: Services, signal: AbortSignal): Promise<boolean> {
  await serverKey(services);
  const origin = mostFrequentOrigin(await findSomeEndpoints(services.db, SAMPLE_SIZE));
  if (origin !== undefined) await safeFetch(`${origin}/`, { signal });
  return true;
}
