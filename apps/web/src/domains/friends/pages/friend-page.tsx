import { Plus, ScanLine, UserPlus, UsersRound } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { FriendRow } from "../components/friend-row.tsx";
import { FriendSections } from "../components/friend-sections.tsx";
import { useFriendSearch } from "../components/use-friend-search.ts";

function Found({ words }: { words: string }) {
  const found = useFriendSearch(words);
  const wider = () => push("/pages/friend/friend-add", { name: words.trim() });
  if (found.length === 0) {
    return (
      <EmptyState
        title={t("friends.noneFound", { words: words.trim() })}
        action={
          <Button look="ghost" onClick={wider}>
            {t("friends.searchWider")}
          </Button>
        }
      />
    );
  }
  return (
    <div className="scroller h-full">
      {found.map((friend) => (
        <FriendRow key={friend.id} friend={friend} />
      ))}
      <div className="grid place-items-center py-4">
        <Button look="quiet" size="small" onClick={wider}>
          {t("friends.searchWider")}
        </Button>
      </div>
    </div>
  );
}

/** The tab "contacts" (`FRIEND-1`). */
export function FriendPage() {
  const [words, setWords] = useState("");
  const plus = (
    <Menu
      label={t("friends.add")}
      icon={<Plus aria-hidden="true" />}
      items={[
        {
          id: "add",
          label: t("friends.add"),
          icon: <UserPlus />,
          onPress: () => push("/pages/friend/friend-add"),
        },
        {
          id: "scan",
          label: t("friends.scan"),
          icon: <ScanLine />,
          onPress: () => push("/pages/friend/scan"),
        },
        {
          id: "group",
          label: t("friends.startGroup"),
          icon: <UsersRound />,
          onPress: () => push("/pages/group/group-create"),
        },
      ]}
    />
  );
  return (
    <Page
      fixed
      nav={<NavBar big title={t("friends.title")} actions={plus} />}
      head={<SearchField label={t("friends.search")} value={words} onChange={setWords} />}
    >
      {words.trim() === "" ? <FriendSections /> : <Found words={words} />}
    </Page>
  );
}
