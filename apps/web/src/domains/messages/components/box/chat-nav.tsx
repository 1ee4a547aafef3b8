import { ChevronLeft, Ellipsis } from "lucide-react";
import { Suspense } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { badgeCount } from "../../../../platform/i18n/numbers.ts";
import { back, push } from "../../../../platform/navigation.ts";
import { unreadTotal } from "../../../../platform/unread.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { friendOf } from "../../../friends/index.ts";
import { presenceStore, presenceText } from "../../../users/index.ts";
import { chatIdentity, groupIdentity, isCharacter } from "../../chat-directory.ts";
import { disappearingParts } from "../../message-timing-parts.ts";
import { messagesStore } from "../../messages.store.ts";
import { useTyping } from "../../use-chat-view.ts";
import { useDirectory } from "../../use-directory.ts";
import { BuiltInMark } from "../reply-source.tsx";
import { useChat } from "./chat-context.ts";

/** Back, with the unread count of other chats. */
function BackButton() {
  const unread = useSignal(unreadTotal);
  if (unread === 0) {
    return (
      <IconButton label={t("common.back")} icon={<ChevronLeft aria-hidden="true" />} onClick={() => back()} />
    );
  }
  return (
    <button
      type="button"
      aria-label={t("chat.backUnread", { n: unread })}
      onClick={() => back()}
      className="hit press flex h-11 shrink-0 items-center rounded-full pr-1 pl-1.5"
    >
      <ChevronLeft aria-hidden="true" className="size-5.5 stroke-[1.8]" />
      <span
        aria-hidden="true"
        className="num min-w-5 rounded-full bg-ink-4 px-1.5 text-center text-xs leading-[1.7] font-semibold"
      >
        {badgeCount(unread)}
      </span>
    </button>
  );
}

function SubLine() {
  useDirectory();
  const { chatId, kind, targetId } = useChat();
  const typing = useTyping(chatId);
  const terminals = useStore(presenceStore, ({ online }) => online[targetId]);
  const link = useStore(messagesStore, (state) => state.link);
  if (link !== "online") return <span className="text-text-3">{t("messages.connecting")}</span>;
  if (kind === "group") {
    const count = groupIdentity(targetId)?.memberCount ?? 0;
    return count > 0 && <span className="text-text-3">{t("chat.members", { n: count })}</span>;
  }
  if (typing) return <span className="text-capsule">{t("chat.typing")}</span>;
  if (isCharacter(targetId))
    return (
      <span className="text-text-3">
        <BuiltInMark chatId={chatId} />
      </span>
    );
  const text = presenceText(terminals, friendOf(targetId)?.lastSeenAt);
  return (
    text !== "" && <span className={terminals === undefined ? "text-text-3" : "text-capsule"}>{text}</span>
  );
}

/** The bar of an open chat: the peer's name and what they are doing. */
export function ChatNav() {
  useDirectory();
  const { chatId, kind, targetId } = useChat();
  const online = useStore(presenceStore, (state) => state.online[targetId] !== undefined);
  const face = chatIdentity(chatId);
  const parts = useSignal(disappearingParts);
  const details = () => push("/pages/chat/chat-info", { chatId });
  return (
    <header className="z-10 flex min-h-12 shrink-0 items-center gap-1 px-1.5 pt-[var(--safe-top)]">
      <BackButton />
      <button
        type="button"
        onClick={details}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-full px-1.5 text-left"
      >
        <Avatar
          name={face.name}
          src={face.headImage}
          size="smaller"
          square={kind === "group"}
          online={kind === "private" && online}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <h1 dir="auto" className="truncate text-n leading-snug font-semibold">
              {face.name}
            </h1>
            {face.ai && <Tag>{t("common.ai")}</Tag>}
            {parts && (
              <Suspense>
                <parts.LifetimeMark chatId={chatId} />
              </Suspense>
            )}
          </span>
          <span className="block truncate text-xs leading-snug">
            <SubLine />
          </span>
        </span>
      </button>
      <IconButton label={t("chat.more")} icon={<Ellipsis aria-hidden="true" />} onClick={details} />
    </header>
  );
}
