import { isAction, MessageStatus } from "@4d/contract";
import type { Message, OutboxItem } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { DeliveryState } from "../bubbles/meta.tsx";

const NONE: DeliveryState = { kind: "none" };

function readersWord({ receiptOk }: Message, readers: number): string {
  if (readers === 0) return t("chat.noneRead");
  return receiptOk === true ? t("chat.allRead") : t("chat.readCount", { n: readers });
}

/** The state beside my message: read, delivered, number of readers (`MSG-5`). */
export function deliveryState(
  message: Message,
  status: number,
  group: boolean,
  onReaders: () => void,
): DeliveryState {
  if (isAction(message.type)) return NONE;
  if (group) {
    const readers = message.readedCount ?? 0;
    // The list of who has not read it is reachable before the first reader, too.
    if (readers === 0 && message.receipt !== true) return NONE;
    return { kind: "readers", word: readersWord(message, readers), strong: readers > 0, onPress: onReaders };
  }
  if (status === MessageStatus.READED) return { kind: "word", word: t("chat.read"), strong: true };
  if (status === MessageStatus.SENDED) return { kind: "word", word: t("chat.delivered"), strong: false };
  return NONE;
}

/** The state beside a message that is being sent. */
export function pendingDeliveryState(item: OutboxItem, onResend: () => void): DeliveryState {
  if (item.state !== "failed") return { kind: "sending" };
  const reason = item.reason === undefined ? t("chat.failed") : `${item.reason} · ${t("chat.failed")}`;
  return { kind: "failed", reason, onPress: onResend };
}
