import { BookMarked, BookOpen, FlaskConical, LibraryBig, Palette, UserRound } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { loadMyCharacters, MyCharacters } from "../../characters/index.ts";
import { groupsStore, loadGroups } from "../../groups/index.ts";
import { loadMyStories, MyStories } from "../../stories/index.ts";
import { CreateEntry } from "../components/create-entry.tsx";
import { CreateHero } from "../components/create-hero.tsx";
import { ImportEntry } from "../components/import-entry.tsx";
import { Together } from "../components/together.tsx";

/** The tab "create": what can be created, my works, and what to create with other people (`feed §11.1`). */
export function CreatePage() {
  const { active } = usePage();
  const groups = useStore(groupsStore, (state) => state.groups);
  useEffect(() => {
    if (!active) return;
    void loadMyCharacters();
    void loadMyStories();
    void loadGroups();
  }, [active]);
  return (
    <Page nav={<NavBar big title={t("create.title")} />} padded>
      <div className="pt-1.5 pb-4">
        <CreateHero />
        <CreateEntry
          icon={<UserRound />}
          tone="capsule"
          title={t("create.character")}
          note={t("create.characterNote")}
          onPress={() => push("/pages/create/create-ai")}
        />
        <CreateEntry
          icon={<BookOpen />}
          tone="amber"
          title={t("create.story")}
          note={t("create.storyNote")}
          onPress={() => push("/pages/create/interactive-fiction")}
        />
        <CreateEntry
          icon={<Palette />}
          tone="sky"
          title={t("create.image")}
          note={t("create.imageNote")}
          onPress={() => push("/pages/create/create-image")}
        />
        <CreateEntry
          icon={<FlaskConical />}
          tone="pink"
          title={t("create.craft")}
          note={t("create.craftNote")}
          onPress={() => push("/pages/game/infiniteCraft")}
        />
        <ImportEntry />
        <MyCharacters />
        <MyStories />
        <CellGroup>
          <Cell
            icon={<BookMarked />}
            title={t("create.lorebooks")}
            note={t("create.lorebooksNote")}
            onPress={() => push("/pages/create/lorebooks")}
          />
          <Cell
            icon={<LibraryBig />}
            title={t("create.library")}
            note={t("create.libraryNote")}
            onPress={() => push("/pages/story/stories")}
          />
        </CellGroup>
        <Together groups={groups} />
      </div>
    </Page>
  );
}
