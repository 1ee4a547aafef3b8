import type { Message } from "@4d/sync";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { reactTo } from "../../message-actions.store.ts";
import { EmojiGrid } from "../composer/emoji-grid.tsx";

/** All emoji, to react with one. A chunk of its own. */
export function ReactSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  const react = async (emoji: string) => {
    onClose();
    const failure = await reactTo(message.chatId, message.id, emoji, true);
    toastFailure(failure);
  };
  return (
    <BottomSheet open onClose={onClose} title={t("chat.react")}>
      <div className="h-80">
        <EmojiGrid onPick={(emoji) => void react(emoji)} />
      </div>
    </BottomSheet>
  );
}
