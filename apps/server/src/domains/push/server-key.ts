import { perServices } from "../../platform/per-services.ts";
import { safeFetch } from "../../platform/safe-fetch.ts";
import type { Services } from "../../platform/services.ts";
import { ensureSecret } from "../settings/index.ts";
import { findSomeEndpoints } from "./push.repository.ts";
import { newPrivateKey, type Vapid, vapidOf } from "./vapid.ts";

const keysOf = perServices<{ vapid: Promise<Vapid> | undefined }>(() => ({ vapid: undefined }));

/**
 * The key all nodes push with: of VAPID_PRIVATE_KEY, or made at the first start and kept in the database, sealed
 * (`MSG-16`). A database that is down is asked again next time.
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
