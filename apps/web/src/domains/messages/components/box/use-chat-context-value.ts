import { type ChatId, parseChatId } from "@4d/contract";
import { useMemo } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { me } from "../../../../platform/session.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { jumpTo } from "../../chat-view.store.ts";
import { startEditing } from "../../composing.store.ts";
import { setDraft } from "../../drafts.store.ts";
import { cacheMerged } from "../merged-cards.ts";
import type { ChatContextValue } from "./chat-context.ts";
import type { Overlay } from "./overlays.tsx";

async function jump(chatId: ChatId, id: number): Promise<void> {
  if (!(await jumpTo(chatId, id))) toast(t("chat.notFound"));
}

/** The `ChatContextValue` of an open chat. */
export function useChatContextValue(chatId: ChatId, show: (overlay: Overlay) => void): ChatContextValue {
  const uid = useSignal(me)?.uid ?? 0;
  return useMemo(() => {
    const target = parseChatId(chatId);
    return {
      chatId,
      kind: target?.kind ?? "private",
      targetId: target?.targetId ?? 0,
      me: uid,
      openMenu: (message, bubble) => show({ kind: "menu", target: { message, bubble } }),
      openPicture: (messageId) => show({ kind: "picture", messageId }),
      openReaders: (messageId) => show({ kind: "readers", messageId }),
      openMerged: (message) => {
        cacheMerged(message);
        push("/pages/chat/merged", { chatId, messageId: message.id });
      },
      openGift: (giftId) => show({ kind: "gift", giftId }),
      jump: (messageId) => void jump(chatId, messageId),
      writeAgain: (text) => {
        startEditing(chatId, null);
        setDraft(chatId, text);
      },
    };
  }, [chatId, uid, show]);
}
