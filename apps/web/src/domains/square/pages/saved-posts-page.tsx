import { COLLECTION_NAME_MAX } from "@4d/contract";
import { Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, promptText, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Chips } from "../../../ui/chips.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { EmptyList } from "../components/lists/empty-list.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import {
  collectionsStore,
  likedPosts,
  loadCollections,
  ownPosts,
  type PostTab,
  refreshPosts,
  removeCollection,
  renameCollection,
  savedPosts,
} from "../own-posts.store.ts";
import { askForCollection } from "../post-options.ts";

const TABS: readonly PostTab[] = ["mine", "saved", "liked"];
const ALL = "0";

async function askToRename(id: number, value: string): Promise<void> {
  const name = await promptText({ title: t("square.renameCollection"), value, max: COLLECTION_NAME_MAX });
  const failure = name === null || name.trim() === "" ? null : await renameCollection(id, name.trim());
  toastFailure(failure);
}

async function askToRemove(id: number): Promise<boolean> {
  const sure = await confirm({
    title: t("square.removeCollection"),
    body: t("square.removeCollectionNote"),
    ok: t("common.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removeCollection(id);
  toastFailure(failure);
  return failure === null;
}

interface CollectionBarProps {
  chosen: string;
  onChoose: (id: string) => void;
}

/** My collections, and actions on the open one. */
function CollectionBar({ chosen, onChoose }: CollectionBarProps) {
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
          onClick={() => void askForCollection()}
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
                onPress: () => void askToRename(current.id, current.name),
              },
              {
                id: "remove",
                label: t("common.delete"),
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onPress: () => void askToRemove(current.id).then((removed) => removed && onChoose(ALL)),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}

/** My posts with their status, saved ones, liked ones: `side=` mine, saved or liked. */
export function SavedPostsPage() {
  const { query, active } = usePage();
  const [tab, setTab] = useState<PostTab>(() => TABS.find((one) => one === query.side) ?? "saved");
  const [collection, setCollection] = useState(ALL);
  const list = { mine: ownPosts, liked: likedPosts, saved: savedPosts(Number(collection)) }[tab];
  useEffect(() => {
    if (!active) return;
    void refreshPosts(list, tab);
    void loadCollections();
  }, [active, list, tab]);
  return (
    <Page
      nav={<NavBar title={t("square.keptPosts")} />}
      head={
        <>
          <div className="px-4 pb-2.5">
            <Segmented
              label={t("square.keptPosts")}
              value={tab}
              onChange={setTab}
              choices={TABS.map((id) => ({ id, label: t(`square.side.${id}`) }))}
            />
          </div>
          {tab === "saved" && <CollectionBar chosen={collection} onChoose={setCollection} />}
        </>
      }
    >
      <PullRefresh onRefresh={list.load}>
        <PostShelf
          key={`${tab} ${collection}`}
          list={list}
          empty={<EmptyList title={t(`square.empty.${tab}`)} next={tab === "mine" ? "write" : "look"} />}
        />
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
