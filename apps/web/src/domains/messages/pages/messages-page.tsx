import { Archive, Plus, ScanLine, Search, UserPlus, Users } from "lucide-react";
import { chatListBanner } from "../../../platform/chat-list-banner.ts";
import { joinIsolated } from "../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push, switchTab } from "../../../platform/navigation.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SearchLink } from "../../../ui/search-field.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { refreshChats, showMoreChats } from "../chat-list.store.ts";
import type { ChatRow } from "../chat-rows.ts";
import { ChatRowLine } from "../components/list/chat-row-line.tsx";
import { ConnectionTitle, OfflineLine } from "../components/list/connection-line.tsx";
import { useMinute } from "../components/list/use-minute.ts";
import { useChatList } from "../use-chats.ts";
import { useDirectory } from "../use-directory.ts";

function Actions() {
  return (
    <>
      <IconButton
        label={t("common.search")}
        icon={<Search aria-hidden="true" />}
        onClick={() => push("/pages/chat/search")}
      />
      <Menu
        label={t("messages.add")}
        icon={<Plus aria-hidden="true" />}
        items={[
          {
            id: "group",
            label: t("messages.startGroup"),
            icon: <Users />,
            onPress: () => push("/pages/group/group-create"),
          },
          {
            id: "friend",
            label: t("messages.addFriend"),
            icon: <UserPlus />,
            onPress: () => push("/pages/friend/friend-add"),
          },
          {
            id: "scan",
            label: t("messages.scan"),
            icon: <ScanLine />,
            onPress: () => push("/pages/friend/scan"),
          },
        ]}
      />
    </>
  );
}

/** The archive row over the list, while there are archived chats. */
function ArchivedRow({ archived }: { archived: readonly ChatRow[] }) {
  if (archived.length === 0) return null;
  const unread = archived.reduce((sum, row) => sum + row.unread, 0);
  return (
    <ListRow
      compact
      lead={
        <span className="grid size-13 shrink-0 place-items-center text-text-2">
          <Archive aria-hidden="true" className="size-5.5 stroke-[1.8]" />
        </span>
      }
      title={t("messages.archived")}
      note={joinIsolated(
        archived.map(({ name }) => name),
        "、",
      )}
      tail={<Badge count={unread} tone="mute" />}
      onPress={() => push("/pages/chat/archived")}
    />
  );
}

function Rows() {
  useDirectory();
  const { rows, hasMore, archived, loading } = useChatList();
  const minute = useMinute();
  const banner = useSignal(chatListBanner);
  if (loading && rows.length === 0) return <SkeletonRows />;
  if (rows.length === 0 && archived.length === 0) {
    return (
      <EmptyState
        title={t("messages.empty")}
        note={t("messages.emptyNote")}
        action={
          <Button onClick={() => switchTab("/pages/friend/friend")}>{t("messages.emptyAction")}</Button>
        }
      />
    );
  }
  return (
    <>
      {banner}
      <ArchivedRow archived={archived} />
      {rows.map((row) => (
        <ChatRowLine key={row.chatId} row={row} minute={minute} />
      ))}
      {hasMore && <MoreSentinel key={rows.length} onNear={showMoreChats} />}
    </>
  );
}

/** The messages tab: every chat, newest first (`MSG-18`). */
export function MessagesPage() {
  return (
    <Page
      nav={<NavBar big title={<ConnectionTitle />} actions={<Actions />} />}
      head={
        <>
          <SearchLink label={t("messages.search")} onPress={() => push("/pages/chat/search")} />
          <OfflineLine />
        </>
      }
    >
      <PullRefresh onRefresh={refreshChats}>
        <Rows />
      </PullRefresh>
    </Page>
  );
}
