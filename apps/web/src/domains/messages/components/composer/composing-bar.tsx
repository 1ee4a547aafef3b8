import { previewOf } from "@4d/sync";
import { Pencil, Quote, X } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { senderName } from "../../chat-directory.ts";
import { quoteMessage, startEditing } from "../../composing.store.ts";
import { useComposing, useCurrentMessage } from "../../use-chat-view.ts";
import { useChat } from "../box/chat-context.ts";
import { PreviewText } from "../preview-text.tsx";

/** Over the field: the quoted message, or that a message is being edited. */
export function ComposingBar() {
  const { chatId } = useChat();
  const { quoting, editing } = useComposing(chatId);
  const message = useCurrentMessage(chatId, editing ?? quoting);
  if (message === null) return null;
  const Icon = editing === null ? Quote : Pencil;
  return (
    <div className="flex animate-fade-in items-center gap-3 pt-1.5 pl-4">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-capsule" />
      <p className="min-w-0 flex-1 border-l-[2.5px] border-capsule pl-2.5 text-xs leading-snug">
        <span className="block truncate font-semibold text-capsule">
          {editing === null ? t("chat.quoting", { name: senderName(chatId, message) }) : t("chat.editing")}
        </span>
        <span className="block truncate text-text-2">
          <PreviewText preview={previewOf(message)} />
        </span>
      </p>
      <IconButton
        label={editing === null ? t("chat.cancelQuote") : t("chat.cancelEdit")}
        icon={<X aria-hidden="true" />}
        onClick={() => (editing === null ? quoteMessage(chatId, null) : startEditing(chatId, null))}
      />
    </div>
  );
}
