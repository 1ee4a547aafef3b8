import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { ChatRowLine } from "../components/list/chat-row-line.tsx";
import { useMinute } from "../components/list/use-minute.ts";
import { useChatList } from "../use-chats.ts";
import { useDirectory } from "../use-directory.ts";

/** Archived chats (`MSG-18`); the same actions unarchive them. */
export function ArchivedPage() {
  useDirectory();
  const { archived } = useChatList();
  const minute = useMinute();
  return (
    <Page nav={<NavBar title={t("messages.archived")} />}>
      {archived.length === 0 && (
        <EmptyState
          title={t("messages.archivedEmpty")}
          note={t("messages.archivedHow")}
          action={
            <Button look="ghost" size="small" onClick={() => back()}>
              {t("common.back")}
            </Button>
          }
        />
      )}
      {archived.map((row) => (
        <ChatRowLine key={row.chatId} row={row} minute={minute} />
      ))}
    </Page>
  );
}
