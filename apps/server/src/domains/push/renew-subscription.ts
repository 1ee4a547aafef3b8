import type { api, InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { AddressLimit } from "../../platform/http/routes.ts";
import { isPoint } from "./encrypt-push.ts";
import { deleteSubscription, findByEndpoint, saveSubscription } from "./push.repository.ts";
import { serverKey } from "./server-key.ts";

/** What a try costs the address it comes from. */
export const RENEW_LIMIT: AddressLimit = { name: "push-renew", bucket: { rate: 1 / 60, burst: 10 } };

/**
 * The service worker has no token; the old subscription's secret, which only the browser and we know, stands for it.
 * @throws Failure notFound (no such subscription, another secret), invalid.
 */
export async function renewSubscription({
  ctx,
  input,
}: Call<InputOf<typeof api.push.renew>, AnonymousActor>): Promise<null> {
  const { services } = ctx;
  const { old, endpoint, keys } = input;
  ensure(isPoint(keys.p256dh), "invalid", { field: "keys.p256dh" });
  const { publicKey: server_key } = await serverKey(services);
  await services.db.transaction().execute(async (trx) => {
    const known = await findByEndpoint(trx, old.endpoint, old.auth);
    ensure(known, "notFound");
    await deleteSubscription(trx, old.endpoint);
    const updated_at = services.clock.now();
    await saveSubscription(trx, { ...known, endpoint, ...keys, server_key, updated_at });
  });
  return null;
}
