import { Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, promptText, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Chips } from "../../../ui/chips.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { NothingYet } from "../components/lists/nothing-yet.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import {
  collectionsStore,
  freshen,
  type KeptSide,
  likedPosts,
  loadCollections,
  ownPosts,
  removeCollection,
  renameCollection,
  savedPosts,
} from "../kept-posts.store.ts";
import { begunCollection } from "../post-options.ts";

const SIDES: readonly KeptSide[] = ["mine", "saved", "liked"];
const ALL = "0";

async function rename(id: number, value: string): Promise<void> {
  const name = await promptText({ title: t("square.renameCollection"), value, max: 20 });
  const failure = name === null || name.trim() === "" ? null : await renameCollection(id, name.trim());
  if (failure !== null) toast(failure.message);
}

async function remove(id: number): Promise<boolean> {
  const sure = await confirm({
    title: t("square.removeCollection"),
    body: t("square.removeCollectionNote"),
    ok: t("common.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removeCollection(id);
  if (failure !== null) toast(failure.message);
  return failure === null;
}

interface CollectionsProps {
  chosen: string;
  onChoose: (id: string) => void;
}

/** My collections, and what can be done with the one that is looked at. */
function Collections({ chosen, onChoose }: CollectionsProps) {
  const collections = useStore(collectionsStore, (state) => state.collections);
  const current = collections.find(({ id }) => String(id) === chosen);
  const choices = [
    { id: ALL, label: t("common.all") },
    ...collections.map(({ id, name, posts }) => ({ id: String(id), label: `${name} ${posts}` })),
  ];
  return (
    <div className="flex items-start">
      <div className="min-w-0 flex-1">
        <Chips label={t("square.collections")} choices={choices} value={chosen} onChange={onChoose} />
      </div>
      <div className="-mt-1.5 flex shrink-0 pr-1.5">
        <IconButton
          label={t("square.newCollection")}
          icon={<Plus aria-hidden="true" />}
          onClick={() => void begunCollection()}
        />
        {current !== undefined && (
          <Menu
            label={t("square.collectionOptions", { name: current.name })}
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              {
                id: "rename",
                label: t("square.renameCollection"),
                icon: <Pencil aria-hidden="true" />,
                onPress: () => void rename(current.id, current.name),
              },
              {
                id: "remove",
                label: t("common.delete"),
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onPress: () => void remove(current.id).then((gone) => gone && onChoose(ALL)),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}

/** My posts with their state, those I keep, those I like: `side=` mine, saved or liked. */
export function KeptPage() {
  const { query, active } = usePage();
  const [side, setSide] = useState<KeptSide>(() => SIDES.find((one) => one === query.side) ?? "saved");
  const [collection, setCollection] = useState(ALL);
  const list = { mine: ownPosts, liked: likedPosts, saved: savedPosts(Number(collection)) }[side];
  useEffect(() => {
    if (!active) return;
    void freshen(list, side);
    void loadCollections();
  }, [active, list, side]);
  return (
    <Page
      nav={<NavBar title={t("square.keptPosts")} />}
      head={
        <>
          <div className="px-4 pb-2.5">
            <Segmented
              label={t("square.keptPosts")}
              value={side}
              onChange={setSide}
              choices={SIDES.map((id) => ({ id, label: t(`square.side.${id}`) }))}
            />
          </div>
          {side === "saved" && <Collections chosen={collection} onChoose={setCollection} />}
        </>
      }
    >
      <PullRefresh onRefresh={list.load}>
        <PostShelf
          key={`${side} ${collection}`}
          list={list}
          empty={<NothingYet title={t(`square.empty.${side}`)} next={side === "mine" ? "write" : "look"} />}
        />
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
