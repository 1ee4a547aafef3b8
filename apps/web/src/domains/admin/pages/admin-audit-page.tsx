import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { auditLines } from "../audit.store.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { AuditRow } from "../components/audit-row.tsx";
import { PagedRows } from "../components/paged-rows.tsx";
import { loadStaff, staffStore } from "../staff.store.ts";

/** Filters by actor: everybody, or one person. A chosen actor who is no longer staff stays in the list. */
function ActorFilter() {
  const { query, items } = useStore(auditLines.store);
  const { staff } = useStore(staffStore);
  const { actor } = query;
  const known = new Map(staff.map(({ id, name }) => [id, name]));
  for (const line of items) if (!known.has(line.actorId)) known.set(line.actorId, line.actor);
  if (actor !== null) known.set(actor.id, actor.name);
  const choices = [
    { id: "0", label: t("admin.auditEverybody") },
    ...[...known].map(([id, name]) => ({ id: String(id), label: name })),
  ];
  const choose = (next: string) => {
    const id = Number(next);
    const chosen = id === 0 ? null : { id, name: known.get(id) ?? "" };
    void auditLines.choose({ ...query, actor: chosen });
  };
  return (
    <Chips label={t("admin.auditWhose")} choices={choices} value={String(actor?.id ?? 0)} onChange={choose} />
  );
}

function Body() {
  const { active } = usePage();
  useAdminConsole();
  const { query } = useStore(auditLines.store);
  useEffect(() => {
    if (!active) return;
    void auditLines.load();
    void loadStaff();
  }, [active]);
  const choices = [
    { id: "only" as const, label: t("admin.auditWrites") },
    { id: "all" as const, label: t("admin.auditAll") },
  ];
  return (
    <Page nav={<NavBar title={t("admin.audit")} />}>
      <PullRefresh onRefresh={auditLines.load}>
        <div className="mx-auto max-w-180 pb-8">
          <p className="px-4 pb-3 text-s text-text-2">{t("admin.auditNote")}</p>
          <Chips
            label={t("admin.filter")}
            choices={choices}
            value={query.writes}
            onChange={(writes) => void auditLines.choose({ ...query, writes })}
          />
          <ActorFilter />
          <PagedRows
            list={auditLines}
            label={t("admin.audit")}
            empty={<EmptyState title={t("admin.noActs")} />}
            row={(line) => <AuditRow line={line} withTarget />}
          />
        </div>
      </PullRefresh>
    </Page>
  );
}

/** What administrators read and did; the log cannot be changed (`ADMIN-3`). */
export function AdminAuditPage() {
  return (
    <AdminGuard permission="admin" title={t("admin.audit")}>
      <Body />
    </AdminGuard>
  );
}
