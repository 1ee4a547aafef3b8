import { isAction, MessageStatus } from "@4d/contract";
import type { Message, OutboxItem } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { DeliveryState } from "../bubbles/meta.tsx";

const NONE: DeliveryState = { kind: "none" };

function readersWord({ receiptOk }: Message, readers: number): string {
  if (readers === 0) return t("chat.noneRead");
  return receiptOk === true ? t("chat.allRead") : t("chat.readCount", { n: readers });
}

/** What stands beside a message of mine: read, delivered, how many have read it (`MSG-5`). */
export function deliveryState(
  message: Message,
  status: number,
  group: boolean,
  onReaders: () => void,
): DeliveryState {
  if (isAction(message.type)) return NONE;
  if (group) {
    const readers = message.readedCount ?? 0;
    // Before the first of them the way to who has not read it yet is there too.
    if (readers === 0 && message.receipt !== true) return NONE;
    return { kind: "readers", word: readersWord(message, readers), strong: readers > 0, onPress: onReaders };
  }
  if (status === MessageStatus.READED) return { kind: "word", word: t("chat.read"), strong: true };
  if (status === MessageStatus.SENDED) return { kind: "word", word: t("chat.delivered"), strong: false };
  return NONE;
}

/** What stands beside a message on its way. */
export function pendingDeliveryState(item: OutboxItem, onResend: () => void): DeliveryState {
  if (item.state !== "failed") return { kind: "sending" };
  const reason = item.reason === undefined ? t("chat.failed") : `${item.reason} · ${t("chat.failed")}`;
  return { kind: "failed", reason, onPress: onResend };
}
