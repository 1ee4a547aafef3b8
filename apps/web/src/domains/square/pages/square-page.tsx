import { Bookmark, FlaskConical, Plus, Trophy } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { PromptCard } from "../components/lists/prompt-card.tsx";
import { TopicStrip } from "../components/lists/topic-strip.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import { loadSquare, newestPosts, squareStore } from "../square.store.ts";

const write = () => push("/pages/square/compose");
const refresh = () => Promise.all([loadSquare(), newestPosts.load()]);

function SquareLinks() {
  const first = useStore(squareStore, ({ board }) => board[0]);
  return (
    <div className="px-4">
      <CellGroup>
        <Cell
          icon={<FlaskConical />}
          title={t("square.wall")}
          note={t("square.wallNote")}
          onPress={() => push("/pages/game/craft-wall")}
        />
        <Cell
          icon={<Trophy />}
          title={t("square.board")}
          note={
            first === undefined
              ? t("square.boardNote")
              : t("square.boardFirst", { name: first.person.nickName })
          }
          onPress={() => push("/pages/square/board")}
        />
      </CellGroup>
    </div>
  );
}

/** The square: topics, the prompt of the week, the wall, creators, and posts (`FEED-2`). */
export function SquarePage() {
  const { active } = usePage();
  const { topics, prompt } = useStore(squareStore);
  useEffect(() => {
    if (!active) return;
    void loadSquare();
    // Returning from a post leaves the list in place.
    if (newestPosts.store.getState().state !== "ready") void newestPosts.load();
  }, [active]);
  return (
    <Page
      nav={
        <NavBar
          title={t("square.square")}
          actions={
            <>
              <IconButton
                label={t("square.keptPosts")}
                icon={<Bookmark aria-hidden="true" />}
                onClick={() => push("/pages/square/kept")}
              />
              <IconButton label={t("square.compose")} icon={<Plus aria-hidden="true" />} onClick={write} />
            </>
          }
        />
      }
    >
      <PullRefresh onRefresh={refresh}>
        {prompt !== null && <PromptCard prompt={prompt} />}
        {topics.length > 0 && <TopicStrip topics={topics} />}
        <SquareLinks />
        <h2 className="px-4 pb-2.5 text-n font-semibold">{t("square.newest")}</h2>
        <PostShelf
          list={newestPosts}
          empty={
            <EmptyState
              title={t("square.none")}
              note={t("square.noneNote")}
              action={<Button onClick={write}>{t("square.compose")}</Button>}
            />
          }
        />
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
