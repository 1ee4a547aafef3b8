import { RotateCw } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { messagesStore } from "../../messages.store.ts";
import { resendAll } from "../../sending.store.ts";
import { useChat } from "./chat-context.ts";

/** When several messages failed: resends all of them with one press (`MSG-3`). */
export function FailedBar() {
  const { chatId } = useChat();
  const failed = useStore(
    messagesStore,
    ({ sync }) =>
      sync?.outbox.filter((item) => item.chatId === chatId && item.state === "failed").length ?? 0,
  );
  if (failed < 2) return null;
  return (
    <button
      type="button"
      onClick={() => resendAll(chatId)}
      className="flex min-h-11 shrink-0 items-center justify-center gap-2 bg-rose-wash text-s font-semibold text-rose -outline-offset-2"
    >
      <RotateCw aria-hidden="true" className="size-4" />
      {t("chat.retryAll", { n: failed })}
    </button>
  );
}
