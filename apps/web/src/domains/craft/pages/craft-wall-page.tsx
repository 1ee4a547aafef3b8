import type { CraftDiscovery } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { ageText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { columns } from "../../../ui/columns.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { type ElementQuery, ElementSheet } from "../components/element-sheet.tsx";
import { elementName } from "../thing.ts";
import { loadMoreWall, loadWall, type WallScope, wallStore } from "../wall.store.ts";

function Plate({ found, onPress }: { found: CraftDiscovery; onPress: () => void }) {
  const { element, by, number, time } = found;
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="press flex h-full w-full flex-col rounded-m bg-ink-2 p-3.5 text-left"
      >
        <span className="flex items-start justify-between">
          <span aria-hidden="true" className="text-2xl leading-none">
            {element.emoji}
          </span>
          <span className="num text-xs text-text-3">No. {number}</span>
        </span>
        <b className="mt-2.5 block text-n leading-snug font-semibold">{elementName(element)}</b>
        <span className="mt-0.5 flex gap-1.5 text-xs text-text-2">
          <span className="min-w-0 flex-1 truncate">{by.nickName}</span>
          <time className="shrink-0 text-text-3" dateTime={new Date(time).toISOString()}>
            {ageText(time)}
          </time>
        </span>
      </button>
    </li>
  );
}

/** The wall of first discoveries: what was made first, by whom and when. */
export function CraftWallPage() {
  const [scope, setWhose] = useState<WallScope>("all");
  const [asked, setAsked] = useState<ElementQuery | null>(null);
  const { active } = usePage();
  const { items, total, nextCursor, state } = useStore(wallStore)[scope];
  useEffect(() => {
    if (active) void loadWall(scope);
  }, [active, scope]);
  const choices = [
    { id: "all", label: t("craft.wallAll") },
    { id: "mine", label: t("craft.wallMine") },
  ] as const;
  return (
    <Page
      nav={<NavBar title={t("craft.wall")} />}
      head={
        <div className="px-4 pb-2.5">
          <Segmented label={t("craft.wall")} choices={choices} value={scope} onChange={setWhose} />
        </div>
      }
      padded
    >
      <PullRefresh onRefresh={() => loadWall(scope)}>
        {state === "loading" && items.length === 0 && <SkeletonRows count={5} />}
        {state === "failed" && items.length === 0 && <FailedState onRetry={() => void loadWall(scope)} />}
        {state === "ready" && items.length === 0 && (
          <EmptyState
            title={t("craft.wallEmpty")}
            note={t("craft.wallEmptyNote")}
            action={<Button onClick={() => back()}>{t("craft.goPlay")}</Button>}
          />
        )}
        {items.length > 0 && (
          <>
            <p className="num pb-2.5 text-xs text-text-3">{t("craft.wallTotal", { n: total })}</p>
            <ul style={columns("max(40%,8rem)")} className="grid gap-2.5 pb-4">
              {items.map((found) => (
                <Plate
                  key={found.number}
                  found={found}
                  onPress={() => setAsked({ thing: found.element, number: found.number })}
                />
              ))}
            </ul>
          </>
        )}
        {nextCursor !== null && <MoreSentinel key={nextCursor} onNear={() => void loadMoreWall(scope)} />}
      </PullRefresh>
      <ElementSheet asked={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}
