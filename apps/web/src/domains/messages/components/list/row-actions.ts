import { confirm, toastOnFailure } from "../../../../platform/dialogs.ts";
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

/** Asks, then removes a chat from the list with its messages. */
async function remove({ chatId }: ChatRow): Promise<void> {
  const sure = await confirm({
    title: t("messages.deleteTitle"),
    body: t("messages.deleteBody"),
    ok: t("common.delete"),
    danger: true,
  });
  if (sure) await toastOnFailure(deleteChat(chatId));
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
      onPress: () => void toastOnFailure(pinChat(chatId, !pinned)),
    },
    {
      id: "unread",
      label: isUnread ? t("messages.markRead") : t("messages.markUnread"),
      onPress: () => void toastOnFailure(markChatUnread(chatId, !isUnread)),
    },
    {
      id: "mute",
      label: muted ? t("messages.unmute") : t("messages.mute"),
      onPress: () => void toastOnFailure(muteChat(chatId, !muted)),
    },
    { id: "delete", label: t("common.delete"), tone: "rose", onPress: () => void remove(row) },
    {
      id: "archive",
      label: archived ? t("messages.unarchive") : t("messages.archive"),
      onPress: () => void toastOnFailure(archiveChat(chatId, !archived)),
    },
    { id: "hide", label: t("messages.hide"), onPress: () => void toastOnFailure(hideChat(chatId)) },
  ];
}
