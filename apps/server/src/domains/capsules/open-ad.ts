import { randomUUID } from "node:crypto";
import type { AdSession, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { readSettings } from "../settings/index.ts";
import { showableAds } from "./ad-hosts.ts";
import { countGranted, insertAdSession } from "./ad-sessions.repository.ts";
import { dayOf } from "./day.ts";

/** Far more than five a day need, and too few to fill the table. */
const OPEN_BUCKET = { rate: 0.2, burst: 20 };

/** Error for a person who has had all of today's rewards. */
export const noRewardsLeft = (most: number) => ({
  zh: `今天的 ${most} 次奖励已经领完,明天再来`,
  en: `Today’s ${most} rewards are claimed. Come back tomorrow`,
  data: { most },
});

/**
 * Starts an advertisement that the server chose or resolved by its id; an address is never taken from the client
 * (`money §2.5`).
 * @throws Failure notFound (no such advertisement), conflict (today's rewards are used up), tooMany.
 */
export async function openAd({ ctx, input }: Call<InputOf<typeof api.ads.open>>): Promise<AdSession> {
  const { services, actor } = ctx;
  await enforceLimit(services, `ad:${actor.id}`, OPEN_BUCKET);
  const { capsules: rules } = await readSettings(services);
  const now = services.clock.now();
  const day = dayOf(now, rules.timeZone);
  const used = await countGranted(services.db, actor.id, day);
  const ads = showableAds(rules);
  const ad = input.adId === undefined ? ads[used % ads.length] : ads.find((one) => one.id === input.adId);
  ensure(ad, "notFound", { zh: "广告不存在", en: "Ad not found" });
  const { reward, perDay, seconds } = rules.ad;
  ensure(used < perDay, "conflict", noRewardsLeft(perDay));
  const sessionId = randomUUID();
  const readyAt = now + seconds * 1000;
  await insertAdSession(services.db, {
    id: sessionId,
    user_id: actor.id,
    ad_id: ad.id,
    day,
    ready_at: readyAt,
    created_at: now,
    granted_at: null,
  });
  const { id, title, lines, url = null } = ad;
  return { sessionId, ad: { id, title, lines, url }, readyAt, now, reward, left: perDay - used };
}
