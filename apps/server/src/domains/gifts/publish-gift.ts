import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { groupGiftTipIntent, privateGiftTipIntent } from "./gift-tip.intents.ts";
import { findTaken } from "./gifts.repository.ts";
import type { GiftRow } from "./gifts.table.ts";

/** Notifies giver and takers that the gift changed. */
export async function publishGiftChanged({ db, bus }: Services, gift: Pick<GiftRow, "id" | "sender_id">) {
  const takers = (await findTaken(db, gift.id)).flatMap((portion) => portion.taker_id ?? []);
  publishEvent(bus, [...new Set([gift.sender_id, ...takers])], { type: "gift.changed", giftId: gift.id });
}

/** Announces in the chat who took a portion. If this fails, the portion stays taken. */
export async function announceTaken(services: Services, gift: GiftRow, takerId: number): Promise<void> {
  const people = await findUsers(services.db, [gift.sender_id, takerId]);
  const named = (id: number) => ({ id, name: people.get(id)?.nick_name ?? "" });
  const taken = { taker: named(takerId), giver: named(gift.sender_id) };
  const { streams } = services;
  if (gift.chat_kind === "private") await streams.private.submit(privateGiftTipIntent, taken);
  else await streams.group.submit(groupGiftTipIntent, { ...taken, groupId: gift.target_id });
  await publishGiftChanged(services, gift);
}
