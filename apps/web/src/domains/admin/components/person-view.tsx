import type { AdminPersonPage } from "@4d/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import {
  loadPerson,
  personAuditLines,
  personCapsuleEntries,
  personReports,
  personStore,
} from "../person.store.ts";
import { AuditRow } from "./audit-row.tsx";
import { CapsuleEntryLine } from "./entry-line.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { PersonActions } from "./person-actions.tsx";
import { PersonHead } from "./person-head.tsx";
import { PersonSessions } from "./person-sessions.tsx";
import { ReportLine } from "./report-line.tsx";
import { StrikeList } from "./strike-list.tsx";

type Part = "sessions" | "reports" | "entries" | "strikes" | "acts";

function parts({ sessions, reports: against, strikes }: AdminPersonPage): { id: Part; label: string }[] {
  const counted = (label: string, n: number) => (n > 0 ? `${label} ${n}` : label);
  return [
    { id: "sessions", label: counted(t("admin.sessions"), sessions.length) },
    { id: "reports", label: counted(t("admin.reports"), against) },
    { id: "entries", label: t("admin.entries") },
    { id: "strikes", label: counted(t("admin.strikes"), strikes.length) },
    ...(me.get()?.roles.includes("admin") ? [{ id: "acts" as const, label: t("admin.acts") }] : []),
  ];
}

function Shown({ part, page }: { part: Part; page: AdminPersonPage }): ReactNode {
  switch (part) {
    case "sessions":
      return <PersonSessions userId={page.id} sessions={page.sessions} />;
    case "strikes":
      return <StrikeList strikes={page.strikes} />;
    case "reports":
      return (
        <PagedRows
          list={personReports}
          label={t("admin.reports")}
          empty={<EmptyState title={t("admin.noReports")} />}
          row={(report) => <ReportLine report={report} />}
        />
      );
    case "entries":
      return (
        <PagedRows
          list={personCapsuleEntries}
          label={t("admin.entries")}
          empty={<EmptyState title={t("admin.noEntries")} />}
          row={(entry) => <CapsuleEntryLine entry={entry} />}
        />
      );
    default:
      return (
        <PagedRows
          list={personAuditLines}
          label={t("admin.acts")}
          empty={<EmptyState title={t("admin.noActs")} />}
          row={(line) => <AuditRow line={line} withTarget={false} />}
        />
      );
  }
}

const lists = { reports: personReports, entries: personCapsuleEntries, acts: personAuditLines } as const;

function Body({ page }: { page: AdminPersonPage }) {
  const [part, setPart] = useState<Part>("sessions");
  useSignal(me);
  useEffect(() => {
    if (part === "reports" || part === "entries" || part === "acts") void lists[part].choose(page.id);
  }, [part, page.id]);
  return (
    <>
      <PersonHead page={page} />
      {page.id !== me.get()?.uid && <PersonActions page={page} />}
      <Chips label={t("admin.parts")} choices={parts(page)} value={part} onChange={setPart} />
      <Shown part={part} page={page} />
    </>
  );
}

/** All of a person: who, what stands against him, what he has, and what can be done (`ADMIN-1`). */
export function PersonView({ id }: { id: number }) {
  const { id: shown, page, state, notFound } = useStore(personStore);
  useEffect(() => void loadPerson(id), [id]);
  const mine = shown === id ? page : null;
  if (notFound && shown === id) return <EmptyState title={t("admin.personGone")} />;
  return (
    <Loaded
      state={shown === id ? state : "loading"}
      has={mine !== null}
      skeleton={<SkeletonRows count={4} />}
      empty={null}
      onRetry={() => loadPerson(id)}
    >
      {mine !== null && <Body page={mine} />}
    </Loaded>
  );
}
