import type { ChatId } from "@4d/contract";
import { parseChatId } from "@4d/contract";
import { Archive, BellOff, Eraser, Flag, Pin, Search, Users } from "lucide-react";
import { Suspense } from "react";
import { useStore } from "zustand/react";
import { confirm, toastOnFailure, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { friendOf } from "../../friends/index.ts";
import { presenceStore, presenceText } from "../../users/index.ts";
import { groupIdentity } from "../chat-directory.ts";
import { archiveChat, chatListStore, clearChat, muteChat, pinChat } from "../chat-list.store.ts";
import { isChatId } from "../chat-view.store.ts";
import { disappearingParts } from "../message-timing-parts.ts";
import { useChatIdentity } from "../use-chats.ts";
import { useDirectory } from "../use-directory.ts";

async function clear(chatId: ChatId, name: string): Promise<void> {
  const sure = await confirm({
    title: t("messages.clearTitle", { name }),
    body: t("messages.clearBody"),
    ok: t("common.clear"),
    danger: true,
  });
  if (!sure) return;
  const failure = await clearChat(chatId);
  toastOutcome(failure, t("messages.clearDone"));
}

/** The peer; a press opens their page. */
function Head({ chatId }: { chatId: ChatId }) {
  useDirectory();
  const face = useChatIdentity(chatId);
  const target = parseChatId(chatId);
  const id = target?.targetId ?? 0;
  const group = target?.kind === "group";
  const terminals = useStore(presenceStore, ({ online }) => online[id]);
  const note = group
    ? t("chat.members", { n: groupIdentity(id)?.memberCount ?? 0 })
    : presenceText(terminals, friendOf(id)?.lastSeenAt);
  const open = () =>
    group ? push("/pages/group/group-info", { id }) : push("/pages/common/user-info", { id });
  return (
    <button
      type="button"
      onClick={open}
      className="press mb-4 flex w-full items-center gap-4 rounded-m py-2 text-left"
    >
      <Avatar
        name={face.name}
        src={face.headImage}
        size="larger"
        square={group}
        online={!group && terminals !== undefined}
      />
      <span className="min-w-0">
        <span className="block text-l leading-snug font-semibold wrap-anywhere">{face.name}</span>
        {note !== "" && <span className="block text-s text-text-2">{note}</span>}
      </span>
    </button>
  );
}

function Switches({ chatId }: { chatId: ChatId }) {
  const row = useStore(chatListStore, ({ rows, archived }) =>
    [...rows, ...archived].find((other) => other.chatId === chatId),
  );
  const { muted } = useChatIdentity(chatId);
  return (
    <CellGroup>
      <SwitchCell
        icon={<Pin />}
        title={t("messages.pinChat")}
        checked={row?.pinned === true}
        onChange={(on) => toastOnFailure(pinChat(chatId, on))}
      />
      <SwitchCell
        icon={<BellOff />}
        title={t("messages.muteChat")}
        checked={muted}
        onChange={(on) => toastOnFailure(muteChat(chatId, on))}
      />
      <SwitchCell
        icon={<Archive />}
        title={t("messages.archiveChat")}
        checked={row?.archived === true}
        onChange={(on) => toastOnFailure(archiveChat(chatId, on))}
      />
    </CellGroup>
  );
}

function Info({ chatId }: { chatId: ChatId }) {
  const { name } = useChatIdentity(chatId);
  const parts = useSignal(disappearingParts);
  const target = parseChatId(chatId);
  const group = target?.kind === "group";
  const id = target?.targetId ?? 0;
  return (
    <Page padded nav={<NavBar title={t("messages.info")} />}>
      <Head chatId={chatId} />
      <CellGroup>
        <Cell
          icon={<Search />}
          title={t("messages.searchInChat")}
          onPress={() => push("/pages/chat/search", { chatId })}
        />
        {group ? (
          <Cell
            icon={<Users />}
            title={t("messages.groupInfo")}
            onPress={() => push("/pages/group/group-info", { id })}
          />
        ) : (
          <Cell
            icon={<Users />}
            title={t("messages.startGroupWith")}
            onPress={() => push("/pages/group/group-create", { with: id })}
          />
        )}
      </CellGroup>
      <Switches chatId={chatId} />
      {parts && (
        <Suspense>
          <parts.LifetimeCell chatId={chatId} />
        </Suspense>
      )}
      <CellGroup>
        {!group && (
          <Cell
            icon={<Flag />}
            title={t("messages.report")}
            onPress={() => push("/pages/common/report", { kind: "user", id })}
          />
        )}
        <Cell icon={<Eraser />} danger title={t("messages.clear")} onPress={() => void clear(chatId, name)} />
      </CellGroup>
    </Page>
  );
}

/** Chat details: search, pin, mute, archive, clear (`MSG-18`). */
export function ChatInfoPage() {
  const chatId = usePage().query.chatId ?? "";
  if (isChatId(chatId)) return <Info chatId={chatId} />;
  return (
    <Page nav={<NavBar title={t("messages.info")} />}>
      <EmptyState title={t("chat.chatGone")} />
    </Page>
  );
}
