import { type ChatId, parseChatId } from "@4d/contract";

import { WandSparkles } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { useChatView } from "../../messages/index.ts";
import { aiChatsStore, findCharacter } from "../ai-chats.store.ts";
import { newestMessageId } from "../character-chat.ts";
import { inspireStore } from "../inspire.store.ts";
import { useOfferedReplies } from "../use-offered-replies.ts";
import { ReplyChips } from "./reply-chips.tsx";

/** Suggested replies over the composer of an ordinary chat with a character, after each of its lines. */
export function ReplySuggestions({ chatId }: { chatId: ChatId }) {
  const { items } = useChatView(chatId);
  const afterId = newestMessageId(items);
  const userId = parseChatId(chatId)?.targetId ?? 0;
  const characterId = useStore(aiChatsStore, ({ byUser }) => byUser[userId]?.id);
  const { replies, busy, ...inspiration } = useStore(inspireStore);
  const isOffering = useOfferedReplies(chatId, characterId, items);
  useEffect(() => void findCharacter(userId), [userId]);
  const isForThis = inspiration.characterId === characterId && inspiration.afterId === afterId;
  const isThinking = isForThis && busy;
  // Its room stays when nothing is in it, so that the lines above never jump.
  return (
    <div className="min-h-11 shrink-0">
      {isThinking ? (
        <p role="status" className="flex min-h-11 items-center gap-2 px-4 text-s text-text-2">
          <WandSparkles aria-hidden="true" className="size-4 animate-twinkle text-capsule" />
          {t("aiChats.thinking")}
        </p>
      ) : (
        <ReplyChips plain chatId={chatId} chips={isForThis && isOffering ? replies : []} />
      )}
    </div>
  );
}
