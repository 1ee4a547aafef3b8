import { type api, type InputOf, PUSH_TERMINALS_MAX } from "@4d/contract";

import type { AnonymousActor, Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import type { AddressLimit } from "../../platform/http/routes.ts";
import { isPoint } from "./encrypt-push.ts";
import {
  deleteOwnSubscription,
  deleteSubscription,
  findByEndpoint,
  pruneSubscriptions,
  saveSubscription,
} from "./push.repository.ts";
import { serverKey } from "./server-key.ts";
import { subscriptionCheck } from "./subscription-check.ts";

/** A terminal subscribes at every start, and when its browser or language changes. */
const SUBSCRIBE_LIMIT = { rate: 1 / 30, burst: 20 };

/**
 * Subscribes this terminal to push messages while the app is closed (`MSG-16`). Idempotent; a person's oldest
 * subscriptions are dropped beyond the limit, and a session that ends takes its own along. @throws Failure invalid (no
 * key to encrypt to), tooMany.
 */
export async function subscribe({ ctx, input }: Call<InputOf<typeof api.push.subscribe>>): Promise<null> {
  const { services, actor } = ctx;
  const { endpoint, keys, lang } = input;
  await enforceLimit(services, `push-subscribe:${actor.id}`, SUBSCRIBE_LIMIT);
  ensure(isPoint(keys.p256dh), "invalid", { field: "keys.p256dh" });
  const { publicKey } = await serverKey(services);
  await services.db.transaction().execute(async (trx) => {
    await saveSubscription(trx, {
      endpoint,
      user_id: actor.id,
      session_id: actor.sessionId,
      ...keys,
      lang,
      server_key: publicKey,
      updated_at: services.clock.now(),
    });
    await pruneSubscriptions(trx, { userId: actor.id, endpoint, most: PUSH_TERMINALS_MAX });
  });
  subscriptionCheck.invalidate(services);
  return null;
}

/** Unsubscribes this terminal; idempotent. Somebody else's address is left alone. */
export async function unsubscribe({ ctx, input }: Call<InputOf<typeof api.push.unsubscribe>>): Promise<null> {
  await deleteOwnSubscription(ctx.services.db, ctx.actor.id, input.endpoint);
  return null;
}

/** Renewals from one address: they come without a token, so no account can be counted. */
export const RENEW_LIMIT: AddressLimit = { name: "push-renew", bucket: { rate: 1 / 60, burst: 10 } };

/**
 * Renews a subscription. The service worker has no token; the old subscription's secret, which only the browser and we
 * know, replaces it. @throws Failure notFound (no such subscription, another secret), invalid.
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

/** The key a browser subscribes with. */
export async function showKey({ ctx }: Call<unknown>): Promise<{ publicKey: string }> {
  return { publicKey: (await serverKey(ctx.services)).publicKey };
}
