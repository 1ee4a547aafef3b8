import type { AdminPeopleState } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { people } from "../people.store.ts";
import { unbanPerson } from "../person.store.ts";
import { PagedRows } from "./paged-rows.tsx";
import { PersonRow } from "./person-row.tsx";

/** Pause in typing before a search starts, ms. */
const PAUSE_MS = 250;

const states = (): { id: AdminPeopleState; label: string }[] => [
  { id: "all", label: t("admin.all") },
  { id: "online", label: t("admin.online") },
  { id: "staff", label: t("admin.staff") },
  { id: "banned", label: t("admin.isBanned") },
  { id: "waiting", label: t("admin.waiting") },
];

async function unban(id: number, name: string): Promise<void> {
  if (!(await confirm({ title: t("admin.unbanTitle", { name }), ok: t("admin.unban") }))) return;
  const failure = await unbanPerson(id);
  toastOutcome(failure, t("admin.unbanned"));
}

function NobodyHere({ onShowAll }: { onShowAll: () => void }) {
  const { query } = useStore(people.store);
  const narrowed = query.keyword !== "" || query.state !== "all";
  return (
    <EmptyState
      title={t("admin.nobody")}
      action={
        narrowed && (
          <Button look="ghost" size="small" onClick={onShowAll}>
            {t("admin.showAll")}
          </Button>
        )
      }
    />
  );
}

/** Everybody, searched and filtered; a press opens a person. */
export function PeopleList({ chosen, onOpen }: { chosen: number; onOpen: (id: number) => void }) {
  const { query } = useStore(people.store);
  const [typed, setTyped] = useState(query.keyword);
  useEffect(() => {
    const keyword = typed.trim();
    if (keyword === people.store.getState().query.keyword) return;
    const timer = setTimeout(
      () => void people.choose({ ...people.store.getState().query, keyword }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const showAll = () => {
    setTyped("");
    void people.choose({ keyword: "", state: "all" });
  };
  return (
    <>
      <SearchField label={t("admin.search")} value={typed} onChange={setTyped} />
      <Chips
        label={t("admin.filter")}
        choices={states()}
        value={query.state}
        onChange={(state) => void people.choose({ ...query, state })}
      />
      <PagedRows
        list={people}
        label={t("admin.title")}
        empty={<NobodyHere onShowAll={showAll} />}
        row={(person) => (
          <PersonRow
            person={person}
            chosen={person.id === chosen}
            onPress={() => onOpen(person.id)}
            onUnban={() => void unban(person.id, person.nickName)}
          />
        )}
      />
    </>
  );
}
