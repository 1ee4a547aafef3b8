import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { ChosenTag } from "../../../ui/chosen-tag.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { TilesSkeleton } from "../../../ui/tiles-skeleton.tsx";
import { CharacterTile } from "../components/character-tile.tsx";
import { charactersTagged } from "../tagged.store.ts";

/** Public characters, or with `tag=` those of one tag (`CHAR-2`). */
export function CharactersPage() {
  const { query, active } = usePage();
  const [tag, setTag] = useState(query.tag ?? "");
  const { store, load, more } = charactersTagged(tag);
  const { items, state, cursor } = useStore(store);
  useEffect(() => {
    if (active) void load();
  }, [active, load]);
  return (
    <Page
      nav={<NavBar title={t("making.characters")} />}
      head={tag !== "" && <ChosenTag tag={tag} onClear={() => setTag("")} />}
    >
      <PullRefresh onRefresh={load}>
        <Loaded
          state={state}
          has={items.length > 0}
          skeleton={<TilesSkeleton />}
          empty={
            <EmptyState
              title={t("making.noCharacters")}
              note={t("making.noCharactersNote")}
              action={<Button onClick={() => push("/pages/create/create-ai")}>{t("making.makeOne")}</Button>}
            />
          }
          onRetry={load}
        >
          <ul className="grid grid-cols-2 gap-2.5 px-4 pb-6">
            {items.map((character) => (
              <CharacterTile key={character.id} character={character} />
            ))}
          </ul>
          {cursor !== null && <MoreSentinel key={cursor} onNear={more} />}
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
