import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ColumnsSkeleton } from "../../../../ui/columns-skeleton.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Loaded } from "../../../../ui/loaded.tsx";
import { PullRefresh } from "../../../../ui/pull-refresh.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { loadSuggestions, requestsStore } from "../../../friends/index.ts";
import { discoverGroups, invitationsStore } from "../../../groups/index.ts";
import { type FindCard, interleaveCards, splitIntoColumns } from "../../find-cards.ts";
import { FindCardView } from "./find-card-view.tsx";

type Kind = "all" | "people" | "groups";
const refresh = () => Promise.all([loadSuggestions(), discoverGroups()]);

/** People and groups that can be found (`FRIEND-2`, `GROUP-2`). */
export function PeopleAndGroups() {
  const [kind, setKind] = useState<Kind>("all");
  const { suggestions, suggestionsState } = useStore(requestsStore);
  const { findable: found, findableState } = useStore(invitationsStore);
  useEffect(() => void refresh(), []);
  const cards = interleaveCards(kind === "groups" ? [] : suggestions, kind === "people" ? [] : found);
  const states = {
    all: [suggestionsState, findableState],
    people: [suggestionsState],
    groups: [findableState],
  }[kind];
  const state = states.includes("failed") ? "failed" : (states.find((one) => one !== "ready") ?? "ready");
  const action =
    kind === "groups" ? (
      <Button onClick={() => push("/pages/group/group-create")}>{t("groups.create")}</Button>
    ) : (
      <Button onClick={() => push("/pages/mine/my-qr")}>{t("discover.showQr")}</Button>
    );
  const title = { all: t("discover.none"), people: t("discover.noPeople"), groups: t("discover.noGroups") };
  const kinds = [
    { id: "all", label: t("common.all") },
    { id: "people", label: t("discover.people") },
    { id: "groups", label: t("discover.groups") },
  ] as const;
  return (
    <PullRefresh onRefresh={refresh}>
      <div className="px-3 pb-2.5">
        <Segmented label={t("discover.kinds")} choices={kinds} value={kind} onChange={setKind} />
      </div>
      <Loaded
        state={state}
        has={cards.length > 0}
        skeleton={<FindSkeleton />}
        empty={<EmptyState title={title[kind]} note={t("discover.noneNote")} action={action} />}
        onRetry={refresh}
      >
        <FindColumns cards={cards} />
      </Loaded>
    </PullRefresh>
  );
}

const keyOf = (item: FindCard) => (item.kind === "person" ? `p${item.user.id}` : `g${item.card.id}`);

/** Cards in two columns. */
function FindColumns({ cards }: { cards: readonly FindCard[] }) {
  return (
    <div className="flex gap-2.5 px-3 pb-4">
      {splitIntoColumns(cards).map((column, at) => (
        <div key={at === 0 ? "left" : "right"} className="min-w-0 flex-1">
          {column.map((item) => (
            <FindCardView key={keyOf(item)} item={item} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The skeleton of these columns. */
const FindSkeleton = () => (
  <ColumnsSkeleton
    heights={[
      ["h-64", "h-48", "h-56"],
      ["h-50", "h-66", "h-48"],
    ]}
  />
);
