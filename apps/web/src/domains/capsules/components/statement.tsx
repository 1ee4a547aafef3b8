import type { CapsuleTopic } from "@4d/contract";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { filterStatement, loadMoreEntries, loadStatement, statementStore } from "../statement.store.ts";
import { EntryRow } from "./entry-row.tsx";

type Choice = CapsuleTopic | "all";

const choices = (): { id: Choice; label: string }[] => [
  { id: "all", label: t("capsules.topicAll") },
  { id: "earned", label: t("capsules.topicEarned") },
  { id: "spent", label: t("capsules.topicSpent") },
  { id: "gift", label: t("capsules.topicGift") },
  { id: "order", label: t("capsules.topicOrder") },
];

function Skeleton() {
  return (
    <div role="status" aria-label={t("common.loading")} className="animate-late">
      {[1, 2, 3, 4, 5].map((at) => (
        <div key={at} className="flex h-15.5 items-center justify-between px-4">
          <span className="flex flex-col gap-2">
            <SkeletonBlock className="h-3.5 w-36 rounded-full" />
            <SkeletonBlock className="h-2.5 w-20 rounded-full" />
          </span>
          <SkeletonBlock className="h-4 w-12 rounded-full" />
        </div>
      ))}
    </div>
  );
}

function Empty({ topic }: { topic: CapsuleTopic | null }) {
  if (topic === null) return <EmptyState title={t("capsules.empty")} note={t("capsules.emptyNote")} />;
  return (
    <EmptyState
      title={t("capsules.emptyTopic")}
      action={
        <Button look="ghost" size="small" onClick={() => void filterStatement(null)}>
          {t("capsules.showAll")}
        </Button>
      }
    />
  );
}

/** The changes of my balance, newest first, by topic; scrolling loads older ones (`CAPSULE-1`). */
export function Statement() {
  const { topic, entries, state, cursor, moreFailed } = useStore(statementStore);
  return (
    <section aria-label={t("capsules.statement")}>
      <h2 className="px-4 pt-2 pb-2 text-n font-semibold">{t("capsules.statement")}</h2>
      <Chips
        label={t("capsules.statement")}
        choices={choices()}
        value={topic ?? "all"}
        onChange={(next) => void filterStatement(next === "all" ? null : next)}
      />
      <Loaded
        state={state}
        has={entries.length > 0}
        skeleton={<Skeleton />}
        empty={<Empty topic={topic} />}
        onRetry={loadStatement}
      >
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
        {cursor !== null && !moreFailed && (
          <MoreSentinel key={cursor} onNear={() => void loadMoreEntries()} />
        )}
        {moreFailed && (
          <div className="flex justify-center py-4">
            <Button look="ghost" size="small" onClick={() => void loadMoreEntries()}>
              {t("common.retry")}
            </Button>
          </div>
        )}
      </Loaded>
    </section>
  );
}
