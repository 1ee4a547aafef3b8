import { X } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { restorePrevious } from "../../drafts.store.ts";
import { useComposing, usePreviousDraft } from "../../use-chat-view.ts";
import { useChat } from "../box/chat-context.ts";

/** Over the field: another device's text that mine replaced before anybody saw both (`MSG-13`). */
export function RestoreBar() {
  const { chatId } = useChat();
  const previous = usePreviousDraft(chatId);
  const { editing } = useComposing(chatId);
  if (previous === "" || editing !== null) return null;
  return (
    <div className="flex animate-fade-in items-center gap-2 pt-1.5 pl-4">
      <p className="min-w-0 flex-1 border-l-[2.5px] border-text-3 pl-2.5 text-xs leading-snug">
        <span className="block truncate text-text-3">{t("chat.otherDraft")}</span>
        <span className="block truncate text-text-2">
          <bdi>{previous}</bdi>
        </span>
      </p>
      <button
        type="button"
        onClick={() => restorePrevious(chatId, "restore")}
        className="hit press min-h-8 shrink-0 rounded-full bg-ink-3 px-3 text-s font-semibold text-capsule"
      >
        {t("chat.restoreDraft")}
      </button>
      <IconButton
        label={t("chat.forgetDraft")}
        icon={<X aria-hidden="true" />}
        onClick={() => restorePrevious(chatId, "forget")}
      />
    </div>
  );
}
