import { type api, type InputOf, PUSH_TERMINALS_MAX } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { isPoint } from "./encrypt-push.ts";
import { pruneSubscriptions, saveSubscription } from "./push.repository.ts";
import { serverKey } from "./server-key.ts";
import { subscriptionCheck } from "./subscription-check.ts";

/** A terminal says it at every start, and when its browser or its language changes. */
const SUBSCRIBE_LIMIT = { rate: 1 / 30, burst: 20 };

/**
 * Tells this terminal while the app is closed (`MSG-16`). Again is the same as once; a person's oldest terminals give
 * way, and a login that ends takes its own along. @throws Failure invalid (no key to encrypt to), tooMany.
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
