import type { api, Gift, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers } from "../users/index.ts";
import { giftFacts } from "./gift-facts.ts";
import { maySee, mayTake } from "./gifts.policy.ts";
import { findGift } from "./gifts.repository.ts";
import { announceTaken } from "./publish-gift.ts";
import { giftFor } from "./show-gift.ts";
import { takeFreePortion } from "./take-free-portion.ts";

/**
 * Takes a portion; repeats return the same one (`CAPSULE-4`).
 * @throws Failure notFound, forbidden (not for me), conflict (empty or expired, `data.reason`).
 */
export async function takeGift({ ctx, input }: Call<InputOf<typeof api.gifts.take>>): Promise<Gift> {
  const { services, actor } = ctx;
  const gift = await findGift(services.db, input.id);
  ensure(gift, "notFound", { zh: "红包不存在", en: "Gift not found" });
  const facts = await giftFacts(services.db, gift, actor.id);
  ensure(maySee(facts), "notFound", { zh: "红包不存在", en: "Gift not found" });
  ensure(mayTake(facts), "forbidden", { zh: "这个红包不是给你的", en: "This gift isn’t for you" });
  const giver = (await findUsers(services.db, [gift.sender_id])).get(gift.sender_id);
  const request = { giftId: gift.id, takerId: actor.id, giverName: giver?.nick_name ?? "" };
  const { took } = await takeFreePortion(services, request);
  if (took)
    await announceTaken(services, gift, actor.id).catch((error: unknown) =>
      services.log.warn({ err: error, giftId: gift.id }, "a taken gift was not told in its chat"),
    );
  return giftFor(services, gift.id, actor.id);
}
