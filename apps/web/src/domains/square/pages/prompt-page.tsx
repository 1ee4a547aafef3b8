import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { PromptCard } from "../components/lists/prompt-card.tsx";
import { WeekSteps } from "../components/lists/week-steps.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import { promptAnswers, squareStore } from "../square.store.ts";

/** The prompt of the week and all answers, newest first; past weeks can be opened. */
export function PromptPage() {
  const { active } = usePage();
  const [week, setWeek] = useState<number | "now">("now");
  const present = useStore(squareStore, (state) => state.prompt);
  const known = useStore(squareStore, (state) => state.weeks[week]);
  const list = promptAnswers(week);
  const prompt = known?.prompt ?? (week === "now" ? present : null);
  const isOver = week !== "now";
  useEffect(() => {
    if (active && list.store.getState().state !== "ready") void list.load();
  }, [active, list]);
  const go = (to: number) => setWeek(to === present?.week ? "now" : to);
  return (
    <Page nav={<NavBar title={isOver ? t("square.promptPast") : t("square.prompt")} />}>
      <PullRefresh onRefresh={list.load}>
        {prompt !== null && <PromptCard prompt={prompt} isFullPage isOver={isOver} />}
        {known !== undefined && <WeekSteps week={known} onChoose={go} />}
        <PostShelf
          list={list}
          empty={
            <EmptyState
              title={t("square.promptEmpty")}
              {...(isOver ? {} : { note: t("square.promptEmptyNote") })}
            />
          }
        />
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
