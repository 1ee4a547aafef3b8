import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { lines } from "../audit.store.ts";
import { ActRow } from "../components/act-row.tsx";
import { Guarded } from "../components/guarded.tsx";
import { PagedRows } from "../components/paged-rows.tsx";
import { useDesk } from "../use-desk.ts";

function Body() {
  const { active } = usePage();
  useDesk();
  const { query } = useStore(lines.store);
  useEffect(() => {
    if (active) void lines.load();
  }, [active]);
  const choices = [
    { id: "only" as const, label: t("admin.auditWrites") },
    { id: "all" as const, label: t("admin.auditAll") },
  ];
  return (
    <Page nav={<NavBar title={t("admin.audit")} />}>
      <PullRefresh onRefresh={lines.load}>
        <div className="mx-auto max-w-180 pb-8">
          <p className="px-4 pb-3 text-s text-text-2">{t("admin.auditNote")}</p>
          <Chips
            label={t("admin.filter")}
            choices={choices}
            value={query}
            onChange={(next) => void lines.choose(next)}
          />
          <PagedRows
            list={lines}
            label={t("admin.audit")}
            empty={<EmptyState title={t("admin.noActs")} />}
            row={(line) => <ActRow line={line} withTarget />}
          />
        </div>
      </PullRefresh>
    </Page>
  );
}

/** What administrators read and did; nothing of it can be changed (`ADMIN-3`). */
export function AdminAuditPage() {
  return (
    <Guarded permission="admin" title={t("admin.audit")}>
      <Body />
    </Guarded>
  );
}
