import type { Group } from "@4d/contract";
import { foldQuery, includesFolded } from "@4d/contract/folding";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListHeading } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { GroupRow } from "../components/group-row.tsx";
import { isLive } from "../group-rules.ts";
import { groupsStore, loadGroups } from "../groups.store.ts";

const toCreate = () => push("/pages/group/group-create");

/** My groups by my role; those I left or that ended are last, and still readable (`GROUP-3`). */
function partsOf(groups: readonly Group[]): [heading: string, groups: Group[]][] {
  const live = groups.filter(isLive);
  const parts: [string, Group[]][] = [
    [t("groups.mine"), live.filter(({ role }) => role !== "member")],
    [t("groups.joined"), live.filter(({ role }) => role === "member")],
    [t("groups.former"), groups.filter((group) => !isLive(group))],
  ];
  return parts.filter(([, some]) => some.length > 0);
}

/** The list of groups (`GROUP-1`). */
export function GroupPage() {
  const { groups, state } = useStore(groupsStore);
  const [words, setWords] = useState("");
  useEffect(() => void loadGroups(), []);
  const wanted = foldQuery(words);
  const shown = groups.filter(({ name, showGroupName }) => includesFolded(wanted, name, showGroupName));
  const plus = (
    <IconButton label={t("groups.create")} icon={<Plus aria-hidden="true" />} onClick={toCreate} />
  );
  return (
    <Page
      nav={<NavBar title={t("groups.title")} actions={plus} />}
      head={<SearchField label={t("groups.search")} value={words} onChange={setWords} />}
    >
      <PullRefresh onRefresh={loadGroups}>
        <Loaded
          state={state}
          has={groups.length > 0}
          skeleton={<SkeletonRows square />}
          empty={
            <EmptyState
              title={t("groups.none")}
              note={t("groups.noneNote")}
              action={<Button onClick={toCreate}>{t("groups.create")}</Button>}
            />
          }
          onRetry={loadGroups}
        >
          {shown.length === 0 && <EmptyState title={t("groups.noneFound", { words: words.trim() })} />}
          {partsOf(shown).map(([heading, some]) => (
            <section key={heading}>
              <ListHeading>{heading}</ListHeading>
              {some.map((group) => (
                <GroupRow key={group.id} group={group} />
              ))}
            </section>
          ))}
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
