import type { AiReplyTrouble } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { post, voidHold } from "../capsules/index.ts";
import { sharedWorkOf } from "../characters/index.ts";
import { removeMessagesIntent, sendPrivateTipIntent } from "../messages/index.ts";
import type { PublishedCharacter } from "./ai-chat-character.ts";
import { publishReplyStatus } from "./publish-reply.ts";
import { changeReply } from "./replies.repository.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";

/** A reply and its character; `user_id` is the character's user. */
export interface ReplyEnding {
  reply: ReplyRow;
  row: { user_id: number | null };
}

/**
 * Settles the hold: a complete model reply spends it, and the character's creator earns; in every other case it is
 * released (`characters §13.2`).
 */
async function settle(
  services: Services,
  { hold_id: holdId }: ReplyRow,
  whole: PublishedCharacter | null,
): Promise<void> {
  if (holdId === null) return;
  if (whole) await post(services, { holdId, work: sharedWorkOf(whole) });
  else await voidHold(services, { holdId });
}

const ENDED = { wish: null, hold_id: null, stopped: false };

/** Marks a reply as published: the message now shows this variant. */
export async function completeReply(
  services: Services,
  ending: ReplyEnding & { row: PublishedCharacter },
  variant: VariantRow,
  { messageId, stopped }: { messageId: number; stopped: boolean },
): Promise<void> {
  const isWhole = variant.provenance === "model" && variant.because === null && !stopped;
  await settle(services, ending.reply, isWhole ? ending.row : null);
  const status = stopped ? "cancelled" : "done";
  await changeReply(services.db, ending.reply.id, {
    ...ENDED,
    status,
    message_id: messageId,
    chosen: variant.place,
    tip_id: null,
  });
  publishReplyStatus(services, ending, status, variant.because ?? undefined);
}

/** Cancels a reply that has nothing left to answer or nothing to publish, and removes its placeholder. */
export async function cancelReply(services: Services, ending: ReplyEnding): Promise<void> {
  const { reply } = ending;
  await settle(services, reply, null);
  await changeReply(services.db, reply.id, { ...ENDED, status: "cancelled", tip_id: null });
  if (reply.tip_id !== null) {
    const ids = [reply.tip_id];
    await services.streams.private.submit(removeMessagesIntent, {
      userId: reply.user_id,
      kind: "private",
      ids,
    });
    publishEvent(services.bus, [reply.user_id], { type: "message.removed", kind: "private", ids });
  }
  publishReplyStatus(services, ending, "cancelled");
}

/** Marks a reply as failed. A failed regeneration leaves a line that offers a retry (`rules §4.8`). */
export async function failReply(
  services: Services,
  ending: ReplyEnding,
  because: AiReplyTrouble = "failed",
): Promise<void> {
  const { reply, row } = ending;
  await settle(services, reply, null);
  const tipId =
    reply.tip_id === null
      ? null
      : await services.streams.private.submit(sendPrivateTipIntent, {
          sendId: row.user_id ?? 0,
          recvId: reply.user_id,
          content: "回答失败，点按重试",
          key: "regenerateFailed",
          args: { turnId: String(reply.id) },
          insteadOf: reply.tip_id,
        });
  await changeReply(services.db, reply.id, { ...ENDED, status: "failed", tip_id: tipId });
  publishReplyStatus(services, ending, "failed", because);
}
