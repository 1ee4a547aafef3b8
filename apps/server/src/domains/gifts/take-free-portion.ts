import type { Services } from "../../platform/services.ts";
import {
  inLedger,
  type LedgerOutcome,
  type LedgerStep,
  ledgerDone,
  ledgerRefused,
  onceForKey,
  postHold,
} from "../capsules/index.ts";
import { findFree, lockGift, takePortion } from "./gifts.repository.ts";

const expired = ledgerRefused({
  kind: "conflict",
  zh: "红包已过期,剩下的已退回",
  en: "This gift has expired",
  data: { reason: "expired" },
});
const empty = ledgerRefused({
  kind: "conflict",
  zh: "手慢了,红包已被领完",
  en: "Too late, it’s all taken",
  data: { reason: "empty" },
});

export interface PortionRequest {
  giftId: number;
  takerId: number;
  giverName: string;
}

/**
 * Gives the next free portion to its taker, under the gift's lock, so that there are never more takers than portions.
 */
async function takeNext(step: LedgerStep, { giftId, takerId, giverName }: PortionRequest, key: string) {
  const own = await lockGift(step.trx, giftId);
  if (!own || own.state === "expired" || own.expires_at <= step.now) return expired;
  const [portion] = await findFree(step.trx, giftId, 1);
  if (!portion) return empty;
  const posted = await postHold(step, {
    key,
    kind: "giftTaken",
    params: { name: giverName },
    cause: { type: "gift", id: String(giftId) },
    holdId: portion.hold_id,
    to: takerId,
  });
  if (!posted.ok) return posted;
  await takePortion(step.trx, own, portion, { id: takerId, now: step.now });
  return ledgerDone(portion.amount);
}

/**
 * Takes a portion for somebody who may. `took` is true only for the call that took it; repeats return the same amount.
 * @throws Failure conflict (`data.reason` empty or expired).
 */
export async function takeFreePortion(
  services: Services,
  request: PortionRequest,
): Promise<{ amount: number; took: boolean }> {
  const key = `gift-take:${request.giftId}:${request.takerId}`;
  let took = false;
  const amount = await inLedger(services, (step) =>
    onceForKey(step, { key, request: null }, async (): Promise<LedgerOutcome<number>> => {
      const outcome = await takeNext(step, request, key);
      took = outcome.ok;
      return outcome;
    }),
  );
  return { amount, took };
}
