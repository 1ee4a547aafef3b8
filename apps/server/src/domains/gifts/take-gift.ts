import type { api, Gift, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { claimed, done, type LedgerStep, ledger, type Outcome, postHold, refuse } from "../capsules/index.ts";
import { findUsers } from "../users/index.ts";
import { giftFacts } from "./gift-facts.ts";
import { maySee, mayTake } from "./gifts.policy.ts";
import { findFree, findGift, lockGift, takePortion } from "./gifts.repository.ts";
import type { GiftRow } from "./gifts.table.ts";
import { giftFor } from "./show-gift.ts";
import { tellTaken } from "./tell-taken.ts";

const expired = refuse({
  kind: "conflict",
  zh: "红包已过期，剩下的已退回",
  en: "The time of this gift is over",
  data: { reason: "expired" },
});
const empty = refuse({
  kind: "conflict",
  zh: "手慢了，红包已被领完",
  en: "Too late, everything was taken",
  data: { reason: "empty" },
});

interface Taking {
  gift: GiftRow;
  takerId: number;
  giverName: string;
}

/** Gives the next free portion to its taker, under the gift's lock: as many winners as portions. */
async function takeNext(step: LedgerStep, { gift, takerId, giverName }: Taking, key: string) {
  const own = await lockGift(step.trx, gift.id);
  if (!own || own.state === "expired" || own.expires_at <= step.now) return expired;
  const [portion] = await findFree(step.trx, gift.id, 1);
  if (!portion) return empty;
  const posted = await postHold(step, {
    key,
    kind: "giftTaken",
    params: { name: giverName },
    cause: { type: "gift", id: String(gift.id) },
    holdId: portion.hold_id,
    to: takerId,
  });
  if (!posted.ok) return posted;
  await takePortion(step.trx, own, portion, { id: takerId, now: step.now });
  return done(portion.amount);
}

/**
 * Takes a portion; again answers the same one (`CAPSULE-4`).
 * @throws Failure notFound, forbidden (not for me), conflict (empty or expired, `data.reason`).
 */
export async function takeGift({ ctx, input }: Call<InputOf<typeof api.gifts.take>>): Promise<Gift> {
  const { services, actor } = ctx;
  const gift = await findGift(services.db, input.id);
  ensure(gift, "notFound", { zh: "红包不存在", en: "There is no such gift" });
  const facts = await giftFacts(services.db, gift, actor.id);
  ensure(maySee(facts), "notFound", { zh: "红包不存在", en: "There is no such gift" });
  ensure(mayTake(facts), "forbidden", { zh: "这个红包不是给你的", en: "This gift is not for you" });
  const giver = (await findUsers(services.db, [gift.sender_id])).get(gift.sender_id);
  const taking = { gift, takerId: actor.id, giverName: giver?.nick_name ?? "" };
  const key = `gift-take:${gift.id}:${actor.id}`;
  let took = false;
  await ledger(services, (step) =>
    claimed(step, { key, request: null }, async (): Promise<Outcome<number>> => {
      const outcome = await takeNext(step, taking, key);
      took = outcome.ok;
      return outcome;
    }),
  );
  if (took)
    await tellTaken(services, gift, actor.id).catch((error: unknown) =>
      services.log.warn({ err: error, giftId: gift.id }, "a taken gift was not told in its chat"),
    );
  return giftFor(services, gift.id, actor.id);
}
