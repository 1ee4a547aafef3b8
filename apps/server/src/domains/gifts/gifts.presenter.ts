import { type Gift, type GiftTaker, groupChatId, privateChatId } from "@4d/contract";
import type { UserRow } from "../users/index.ts";
import { type GiftFacts, mayTake } from "./gifts.policy.ts";
import type { GiftRow, PortionRow } from "./gifts.table.ts";

interface View {
  taken: readonly PortionRow[];
  people: ReadonlyMap<number, UserRow>;
  facts: GiftFacts;
  now: number;
}

const personOf = (id: number, people: View["people"]) => {
  const user = people.get(id);
  return { id, nickName: user?.nick_name ?? "", headImageThumb: user?.head_image_thumb ?? "" };
};

/** Who got the most; only once all portions are taken, and nobody when all are equal. */
function bestOf(gift: GiftRow, taken: readonly PortionRow[]): number | undefined {
  if (gift.mode !== "lucky" || gift.state !== "empty" || gift.portions < 2) return undefined;
  return taken.reduce((best, one) => (one.amount > best.amount ? one : best), taken[0] as PortionRow).place;
}

function takersOf(gift: GiftRow, { taken, people }: View): GiftTaker[] {
  const best = bestOf(gift, taken);
  return taken.map((portion) => ({
    ...personOf(portion.taker_id ?? 0, people),
    amount: portion.amount,
    time: portion.taken_at ?? 0,
    best: portion.place === best,
  }));
}

/** The chat id as this viewer sees it. */
function chatOf({ chat_kind, sender_id, target_id }: GiftRow, viewerId: number): string {
  if (chat_kind === "group") return groupChatId(target_id);
  return privateChatId(viewerId === sender_id ? target_id : sender_id);
}

/** A gift as this viewer sees it; one whose time is up counts as expired even before the sweep. */
export function presentGift(gift: GiftRow, view: View): Gift {
  const { facts, taken, now } = view;
  const over = gift.state === "open" && gift.expires_at <= now;
  const mine = taken.find((portion) => portion.taker_id === facts.viewerId)?.amount ?? null;
  const state = over ? "expired" : gift.state;
  return {
    id: gift.id,
    chatId: chatOf(gift, facts.viewerId),
    messageId: gift.message_id,
    sender: personOf(gift.sender_id, view.people),
    mode: gift.mode,
    total: gift.total,
    portions: gift.portions,
    message: gift.message,
    state,
    takenPortions: gift.taken_portions,
    takenTotal: gift.taken_total,
    mine,
    canTake: state === "open" && mine === null && mayTake(facts),
    takers: takersOf(gift, view),
    createdAt: gift.created_at,
    expiresAt: gift.expires_at,
  };
}
