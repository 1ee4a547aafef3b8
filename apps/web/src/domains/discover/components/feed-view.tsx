import type { FeedMode } from "@4d/contract";
import { Megaphone } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { settingsStore } from "../../settings/index.ts";
import { PostShelf } from "../../square/index.ts";
import { offerCardOptions } from "../card-options.ts";
import { feeds } from "../feed.store.ts";

/** One tab of discover: an endless list of cards in two columns (`FEED-1`). */
export function FeedView({ mode }: { mode: FeedMode }) {
  const { active } = usePage();
  const feed = feeds[mode];
  useEffect(() => {
    // Coming back to discover must not reorder what was being read; pulling down fetches the list again.
    if (active && feed.store.getState().state !== "ready") void feed.load();
  }, [active, feed]);
  const follows = mode === "following";
  return (
    <PullRefresh onRefresh={feed.load}>
      {mode === "recommended" && <Announcement />}
      <PostShelf
        list={feed}
        onOptions={offerCardOptions}
        empty={
          <EmptyState
            title={follows ? t("discover.followsNothing") : t("discover.noCards")}
            note={follows ? t("discover.followsNothingNote") : t("discover.noCardsNote")}
            action={
              follows ? (
                <Button onClick={() => push("/pages/square/square")}>{t("discover.toSquare")}</Button>
              ) : (
                <Button onClick={() => push("/pages/square/compose")}>{t("discover.post")}</Button>
              )
            }
          />
        }
      />
    </PullRefresh>
  );
}

/** The system's announcement; renders nothing when there is none. */
function Announcement() {
  const text = useStore(settingsStore, ({ config }) => config?.announcement ?? "");
  if (text === "") return null;
  return (
    <p className="mx-3 mb-2.5 flex gap-2.5 rounded-m bg-capsule-wash p-3 text-s wrap-anywhere">
      <Megaphone aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-capsule" />
      {text}
    </p>
  );
}
