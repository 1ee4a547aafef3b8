import { Plus } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import { followTopic, squareStore, topicPosts } from "../square.store.ts";

/** A topic of the square and its posts, newest first: `id=`. */
export function TopicPage() {
  const { query, active } = usePage();
  const id = Number(query.id);
  const topic = useStore(squareStore, ({ topics }) => topics.find((one) => one.id === id));
  const list = topicPosts(id);
  useEffect(() => {
    if (active && list.store.getState().state !== "ready") void list.load();
  }, [active, list]);
  const write = () => push("/pages/square/compose", { topicId: id });
  return (
    <Page
      nav={
        <NavBar
          title={topic === undefined ? t("square.topic") : `${topic.emoji} ${topic.name}`}
          actions={
            <IconButton label={t("square.compose")} icon={<Plus aria-hidden="true" />} onClick={write} />
          }
        />
      }
    >
      <PullRefresh onRefresh={list.load}>
        {topic !== undefined && (
          <div className="flex items-center gap-3 px-4 pb-3.5">
            <p className="min-w-0 flex-1 text-s text-text-2 wrap-anywhere">{topic.about}</p>
            <Button
              size="small"
              look={topic.followed ? "ghost" : "primary"}
              aria-pressed={topic.followed}
              onClick={() => void followTopic(id, !topic.followed)}
            >
              {topic.followed ? t("square.following") : t("square.follow")}
            </Button>
          </div>
        )}
        <PostShelf
          list={list}
          empty={
            <EmptyState
              title={t("square.topicEmpty")}
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
