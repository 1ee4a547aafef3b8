import type { AdminPersonPage, CapsuleEntry, PersonReport, Strike } from "@4d/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { me } from "../../../platform/session.ts";
import { momentText } from "../../../platform/time-text.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Chips } from "../../../ui/chips.tsx";
import { cx } from "../../../ui/cx.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { amountText, changeText, entryText } from "../../capsules/index.ts";
import { kindText, reasonText } from "../case-text.ts";
import {
  loadPerson,
  personAuditLines,
  personCapsuleEntries,
  personReports,
  personStore,
} from "../person.store.ts";
import { AuditRow } from "./audit-row.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { PersonActions } from "./person-actions.tsx";
import { PersonHead } from "./person-head.tsx";
import { PersonSessions } from "./person-sessions.tsx";

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

/** A person's whole page: who they are, reports and strikes, what they own, and the actions (`ADMIN-1`). */
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

/** One line of a person's statement: reason, time, change. */
function CapsuleEntryLine({ entry }: { entry: CapsuleEntry }) {
  const { change, balance, time } = entry;
  return (
    <div className="hairline-b mx-4 flex min-h-15.5 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-m leading-snug wrap-anywhere">{entryText(entry)}</span>
        <span className="num block text-xs text-text-3">{momentText(time)}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className={cx("num block text-l font-bold", change > 0 && "text-capsule")}>
          {changeText(change)}
        </span>
        <span className="num block text-xs text-text-3">
          {t("capsules.after", { n: amountText(balance) })}
        </span>
      </span>
    </div>
  );
}

/** One report against a person. */
function ReportLine({ report: { kind, reason, text, reporter, state, at } }: { report: PersonReport }) {
  return (
    <div className="hairline-b mx-4 py-3">
      <p className="flex flex-wrap items-center gap-1.5 text-m">
        {reasonText(reason)} <Tag tone="plain">{kindText(kind)}</Tag>
        {state === "open" && <Tag tone="rose">{t("admin.open")}</Tag>}
      </p>
      {text !== "" && <p className="text-s wrap-anywhere text-text-2">{text}</p>}
      <p className="num text-xs text-text-3">
        {t("admin.reportedBy", { name: reporter })} · {momentText(at)}
      </p>
    </div>
  );
}

/** A person's strikes. */
function StrikeList({ strikes }: { strikes: readonly Strike[] }) {
  if (strikes.length === 0) return <EmptyState title={t("admin.noStrikes")} />;
  return (
    <ul aria-label={t("admin.strikes")}>
      {strikes.map(({ id, reason, at, by }) => (
        <li key={id} className="hairline-b mx-4 py-3">
          <p className="text-m wrap-anywhere">{reason}</p>
          <p className="num text-xs text-text-3">
            {momentText(at)} · {by}
          </p>
        </li>
      ))}
    </ul>
  );
}
