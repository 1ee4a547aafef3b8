import type { Character, Talk } from "@4d/contract";
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
  useChatHands,
  useChatView,
  useOpenChat,
  useSelection,
} from "../../../messages/index.ts";
import { useMinor } from "../../../users/index.ts";
import { chatOf } from "../../chat-of.ts";
import { useLongStay } from "../../use-long-stay.ts";
import { Opening } from "../opening.tsx";
import { HomeComposer } from "./home-composer.tsx";
import { MinorBar } from "./minor-bar.tsx";
import { Suggestions } from "./suggestions.tsx";

/** Said over the composer while there is no network, and while nothing is remembered. */
function Lines({ temporary }: { temporary: boolean }) {
  const offline = useStore(messagesStore, ({ link }) => link !== "online");
  if (!offline && !temporary) return null;
  return (
    <p role="status" className="px-4 pb-1 text-center text-xs text-balance text-on-art-dim">
      {offline ? t("messages.offlineLine") : t("talks.temporaryLine")}
    </p>
  );
}

interface FootProps {
  character: Character;
  items: readonly ChatLineItem[];
  me: number;
  /** Before it is known what was said, nobody is offered a beginning. */
  ready: boolean;
}

/** Where one writes; in minor mode what else there is. */
function Foot({ character, items, me, ready }: FootProps) {
  const minor = useMinor();
  if (minor) return <MinorBar />;
  return (
    <>
      <FailedBar />
      {ready && <Suggestions character={character} items={items} me={me} />}
      <HomeComposer character={character} items={items} />
    </>
  );
}

interface TalkScreenProps {
  talk: Pick<Talk, "character" | "temporary">;
  active: boolean;
}

/** Talking with a character over its picture: the ordinary chat in glass (`CHAR-2`). A chunk of its own. */
export function TalkScreen({ talk, active }: TalkScreenProps) {
  const { character, temporary } = talk;
  const chatId = chatOf(character);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const hands = useChatHands(chatId, setOverlay);
  const view = useChatView(chatId);
  const choosing = useSelection(chatId).on;
  useOpenChat(chatId, true);
  useLongStay(active);
  useEffect(() => () => stopSelecting(), []);
  return (
    <ChatContext value={hands}>
      <main className="relative mt-[18dvh] min-h-0 flex-1 mask-[linear-gradient(transparent,#000_18%)] in-data-[keyboard=open]:mt-0 short:mt-0">
        <MessageList active={active} opening={<Opening character={character} />} />
      </main>
      <Lines temporary={temporary} />
      {choosing ? (
        <SelectionBar />
      ) : (
        <Foot character={character} items={view.items} me={hands.me} ready={view.ready} />
      )}
      <Overlays
        overlay={overlay}
        pictures={overlay?.kind === "picture" ? picturesOf(view.items) : []}
        onChange={setOverlay}
      />
    </ChatContext>
  );
}
