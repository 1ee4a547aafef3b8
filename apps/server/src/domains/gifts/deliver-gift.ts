import { type GiftCard, MessageType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { sendGroupIntent, sendPrivateIntent } from "../messages/index.ts";
import { setGiftMessage } from "./gifts.repository.ts";
import type { GiftRow } from "./gifts.table.ts";

/** The text older clients show instead of the card. */
const wordsOf = ({ message }: GiftRow): string => `[胶囊红包] ${message || "送你一份小心意"}`;

/**
 * Sends a gift's card to its chat; retries are harmless, because the tmpId is derived from the gift.
 * @throws Failure when the chat does not accept a message from the giver (any more).
 */
export async function deliverGift({ db, streams }: Services, gift: GiftRow): Promise<void> {
  const { id, mode, total, portions, message, sender_id: sendId, target_id: target } = gift;
  const card: GiftCard = { id, mode, total, portions, message };
  const content = wordsOf(gift);
  const row = { sendId, type: MessageType.TEXT, content, tmpId: `gift-${id}`, extra: { gift: card } };
  const sent =
    gift.chat_kind === "private"
      ? await streams.private.submit(sendPrivateIntent, { ...row, recvId: target })
      : await streams.group.submit(sendGroupIntent, {
          ...row,
          groupId: target,
          receipt: false,
          atUserIds: [],
        });
  await setGiftMessage(db, id, sent.id);
}
