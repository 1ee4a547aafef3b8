import type { ChatId } from "@4d/contract";
import { Suspense, useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import type { TransferredContent } from "../../../platform/media/transferred-content.ts";
import { usePage } from "../../../platform/page.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { GroupCallBanner } from "../../calls/index.ts";
import { loadGroup, loadMembers } from "../../groups/index.ts";
import { chatItems, isChatId } from "../chat-view.store.ts";
import { AiSessionReminder, IdeasBar } from "../components/ai-chat-slots.tsx";
import { ChatContext } from "../components/box/chat-context.ts";
import { ChatNav } from "../components/box/chat-nav.tsx";
import { FailedBar } from "../components/box/failed-bar.tsx";
import { MessageList } from "../components/box/message-list.tsx";
import { type Overlay, Overlays } from "../components/box/overlays.tsx";
import { PinnedBar } from "../components/box/pinned-bar.tsx";
import { SelectionBar, SelectionNav } from "../components/box/selection-bar.tsx";
import { useChatContextValue } from "../components/box/use-chat-context-value.ts";
import { BlockedBar, useBlocked } from "../components/composer/blocked-bar.tsx";
import { Composer } from "../components/composer/composer.tsx";
import { DropZone } from "../components/composer/drop-zone.tsx";
import { PastedFilesBar } from "../components/composer/pasted-files-bar.tsx";
import { byKind, type Chosen } from "../components/composer/send-files.ts";
import { SendSheet } from "../components/composer/send-sheet.tsx";
import { picturesOf } from "../components/pictures-of.ts";
import { draftOf, setDraft } from "../drafts.store.ts";
import { scheduledParts } from "../message-timing-parts.ts";
import { stopSelecting } from "../selection.store.ts";
import { useChatReady, useJumpToMessage, useOpenChat, useSelection } from "../use-chat-view.ts";

interface FootProps {
  onFiles: (files: Chosen[]) => void;
  /** Files pasted or dropped along with words. */
  beside: readonly Chosen[];
  onBeside: (files: Chosen[]) => void;
}

/** The composer, or why there is none. */
function Foot({ onFiles, beside, onBeside }: FootProps) {
  const blocked = useBlocked();
  if (blocked !== null) return <BlockedBar blocked={blocked} />;
  const look = () => {
    onFiles([...beside]);
    onBeside([]);
  };
  return (
    <>
      <IdeasBar />
      {beside.length > 0 && <PastedFilesBar n={beside.length} onSend={look} onDrop={() => onBeside([])} />}
      <Composer onFiles={onFiles} onPastedFiles={onBeside} />
    </>
  );
}

/** Chosen or dropped files, on their way to the sheet or offered beside words. */
function useChosen(chatId: ChatId) {
  const [files, setFiles] = useState<Chosen[]>([]);
  const [beside, setBeside] = useState<Chosen[]>([]);
  const drop = ({ files: dropped, text }: TransferredContent) => {
    if (text === "") return setFiles(byKind(dropped));
    const written = draftOf(chatId);
    setDraft(chatId, written === "" ? text : `${written}\n${text}`);
    setBeside(byKind(dropped));
  };
  return { files, setFiles, beside, setBeside, drop };
}

function OpenChat({ chatId, messageId }: { chatId: ChatId; messageId: number }) {
  const { active } = usePage();
  useOpenChat(chatId);
  const ready = useChatReady(chatId);
  const parts = useSignal(scheduledParts);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const { files, setFiles, beside, setBeside, drop } = useChosen(chatId);
  const contextValue = useChatContextValue(chatId, setOverlay);
  const choosing = useSelection(chatId).on;
  const { kind, targetId } = contextValue;
  useEffect(() => {
    if (kind !== "group") return;
    void loadGroup(targetId);
    void loadMembers(targetId);
  }, [kind, targetId]);
  useJumpToMessage(chatId, messageId, ready);
  useEffect(() => () => stopSelecting(), []);
  return (
    <ChatContext value={contextValue}>
      <DropZone onDropped={drop}>
        <Page
          fixed
          nav={choosing ? <SelectionNav /> : <ChatNav />}
          head={
            <>
              {kind === "group" && <GroupCallBanner groupId={targetId} />}
              <PinnedBar />
            </>
          }
          foot={
            choosing ? (
              <SelectionBar />
            ) : (
              <>
                <FailedBar />
                {parts && (
                  <Suspense>
                    <parts.ScheduledBar chatId={chatId} />
                  </Suspense>
                )}
                <Foot onFiles={setFiles} beside={beside} onBeside={setBeside} />
              </>
            )
          }
        >
          <MessageList active={active} />
        </Page>
      </DropZone>
      <AiSessionReminder active={active} />
      <SendSheet files={files} onChange={setFiles} />
      <Overlays
        overlay={overlay}
        pictures={overlay?.kind === "picture" ? picturesOf(chatItems(chatId)) : []}
        onChange={setOverlay}
      />
    </ChatContext>
  );
}

/** An open chat: `chatId=p:15` or `g:7`, at `messageId` when given (`MSG-1` … `MSG-15`). */
export function ChatBoxPage() {
  const { query } = usePage();
  const chatId = query.chatId ?? "";
  if (!isChatId(chatId)) {
    return (
      <Page nav={<NavBar />}>
        <EmptyState title={t("chat.chatGone")} />
      </Page>
    );
  }
  const asked = Number(query.messageId ?? 0);
  return <OpenChat key={chatId} chatId={chatId} messageId={Number.isInteger(asked) ? asked : 0} />;
}
