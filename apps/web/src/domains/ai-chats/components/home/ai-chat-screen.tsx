import type { AiChat, Character } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
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
  textOf,
  useChatContextValue,
  useChatView,
  useOpenChat,
  useSelection,
} from "../../../messages/index.ts";

import { useTeenMode } from "../../../users/index.ts";
import { chatIdOfCharacter, hasOwnMessage, newestMessageId } from "../../character-chat.ts";
import { showEmotion } from "../../emotion-of.ts";
import { inspireStore } from "../../inspire.store.ts";
import { useOfferedReplies } from "../../use-offered-replies.ts";
import { useSessionReminder } from "../../use-session-reminder.ts";
import { Opening } from "../opening.tsx";
import { ReplyChips } from "../reply-chips.tsx";
import { HomeComposer } from "./home-composer.tsx";

/** Shown over the composer while offline, and in temporary mode. */
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
  /** False until the messages have loaded: no openings are offered before. */
  ready: boolean;
}

/** The composer; in teen mode a bar in its place. */
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

/** What the character said last; empty before it said anything. */
function latestWords(items: readonly ChatLineItem[], me: number): string {
  const last = items.findLast((item) => item.kind === "message" && item.message.sendId !== me);
  return last?.kind === "message" ? (textOf(last.message) ?? "") : "";
}

interface AiChatScreenProps {
  aiChat: Pick<AiChat, "character" | "temporary">;
  active: boolean;
}

/** An AI chat over the character's picture: the ordinary chat in glass (`CHAR-2`). A chunk of its own. */
export function AiChatScreen({ aiChat, active }: AiChatScreenProps) {
  const { character, temporary } = aiChat;
  const chatId = chatIdOfCharacter(character);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const chatContext = useChatContextValue(chatId, setOverlay);
  const view = useChatView(chatId);
  const choosing = useSelection(chatId).on;
  const said = latestWords(view.items, chatContext.me);
  useOpenChat(chatId, true);
  useSessionReminder(active);
  useEffect(() => () => stopSelecting(), []);
  useEffect(() => showEmotion(character, said), [character, said]);
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

/** Replaces the composer in teen mode: says why, and what else there is to do (`characters §11.5`). */
export function TeenModeBar() {
  return (
    <div className="relative z-3 flex shrink-0 flex-col items-center gap-2.5 px-4 pb-3">
      <p className="text-center text-s text-balance text-on-art-dim">{t("chat.minorClosed")}</p>
      <div className="flex gap-2.5">
        <Button look="glass" size="small" onClick={() => push("/pages/story/stories")}>
          {t("aiChats.minorStories")}
        </Button>
        <Button look="glass" size="small" onClick={() => push("/pages/game/infiniteCraft")}>
          {t("aiChats.minorCraft")}
        </Button>
      </div>
    </div>
  );
}

interface SuggestionsProps {
  character: Character;
  items: readonly ChatLineItem[];
  me: number;
}

/** Suggestions as glass capsules: the character's openings before my first message, later three replies to each line. */
export function Suggestions({ character, items, me }: SuggestionsProps) {
  const { replies, characterId, afterId } = useStore(inspireStore);
  const isOffering = useOfferedReplies(chatIdOfCharacter(character), character.id, items);
  const thought =
    characterId === character.id && afterId === newestMessageId(items) && isOffering ? replies : [];
  const openings = hasOwnMessage(items, me) ? [] : character.starters.map((text) => ({ tone: null, text }));
  // Their room stays when there are none, so that the lines above never jump.
  return (
    <div className="min-h-10 shrink-0">
      <ReplyChips chatId={chatIdOfCharacter(character)} chips={thought.length > 0 ? thought : openings} />
    </div>
  );
}
