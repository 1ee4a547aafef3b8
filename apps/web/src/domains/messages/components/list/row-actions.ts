import { confirm, toast } from "../../../../platform/dialogs.ts";
import type { Failure } from "../../../../platform/failure.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { SwipeAction } from "../../../../ui/swipe-row.tsx";
import {
  archiveChat,
  deleteChat,
  hideChat,
  markChatUnread,
  muteChat,
  pinChat,
} from "../../chat-list.store.ts";
import type { ChatRow } from "../../chat-rows.ts";

async function toastFailure(work: Promise<Failure | null>): Promise<void> {
  const failure = await work;
  if (failure !== null) toast(failure.message);
}

/** Asks, then removes a chat from the list with its messages. */
async function remove({ chatId }: ChatRow): Promise<void> {
  const sure = await confirm({
    title: t("messages.deleteTitle"),
    body: t("messages.deleteBody"),
    ok: t("common.delete"),
    danger: true,
  });
  if (sure) await toastFailure(deleteChat(chatId));
}

/** Actions on a chat without opening it (`MSG-18`): the first ones by swipe, all by long press or keyboard. */
export function rowActions(row: ChatRow): SwipeAction[] {
  const { chatId, pinned, muted, unread, markedUnread, archived } = row;
  const isUnread = unread > 0 || markedUnread;
  return [
    {
      id: "pin",
      label: pinned ? t("messages.unpin") : t("messages.pin"),
      tone: "capsule",
      onPress: () => void toastFailure(pinChat(chatId, !pinned)),
    },
    {
      id: "unread",
      label: isUnread ? t("messages.markRead") : t("messages.markUnread"),
      onPress: () => void toastFailure(markChatUnread(chatId, !isUnread)),
    },
    {
      id: "mute",
      label: muted ? t("messages.unmute") : t("messages.mute"),
      onPress: () => void toastFailure(muteChat(chatId, !muted)),
    },
    { id: "delete", label: t("common.delete"), tone: "rose", onPress: () => void remove(row) },
    {
      id: "archive",
      label: archived ? t("messages.unarchive") : t("messages.archive"),
      onPress: () => void toastFailure(archiveChat(chatId, !archived)),
    },
    { id: "hide", label: t("messages.hide"), onPress: () => void toastFailure(hideChat(chatId)) },
  ];
}
