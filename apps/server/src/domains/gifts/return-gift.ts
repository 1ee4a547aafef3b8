import type { Services } from "../../platform/services.ts";
import { inLedger, type LedgerStep, ledgerDone, onceForKey, voidHolds } from "../capsules/index.ts";
import { expireGift, findFree, lockGift } from "./gifts.repository.ts";

async function giveBack(step: LedgerStep, id: number, key: string): Promise<void> {
  const gift = await lockGift(step.trx, id);
  if (gift?.state !== "open") return;
  const free = await findFree(step.trx, id, gift.portions);
  await voidHolds(step, {
    key,
    kind: "giftReturned",
    params: { portions: free.length },
    cause: { type: "gift", id: String(id) },
    ids: free.map((portion) => portion.hold_id),
    status: "voided",
  });
  await expireGift(step.trx, id);
}

/** Closes a gift and returns the untaken portions, once (`CAPSULE-4`). */
export async function returnGift(services: Services, id: number): Promise<void> {
  const key = `gift-return:${id}`;
  await inLedger(services, (step) =>
    onceForKey(step, { key, request: null }, async () => {
      await giveBack(step, id, key);
      return ledgerDone(null);
    }),
  );
}
