import { randomInt } from "node:crypto";
import { GIFT_MS, type GiftMode } from "@4d/contract";

import type { Services } from "../../platform/services.ts";
import {
  inLedger,
  type LedgerOutcome,
  type LedgerStep,
  ledgerDone,
  onceForKey,
  placeHolds,
} from "../capsules/index.ts";
import { insertGift, nextGiftId } from "./gifts.repository.ts";

/** The recipient of a gift. */
export interface GiftTarget {
  kind: "private" | "group";
  targetId: number;
  /** The name in the giver's statement. */
  name: string;
  /** How many people may take a portion. */
  people: number;
}

/** A requested gift that passed the policy. */
interface NewGift {
  key: string;
  senderId: number;
  options: { chatId: string; mode: GiftMode; total: number; portions: number; message: string };
  target: GiftTarget;
}

/** Creates one hold per portion, and stores the gift. */
async function make(
  step: LedgerStep,
  { key, senderId, options, target: place }: NewGift,
): Promise<LedgerOutcome<number>> {
  const { chatId, mode, total, portions, message } = options;
  const id = await nextGiftId(step.trx);
  const amounts = drawPortions(mode, total, portions);
  const holds = await placeHolds(step, {
    key,
    kind: "giftSent",
    params: { chatId, name: place.name, portions, mode },
    cause: { type: "gift", id: String(id) },
    userId: senderId,
    parts: amounts,
    expiresAt: null,
  });
  if (!holds.ok) return holds;
  const gift = { id, sender_id: senderId, chat_kind: place.kind, target_id: place.targetId };
  const times = { created_at: step.now, expires_at: step.now + GIFT_MS };
  await insertGift(
    step.trx,
    { ...gift, mode, total, portions, message, ...times },
    holds.value.map((holdId, index) => ({ holdId, amount: amounts[index] ?? 0 })),
  );
  return ledgerDone(id);
}

/** Makes a gift once per key. @returns its id. @throws Failure insufficient, conflict (key reused). */
export function makeGift(services: Services, gift: NewGift): Promise<number> {
  const { key, options } = gift;
  return inLedger(services, (step) => onceForKey(step, { key, request: options }, () => make(step, gift)));
}

/** Draws up to twice the mean of what is left, so that nobody's chance depends on when they come. */
function lucky(total: number, portions: number): number[] {
  const drawn: number[] = [];
  let remaining = total;
  for (let rest = portions; rest > 1; rest -= 1) {
    const amount = randomInt(1, Math.max(2, Math.floor((2 * remaining) / rest)));
    drawn.push(amount);
    remaining -= amount;
  }
  return [...drawn, remaining];
}

/** The portions of a gift: at least one capsule each, adding up to the total. Equal portions need a divisible total. */
export function drawPortions(mode: GiftMode, total: number, portions: number): number[] {
  return mode === "equal" ? Array.from({ length: portions }, () => total / portions) : lucky(total, portions);
}
