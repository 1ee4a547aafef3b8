import type { ChatId } from "@4d/contract";
import { useEffect, useRef } from "react";
import { toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { jumpTo } from "./chat-view.store.ts";

/** Shows the message that a page was opened at, once: one that comes back from behind another stays where its reader was. */
export function useJumpToMessage(chatId: ChatId, messageId: number, ready: boolean): void {
  const jumped = useRef(0);
  useEffect(() => {
    if (!ready || messageId === 0 || jumped.current === messageId) return;
    jumped.current = messageId;
    void jumpTo(chatId, messageId).then((found) => found || toast(t("chat.notFound")));
  }, [chatId, messageId, ready]);
}
