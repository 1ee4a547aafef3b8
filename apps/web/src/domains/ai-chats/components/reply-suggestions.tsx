import { type ChatId, parseChatId } from "@4d/contract";

import { WandSparkles } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { useChatView } from "../../messages/index.ts";
import { aiChatsStore } from "../ai-chats.store.ts";
import { newestMessageId } from "../character-chat.ts";
import { inspireStore } from "../inspire.store.ts";
import { ReplyChips } from "./reply-chips.tsx";

/** Suggested replies over the composer of an ordinary chat with a character, until something is sent. */
export function ReplySuggestions({ chatId }: { chatId: ChatId }) {
  const { items } = useChatView(chatId);
  const userId = parseChatId(chatId)?.targetId ?? 0;
  const characterId = useStore(aiChatsStore, ({ byUser }) => byUser[userId]?.id);
  const { replies, busy, ...inspiration } = useStore(inspireStore);
  if (characterId === undefined || inspiration.characterId !== characterId) return null;
  if (inspiration.afterId !== newestMessageId(items)) return null;
  if (!busy) return <ReplyChips plain chatId={chatId} chips={replies} />;
  return (
    <p role="status" className="flex min-h-11 shrink-0 items-center gap-2 px-4 text-s text-text-2">
      <WandSparkles aria-hidden="true" className="size-4 animate-twinkle text-capsule" />
      {t("aiChats.thinking")}
    </p>
  );
}
