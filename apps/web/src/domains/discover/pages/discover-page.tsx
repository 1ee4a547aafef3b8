import { type FeedMode, KEYWORD_MAX } from "@4d/contract";
import { LibraryBig, Plus, Search, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Chips } from "../../../ui/chips.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { PlaySheet } from "../../square/index.ts";
import { FeedView } from "../components/feed-view.tsx";
import { PeopleAndGroups } from "../components/find/people-and-groups.tsx";
import { SearchResults } from "../components/find/search-results.tsx";
import { MODES } from "../feed.store.ts";

type Kind = FeedMode | "square" | "people";

interface ActionsProps {
  searching: boolean;
  onSearch: () => void;
}

function Actions({ searching, onSearch }: ActionsProps) {
  return (
    <>
      <IconButton
        label={t("discover.library")}
        icon={<LibraryBig aria-hidden="true" />}
        onClick={() => push("/pages/story/stories")}
      />
      <IconButton
        label={t("discover.post")}
        icon={<Plus aria-hidden="true" />}
        onClick={() => push("/pages/square/compose")}
      />
      <IconButton
        label={searching ? t("discover.searchEnd") : t("common.search")}
        icon={searching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        aria-expanded={searching}
        onClick={onSearch}
      />
    </>
  );
}

/** The tab "discover": what people make, in two columns; and people and groups to find (`FEED-1`, `FRIEND-2`). */
export function DiscoverPage() {
  const [kind, setKind] = useState<Exclude<Kind, "square">>("recommended");
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState("");
  const wanted = searching ? words.trim() : "";
  const kinds: { id: Kind; label: string }[] = [
    ...MODES.map((id) => ({ id, label: t(`discover.mode.${id}`) })),
    { id: "square", label: t("discover.square") },
    { id: "people", label: t("discover.peopleAndGroups") },
  ];
  const choose = (next: Kind) => (next === "square" ? push("/pages/square/square") : setKind(next));
  const search = () => {
    setSearching(!searching);
    setWords("");
  };
  return (
    <Page
      nav={
        <NavBar
          big
          title={t("discover.title")}
          actions={<Actions searching={searching} onSearch={search} />}
        />
      }
      head={
        <>
          {searching && (
            <SearchField
              autoFocus
              label={t("discover.search")}
              value={words}
              onChange={(text) => setWords(text.slice(0, KEYWORD_MAX))}
            />
          )}
          {wanted === "" && (
            <Chips<Kind> label={t("discover.kinds")} choices={kinds} value={kind} onChange={choose} />
          )}
        </>
      }
    >
      {wanted === "" && kind === "people" && <PeopleAndGroups />}
      {wanted === "" && kind !== "people" && <FeedView key={kind} mode={kind} />}
      {wanted !== "" && <SearchResults words={wanted} />}
      <PlaySheet />
    </Page>
  );
}
