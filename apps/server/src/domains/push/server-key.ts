import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { ensureSecret } from "../settings/index.ts";
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
