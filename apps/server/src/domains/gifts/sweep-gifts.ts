import { Failure } from "../../platform/failure.ts";
import { forEachLogged } from "../../platform/for-each-logged.ts";
import type { Services } from "../../platform/services.ts";
import { deliverGift } from "./deliver-gift.ts";
import { findExpired, findGift, findUndelivered } from "./gifts.repository.ts";
import type { GiftRow } from "./gifts.table.ts";
import { publishGiftChanged } from "./publish-gift.ts";
import { returnGift } from "./return-gift.ts";

const BATCH = 100;
/** A live request has delivered its card by then. */
const DELIVERY_MS = 60_000;

async function closeGift(services: Services, id: number): Promise<void> {
  await returnGift(services, id);
  const gift = await findGift(services.db, id);
  if (gift) await publishGiftChanged(services, gift);
}

async function deliverLate(services: Services, gift: GiftRow): Promise<void> {
  try {
    await deliverGift(services, gift);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "unavailable") throw error;
    await closeGift(services, gift.id);
  }
}

/**
 * Delivers cards whose request died before doing so, and returns portions untaken for 24 hours. Safe on several nodes:
 * a gift is returned once, a card stored once.
 */
export async function sweepGifts(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const failureLog = { log, failed: "a gift could not be settled" };
  await forEachLogged(
    await findUndelivered(db, clock.now() - DELIVERY_MS, BATCH),
    { ...failureLog, name: (gift) => ({ giftId: gift.id }) },
    (gift) => deliverLate(services, gift),
  );
  await forEachLogged(
    await findExpired(db, clock.now(), BATCH),
    { ...failureLog, name: (giftId) => ({ giftId }) },
    (id) => closeGift(services, id),
  );
}
