import type { AiChat, Character } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import {
  ChatContext,
  type ChatLineItem,
  FailedBar,
  MessageList,
  messagesStore,
  type Overlay,
  Overlays,
  picturesOf,
  SelectionBar,
  stopSelecting,
  useChatContextValue,
  useChatView,
  useOpenChat,
  useSelection,
} from "../../../messages/index.ts";
import { useTeenMode } from "../../../users/index.ts";
import { chatIdOfCharacter } from "../../character-chat.ts";
import { useSessionReminder } from "../../use-session-reminder.ts";
import { Opening } from "../opening.tsx";
import { HomeComposer } from "./home-composer.tsx";
import { Suggestions } from "./suggestions.tsx";
import { TeenModeBar } from "./teen-mode-bar.tsx";

/** Said over the composer while there is no network, and while nothing is remembered. */
function StatusLine({ temporary }: { temporary: boolean }) {
  const offline = useStore(messagesStore, ({ link }) => link !== "online");
  if (!offline && !temporary) return null;
  return (
    <p role="status" className="px-4 pb-1 text-center text-xs text-balance text-on-art-dim">
      {offline ? t("messages.offlineLine") : t("aiChats.temporaryLine")}
    </p>
  );
}

interface ComposerAreaProps {
  character: Character;
  items: readonly ChatLineItem[];
  me: number;
  /** Before it is known what was said, nobody is offered a beginning. */
  ready: boolean;
}

/** Where one writes; in minor mode what else there is. */
function ComposerArea({ character, items, me, ready }: ComposerAreaProps) {
  const teenMode = useTeenMode();
  if (teenMode) return <TeenModeBar />;
  return (
    <>
      <FailedBar />
      {ready && <Suggestions character={character} items={items} me={me} />}
      <HomeComposer character={character} items={items} />
    </>
  );
}

interface AiChatScreenProps {
  aiChat: Pick<AiChat, "character" | "temporary">;
  active: boolean;
}

/** Talking with a character over its picture: the ordinary chat in glass (`CHAR-2`). A chunk of its own. */
export function AiChatScreen({ aiChat, active }: AiChatScreenProps) {
  const { character, temporary } = aiChat;
  const chatId = chatIdOfCharacter(character);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const chatContext = useChatContextValue(chatId, setOverlay);
  const view = useChatView(chatId);
  const choosing = useSelection(chatId).on;
  useOpenChat(chatId, true);
  useSessionReminder(active);
  useEffect(() => () => stopSelecting(), []);
  return (
    <ChatContext value={chatContext}>
      <main className="relative mt-[18dvh] min-h-0 flex-1 mask-[linear-gradient(transparent,#000_18%)] in-data-[keyboard=open]:mt-0 short:mt-0">
        <MessageList active={active} opening={<Opening character={character} />} />
      </main>
      <StatusLine temporary={temporary} />
      {choosing ? (
        <SelectionBar />
      ) : (
        <ComposerArea character={character} items={view.items} me={chatContext.me} ready={view.ready} />
      )}
      <Overlays
        overlay={overlay}
        pictures={overlay?.kind === "picture" ? picturesOf(view.items) : []}
        onChange={setOverlay}
      />
    </ChatContext>
  );
}
