import { foldQuery, includesFolded } from "@4d/contract/folding";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ListHeading } from "../../../../ui/list-row.tsx";
import { PeopleSearch } from "../../../friends/index.ts";
import { discoverGroups, GroupCardRow, invitationsStore } from "../../../groups/index.ts";

/** The time after the last letter before the request, ms. */
const PAUSE_MS = 350;

/** People and groups whose name contains the words. */
export function SearchResults({ words }: { words: string }) {
  const found = useStore(invitationsStore, (state) => state.findable);
  useEffect(() => {
    const timer = setTimeout(() => void discoverGroups(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const groups = found.filter(({ name }) => includesFolded(foldQuery(words), name));
  return (
    <>
      {groups.length > 0 && <ListHeading>{t("discover.groups")}</ListHeading>}
      {groups.map((card) => (
        <GroupCardRow key={card.id} card={card} />
      ))}
      <ListHeading>{t("discover.people")}</ListHeading>
      <PeopleSearch words={words} />
    </>
  );
}
