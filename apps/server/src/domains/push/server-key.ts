import { perServices } from "../../platform/per-services.ts";
import { safeFetch } from "../../platform/safe-fetch.ts";
import type { Services } from "../../platform/services.ts";
import { ensureSecret } from "../settings/index.ts";
import { findSomeEndpoints } from "./push.repository.ts";
import { newPrivateKey, type Vapid, vapidOf } from "./vapid.ts";

const keysOf = perServices<{ vapid: Promise<Vapid> | undefined }>(() => ({ vapid: undefined }));

/**
 * The key all nodes push with: from VAPID_PRIVATE_KEY, or created at the first start and stored in the database, sealed
 * (`MSG-16`). If the database is down, the next call tries again.
 */
export function serverKey(services: Services): Promise<Vapid> {
  const keys = keysOf(services);
  if (keys.vapid === undefined) {
    const given = services.config.vapid.privateKey;
    const asking = (given ? Promise.resolve(given) : ensureSecret(services, "vapid", newPrivateKey)).then(
      vapidOf,
    );
    keys.vapid = asking;
    asking.catch(() => {
      keys.vapid = undefined;
    });
  }
  return keys.vapid;
}

/** How many subscriptions are sampled to find the push service most people use. */
const SAMPLE_SIZE = 100;

/** The most frequent origin of these addresses. */
function mostFrequentOrigin(endpoints: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const endpoint of endpoints) {
    const { origin } = new URL(endpoint);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Opens the push key, and reaches the push service most people use; any response proves it is up.
 * @throws when the key does not open, or there is no response.
 */
export async function checkPush(services: Services, signal: AbortSignal): Promise<boolean> {
  await serverKey(services);
  const origin = mostFrequentOrigin(await findSomeEndpoints(services.db, SAMPLE_SIZE));
  if (origin !== undefined) await safeFetch(`${origin}/`, { signal });
  return true;
}
