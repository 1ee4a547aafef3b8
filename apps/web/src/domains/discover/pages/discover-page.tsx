import { Megaphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SceneArt } from "../../../ui/scene-art.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { loadSuggestions, requestsStore } from "../../friends/index.ts";
import { discoverGroups, invitationsStore } from "../../groups/index.ts";
import { settingsStore } from "../../settings/index.ts";
import { FindColumns, FindSkeleton } from "../components/find-columns.tsx";
import { SearchResults } from "../components/search-results.tsx";
import { mixed } from "../find-cards.ts";

type Kind = "all" | "people" | "groups";
/** The painted sky over the library's door. */
const LIBRARY_SKY = 4213;
const refresh = () => Promise.all([loadSuggestions(), discoverGroups()]);

/** What the system has to say to everybody; nothing when it is silent. */
function Announcement() {
  const text = useStore(settingsStore, ({ config }) => config?.announcement ?? "");
  if (text === "") return null;
  return (
    <p className="mx-3 mb-2.5 flex gap-2.5 rounded-m bg-capsule-wash p-3 text-s wrap-anywhere">
      <Megaphone aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-capsule" />
      {text}
    </p>
  );
}

/** The way to stories one can play. */
function LibraryEntry() {
  return (
    <button
      type="button"
      onClick={() => push("/pages/story/stories")}
      className="press relative mx-3 mb-2.5 block h-24 w-[calc(100%-24px)] overflow-hidden rounded-m bg-art-ink text-left text-on-art"
    >
      <SceneArt seed={LIBRARY_SKY} />
      <span className="absolute inset-0 flex flex-col justify-center bg-linear-[90deg,var(--art-veil),transparent] px-4">
        <span className="text-n font-bold">{t("discover.library")}</span>
        <span className="text-s text-on-art-dim">{t("discover.libraryNote")}</span>
      </span>
    </button>
  );
}

function Found({ kind }: { kind: Kind }) {
  const { suggestions, suggestionsState } = useStore(requestsStore);
  const { found, foundState } = useStore(invitationsStore);
  const cards = mixed(kind === "groups" ? [] : suggestions, kind === "people" ? [] : found);
  const states = { all: [suggestionsState, foundState], people: [suggestionsState], groups: [foundState] }[
    kind
  ];
  const state = states.includes("failed") ? "failed" : (states.find((one) => one !== "ready") ?? "ready");
  const action =
    kind === "groups" ? (
      <Button onClick={() => push("/pages/group/group-create")}>{t("groups.create")}</Button>
    ) : (
      <Button onClick={() => push("/pages/mine/my-qr")}>{t("discover.showQr")}</Button>
    );
  const title = { all: t("discover.none"), people: t("discover.noPeople"), groups: t("discover.noGroups") };
  return (
    <PullRefresh onRefresh={refresh}>
      <Announcement />
      {kind === "all" && <LibraryEntry />}
      <Loaded
        state={state}
        has={cards.length > 0}
        skeleton={<FindSkeleton />}
        empty={<EmptyState title={title[kind]} note={t("discover.noneNote")} action={action} />}
        onRetry={refresh}
      >
        <FindColumns cards={cards} />
      </Loaded>
    </PullRefresh>
  );
}

/** The tab "discover": people and groups that can be found (`FRIEND-2`, `GROUP-2`). */
export function DiscoverPage() {
  const { active } = usePage();
  const [kind, setKind] = useState<Kind>("all");
  const [words, setWords] = useState("");
  const wanted = words.trim();
  useEffect(() => {
    if (active && wanted === "") void refresh();
  }, [active, wanted]);
  const kinds: { id: Kind; label: string }[] = [
    { id: "all", label: t("discover.all") },
    { id: "people", label: t("discover.people") },
    { id: "groups", label: t("discover.groups") },
  ];
  return (
    <Page
      nav={<NavBar big title={t("discover.title")} />}
      head={
        <>
          <SearchField
            label={t("discover.search")}
            value={words}
            onChange={(text) => setWords(text.slice(0, 20))}
          />
          {wanted === "" && (
            <Chips label={t("discover.kinds")} choices={kinds} value={kind} onChange={setKind} />
          )}
        </>
      }
    >
      {wanted === "" ? <Found kind={kind} /> : <SearchResults words={wanted} />}
    </Page>
  );
}
