import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { countGranted, findAdSession, grantAdSession } from "./ad-sessions.repository.ts";
import type { AdSessionTable } from "./capsules.table.ts";
import { credit } from "./credit.ts";
import { dayOf } from "./day.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import { lockOwners } from "./lock-owners.ts";
import { onceForKey } from "./once-for-key.ts";
import { noRewardsLeft } from "./open-ad.ts";
import { type LedgerOutcome, ledgerDone, ledgerRefused } from "./outcome.ts";

type Claim = typeof api.ads.claim;

/** How long after its start an ad session can be rewarded. */
export const AD_SESSION_MS = 24 * 3_600_000;

/** One reward per ad session, and no more per day than the settings allow; counted under the account's lock. */
function reward(step: LedgerStep, session: AdSessionTable): Promise<LedgerOutcome<OutputOf<Claim>>> {
  const key = `ad:${session.id}`;
  return onceForKey(step, { key, request: null }, async () => {
    const { reward: amount, perDay } = step.rules.ad;
    const userId = session.user_id;
    await lockOwners(step, [userId]);
    const day = dayOf(step.now, step.rules.timeZone);
    const used = await countGranted(step.trx, userId, day);
    if (used >= perDay) return ledgerRefused({ kind: "conflict", ...noRewardsLeft(perDay) });
    await grantAdSession(step.trx, session.id, { day, now: step.now });
    const { balance } = await credit(step, {
      key,
      kind: "adReward",
      params: { adId: session.ad_id },
      cause: { type: "ad", id: session.ad_id },
      userId,
      buckets: { bonus: amount },
    });
    return ledgerDone({ amount, balance, left: perDay - used - 1 });
  });
}

/**
 * Rewards an ad session that lasted long enough, once; repeating returns the same result (`CAPSULE-1`).
 * @throws Failure notFound (not mine, or too old), conflict (too early, or today's rewards are used up).
 */
export async function claimAd({ ctx, input }: Call<InputOf<Claim>>): Promise<OutputOf<Claim>> {
  const { services, actor } = ctx;
  const session = await findAdSession(services.db, actor.id, input.sessionId);
  const now = services.clock.now();
  ensure(session && now - session.created_at < AD_SESSION_MS, "notFound", {
    zh: "这次观看不存在或已过期",
    en: "This ad is gone or too old",
  });
  ensure(now >= session.ready_at, "conflict", {
    zh: "还没看完,再等一会儿",
    en: "You haven’t watched it to the end yet",
    data: { readyAt: session.ready_at },
  });
  return inLedger(services, (step) => reward(step, session));
}
