import type { api, Gift, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { giftFacts } from "./gift-facts.ts";
import { maySee } from "./gifts.policy.ts";
import { presentGift } from "./gifts.presenter.ts";
import { findGift, findTaken } from "./gifts.repository.ts";

/** A gift as a viewer sees it. @throws Failure notFound, also for those who never saw its card. */
export async function giftFor(services: Services, id: number, viewerId: number): Promise<Gift> {
  const { db, clock } = services;
  const gift = await findGift(db, id);
  ensure(gift, "notFound", { zh: "红包不存在", en: "Gift not found" });
  const facts = await giftFacts(db, gift, viewerId);
  ensure(maySee(facts), "notFound", { zh: "红包不存在", en: "Gift not found" });
  const taken = await findTaken(db, id);
  const people = await findUsers(db, [gift.sender_id, ...taken.flatMap((one) => one.taker_id ?? [])]);
  return presentGift(gift, { taken, people, facts, now: clock.now() });
}

/** A gift and who took of it (`CAPSULE-4`). @throws Failure notFound. */
export async function showGift({ ctx, input }: Call<InputOf<typeof api.gifts.find>>): Promise<Gift> {
  return giftFor(ctx.services, input.id, ctx.actor.id);
}
