import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { EmptyList } from "../components/lists/empty-list.tsx";
import { BoardRow } from "../components/people/board-row.tsx";
import { creatorsStore, loadBoard } from "../creators.store.ts";

/** Creators by how many different people opened a work of theirs in seven days (`feed §6.3`). */
export function BoardPage() {
  const { active } = usePage();
  const { board, boardState, countedAt } = useStore(creatorsStore);
  useEffect(() => {
    if (active) void loadBoard();
  }, [active]);
  return (
    <Page nav={<NavBar title={t("square.board")} />}>
      <PullRefresh onRefresh={loadBoard}>
        <Loaded
          state={boardState}
          has={board.length > 0}
          skeleton={<SkeletonRows />}
          empty={<EmptyList title={t("square.boardEmpty")} note={t("square.boardNote")} next="write" />}
          onRetry={loadBoard}
        >
          <p className="px-4 pb-2 text-xs text-text-3">
            {t("square.boardNote")}
            {countedAt !== null && ` · ${t("square.countedAt", { time: momentText(countedAt) })}`}
          </p>
          {board.map((rank) => (
            <BoardRow key={rank.person.id} rank={rank} />
          ))}
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
