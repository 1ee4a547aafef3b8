import { KEYWORD_MAX } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { ChosenTag } from "../../../ui/chosen-tag.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { TilesSkeleton } from "../../../ui/tiles-skeleton.tsx";
import { RunStrip } from "../components/lists/run-strip.tsx";
import { StoryCard } from "../components/lists/story-card.tsx";
import { libraryOf, loadRuns } from "../library.store.ts";

type Order = "read" | "newest";
/** Pause in typing before the server is asked, ms. */
const PAUSE_MS = 350;

function Shelf({ words, tag }: { words: string; tag: string }) {
  const { store, load, more } = libraryOf(tag);
  const { items, state, cursor } = useStore(store);
  const sought = [tag, words].filter(Boolean).join(" ");
  const empty =
    sought === "" ? (
      <EmptyState
        title={t("stories.none")}
        note={t("stories.noneNote")}
        action={
          <Button onClick={() => push("/pages/create/interactive-fiction")}>{t("stories.write")}</Button>
        }
      />
    ) : (
      <EmptyState title={t("stories.notFound", { words: sought })} note={t("stories.notFoundNote")} />
    );
  return (
    <Loaded state={state} has={items.length > 0} skeleton={<TilesSkeleton />} empty={empty} onRetry={load}>
      <ul className="grid grid-cols-2 gap-2.5 px-4 pb-6">
        {items.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </ul>
      {cursor !== null && <MoreSentinel key={cursor} onNear={more} />}
    </Loaded>
  );
}

/** The library of published stories (`STORY-2`), or those of one tag: `tag=`. */
export function StoriesPage() {
  const { query, active } = usePage();
  const [tag, setTag] = useState(query.tag ?? "");
  const { browse, load } = libraryOf(tag);
  const [order, setOrder] = useState<Order>("read");
  const [words, setWords] = useState("");
  const keyword = words.trim();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void browse({ keyword, order }), keyword === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [active, keyword, order, browse]);
  useEffect(() => {
    if (active) void loadRuns();
  }, [active]);
  return (
    <Page
      nav={<NavBar title={t("stories.library")} />}
      head={
        <>
          <SearchField
            label={t("stories.search")}
            value={words}
            onChange={(text) => setWords(text.slice(0, KEYWORD_MAX))}
          />
          {tag !== "" && <ChosenTag tag={tag} onClear={() => setTag("")} />}
          <Chips
            label={t("stories.order")}
            value={order}
            onChange={setOrder}
            choices={[
              { id: "read", label: t("stories.mostRead") },
              { id: "newest", label: t("stories.newest") },
            ]}
          />
        </>
      }
    >
      <PullRefresh onRefresh={() => Promise.all([load(), loadRuns()])}>
        {keyword === "" && tag === "" && <RunStrip />}
        <Shelf words={keyword} tag={tag} />
      </PullRefresh>
    </Page>
  );
}
