import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { PromptCard } from "../components/lists/prompt-card.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import { promptAnswers, roomsStore } from "../rooms.store.ts";

/** The prompt of the week and everybody's answers, the newest first. */
export function PromptPage() {
  const { active } = usePage();
  const prompt = useStore(roomsStore, (state) => state.prompt);
  const list = promptAnswers("now");
  useEffect(() => {
    if (active && list.store.getState().state !== "ready") void list.load();
  }, [active, list]);
  return (
    <Page nav={<NavBar title={t("square.prompt")} />}>
      <PullRefresh onRefresh={list.load}>
        {prompt !== null && <PromptCard prompt={prompt} whole />}
        <PostShelf
          list={list}
          empty={<EmptyState title={t("square.promptEmpty")} note={t("square.promptEmptyNote")} />}
        />
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
