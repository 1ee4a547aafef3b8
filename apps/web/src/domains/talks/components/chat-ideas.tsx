import type { ChatId } from "@4d/contract";
import { parseChatId } from "@4d/contract";
import { WandSparkles } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { useChatView } from "../../messages/index.ts";
import { inspireStore } from "../inspire.store.ts";
import { newestOf } from "../talk-lines.ts";
import { talksStore } from "../talks.store.ts";
import { ReplyChips } from "./reply-chips.tsx";

/** Over the field of an ordinary chat with a character: what was thought of for me to say, until something is said. */
export function ChatIdeas({ chatId }: { chatId: ChatId }) {
  const { items } = useChatView(chatId);
  const userId = parseChatId(chatId)?.targetId ?? 0;
  const characterId = useStore(talksStore, ({ byUser }) => byUser[userId]?.id);
  const { replies, busy, ...thought } = useStore(inspireStore);
  if (characterId === undefined || thought.characterId !== characterId) return null;
  if (thought.afterId !== newestOf(items)) return null;
  if (!busy) return <ReplyChips plain chatId={chatId} chips={replies} />;
  return (
    <p role="status" className="flex min-h-11 shrink-0 items-center gap-2 px-4 text-s text-text-2">
      <WandSparkles aria-hidden="true" className="size-4 animate-twinkle text-capsule" />
      {t("talks.thinking")}
    </p>
  );
}
