import { previewOf } from "@4d/sync";
import { Pin, X } from "lucide-react";
import { useEffect, useState } from "react";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { senderName } from "../../chat-directory.ts";
import { allowedFor, loadPinned, pinMessage } from "../../message-actions.store.ts";
import { usePinned } from "../../use-chat-view.ts";
import { PreviewText } from "../preview-text.tsx";
import { useChat } from "./chat-context.ts";

/** The pinned messages of this chat; a press jumps to one and shows the next (`MSG-7`). */
export function PinnedBar() {
  const { chatId, jump } = useChat();
  const pinned = usePinned(chatId);
  const [at, setAt] = useState(0);
  useEffect(() => void loadPinned(chatId), [chatId]);
  const shown = pinned[at % Math.max(1, pinned.length)];
  if (shown === undefined) return null;
  const take = async () => {
    const failure = await pinMessage(chatId, shown.id, false);
    toastFailure(failure);
  };
  const press = () => {
    jump(shown.id);
    setAt(at + 1);
  };
  return (
    <div className="hairline-b z-5 flex shrink-0 items-center bg-ink-2 pl-4">
      <button
        type="button"
        onClick={press}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left"
      >
        <Pin aria-hidden="true" className="size-4 shrink-0 text-capsule" />
        <span className="min-w-0 flex-1 text-xs leading-snug">
          <span className="block font-semibold text-capsule">
            {pinned.length > 1 ? t("chat.pinnedCount", { n: pinned.length }) : t("chat.pinnedBar")}
          </span>
          <span className="block truncate text-text-2">
            <bdi>{senderName(chatId, shown)}</bdi>: <PreviewText preview={previewOf(shown)} />
          </span>
        </span>
      </button>
      {allowedFor(chatId, shown).pin && (
        <IconButton label={t("chat.unpin")} icon={<X aria-hidden="true" />} onClick={() => void take()} />
      )}
    </div>
  );
}
