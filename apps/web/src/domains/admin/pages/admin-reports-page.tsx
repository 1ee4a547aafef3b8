import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { cases } from "../cases.store.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { AdminMenu } from "../components/admin-menu.tsx";
import { CaseRow } from "../components/case-row.tsx";
import { CaseView } from "../components/case-view.tsx";
import { PagedRows } from "../components/paged-rows.tsx";

function Queue({ chosen, onOpen }: { chosen: number; onOpen: (id: number) => void }) {
  const { query } = useStore(cases.store);
  const states = [
    { id: "open" as const, label: t("admin.stateOpen") },
    { id: "mine" as const, label: t("admin.stateMine") },
    { id: "decided" as const, label: t("admin.stateDecided") },
  ];
  const kinds = [
    { id: "all" as const, label: t("admin.all") },
    { id: "report" as const, label: t("admin.case.report") },
    { id: "review" as const, label: t("admin.case.review") },
    { id: "appeal" as const, label: t("admin.case.appeal") },
  ];
  return (
    <PullRefresh onRefresh={cases.load}>
      <div className="px-4 pt-1 pb-3">
        <Segmented
          label={t("admin.queue")}
          choices={states}
          value={query.state}
          onChange={(state) => void cases.choose({ ...query, state })}
        />
      </div>
      <Chips
        label={t("admin.filter")}
        choices={kinds}
        value={query.kind ?? "all"}
        onChange={(kind) => void cases.choose({ ...query, kind: kind === "all" ? null : kind })}
      />
      <PagedRows
        list={cases}
        label={t("admin.queue")}
        empty={<EmptyState title={t(query.state === "decided" ? "admin.noneDecided" : "admin.allDone")} />}
        row={(one) => <CaseRow one={one} chosen={one.id === chosen} onPress={() => onOpen(one.id)} />}
      />
    </PullRefresh>
  );
}

function Body() {
  const { active } = usePage();
  const wide = useAdminConsole();
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    if (active) void cases.load();
  }, [active]);
  const nav = <NavBar title={t("admin.queue")} actions={<AdminMenu current="reports" />} />;
  if (!wide)
    return (
      <Page nav={nav}>
        <Queue chosen={0} onOpen={(id) => push("/pages/mine/admin-report", { id })} />
      </Page>
    );
  return (
    <Page nav={nav} fixed>
      <div className="grid h-full grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="scroller border-r border-line">
          <Queue chosen={chosen} onOpen={setChosen} />
        </div>
        <div className="scroller pt-1 pb-8">
          {chosen === 0 ? (
            <EmptyState title={t("admin.chooseCase")} />
          ) : (
            <CaseView key={chosen} id={chosen} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** Reports, submissions for publication, and appeals (`ADMIN-3`). */
export function AdminReportsPage() {
  return (
    <AdminGuard permission="admin:reports" title={t("admin.queue")}>
      <Body />
    </AdminGuard>
  );
}
