import { MessageCircle, Search, UserPlus, Users } from "lucide-react";
import { useStore } from "zustand";
import { t } from "../../../platform/i18n/i18n.ts";
import { push, switchTab } from "../../../platform/navigation.ts";
import { unreadTotal } from "../../../platform/unread.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { GlassRow, HomeScene } from "../../../ui/home-scene.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { usersStore } from "../../users/index.ts";
import { chatListStore } from "../chat-list.store.ts";
import { RowPreview } from "../components/list/row-preview.tsx";
import { useMinute } from "../components/list/use-minute.ts";
import { useDirectory } from "../use-directory.ts";

function Me() {
  const self = useStore(usersStore, (state) => state.self);
  const name = self?.nickName ?? t("shell.me");
  return (
    <>
      <button
        type="button"
        onClick={() => switchTab("/pages/mine/mine")}
        className="glass hit press flex min-w-0 items-center gap-2 rounded-full p-1 pr-4"
      >
        <Avatar name={name} src={self?.headImageThumb} size="smaller" />
        <span className="truncate text-s font-semibold">{name}</span>
      </button>
      <span className="flex-1" />
      <IconButton
        look="glass"
        label={t("common.search")}
        icon={<Search aria-hidden="true" />}
        onClick={() => push("/pages/chat/search")}
      />
    </>
  );
}

function Actions() {
  return (
    <>
      <Button
        look="bright"
        size="small"
        className="shrink-0 whitespace-nowrap"
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
        onClick={() => switchTab("/")}
      >
        {t("shell.openMessages")}
      </Button>
      <Button
        look="glass"
        size="small"
        className="shrink-0 whitespace-nowrap"
        icon={<UserPlus aria-hidden="true" className="size-4" />}
        onClick={() => push("/pages/friend/friend-add")}
      >
        {t("shell.addFriend")}
      </Button>
      <Button
        look="glass"
        size="small"
        className="shrink-0 whitespace-nowrap"
        icon={<Users aria-hidden="true" className="size-4" />}
        onClick={() => push("/pages/group/group-create")}
      >
        {t("shell.startGroup")}
      </Button>
    </>
  );
}

const WAITING_MAX = 3;

/** The newest chats with something unread, on glass. */
function WaitingChats() {
  useDirectory();
  const rows = useStore(chatListStore, (state) => state.rows);
  return rows
    .filter(({ unread, muted }) => unread > 0 && !muted)
    .toSorted((one, other) => other.time - one.time)
    .slice(0, WAITING_MAX)
    .map((row) => (
      <GlassRow
        key={row.chatId}
        lead={<Avatar name={row.name} src={row.headImage} size="contact" square={row.kind === "group"} />}
        title={row.name}
        note={<RowPreview row={row} />}
        tail={<Badge count={row.unread} tone="bright" />}
        onPress={() => push("/pages/chat/chat-box", { chatId: row.chatId })}
      />
    ));
}

/** Where the launch lands (`APP-3`): a welcome home. AI characters move in with their own issue. */
export function ChatHomepagePage() {
  const name = useStore(usersStore, (state) => state.self?.nickName) ?? t("shell.me");
  const unread = useSignal(unreadTotal);
  const line = unread > 0 ? t("shell.homeUnread", { n: unread }) : t("shell.homeLine");
  const hour = new Date(useMinute() * 60_000).getHours();
  return (
    <HomeScene
      name={name}
      hour={hour}
      line={line}
      bar={<Me />}
      chats={<WaitingChats />}
      actions={<Actions />}
    />
  );
}
