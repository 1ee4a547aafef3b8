import type { Character } from "@4d/contract";
import { Maximize2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Outcome } from "../../../../platform/failure.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { Tesseract } from "../../../../ui/tesseract.tsx";
import { BuiltInMark } from "../../../messages/index.ts";
import { loadCharacter } from "../../ai-chats.store.ts";
import { chatIdOfCharacter } from "../../character-chat.ts";
import { AiChatScreen } from "./ai-chat-screen.tsx";
import { CharacterArt } from "./character-art.tsx";

interface AiChatPreviewProps {
  characterId: number;
  /** Opens the chat with the character's user on the whole screen. */
  onFullScreen: (userId: number) => void;
}

function PreviewHeader({
  character,
  onFullScreen,
}: { character: Character } & Pick<AiChatPreviewProps, "onFullScreen">) {
  const { name, tagline, userId } = character;
  return (
    <header className="relative flex items-start gap-2 pt-3.5 pr-1.5 pb-1.5 pl-4">
      <div className="min-w-0 flex-1 pt-2">
        <h3 className="flex items-center gap-1.5">
          <span className="truncate text-l font-bold">{name}</span>
          <Tag tone="glass">{t("common.ai")}</Tag>
        </h3>
        <p className="truncate text-s text-on-art-dim">
          <BuiltInMark chatId={chatIdOfCharacter(character)} rest={tagline} />
        </p>
      </div>
      <IconButton
        look="glass"
        label={t("aiChats.whole")}
        icon={<Maximize2 aria-hidden="true" />}
        onClick={() => onFullScreen(userId)}
      />
    </header>
  );
}

/** An AI chat in a sheet. Opening it sends nothing, as on chat-homepage (`FEED-1`, `CHAR-2`). */
export function AiChatPreview({ characterId, onFullScreen }: AiChatPreviewProps) {
  const [loaded, setLoaded] = useState<Outcome<Character> | null>(null);
  const load = () => void loadCharacter(characterId).then(setLoaded);
  useEffect(load, [characterId]);
  if (loaded?.ok === false) return <FailedState title={loaded.failure.message} onRetry={load} />;
  return (
    <div
      data-art
      className="relative isolate flex h-[min(640px,calc(var(--app-height)*0.78))] flex-col bg-art-ink pb-[max(8px,var(--safe-bottom))] text-on-art"
    >
      {loaded === null ? (
        <div role="status" aria-label={t("common.loading")} className="grid flex-1 place-items-center">
          <Tesseract size={64} />
        </div>
      ) : (
        <>
          <CharacterArt character={loaded.value} />
          <PreviewHeader character={loaded.value} onFullScreen={onFullScreen} />
          <div className="relative flex min-h-0 flex-1 flex-col">
            <AiChatScreen aiChat={{ character: loaded.value, temporary: false }} active />
          </div>
        </>
      )}
    </div>
  );
}
