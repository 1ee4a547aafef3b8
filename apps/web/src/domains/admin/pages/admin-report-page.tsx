import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { loadCase } from "../cases.store.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { CaseView } from "../components/case-view.tsx";

function Body() {
  const { query } = usePage();
  useAdminConsole();
  const id = Number(query.id);
  return (
    <Page nav={<NavBar title={t("admin.oneCase")} />}>
      <PullRefresh onRefresh={() => loadCase(id)}>
        <div className="mx-auto max-w-180">
          <CaseView id={id} />
        </div>
      </PullRefresh>
    </Page>
  );
}

/** One case: `?id=7` (`ADMIN-3`). */
export function AdminReportPage() {
  return (
    <AdminGuard permission="admin:reports" title={t("admin.oneCase")}>
      <Body />
    </AdminGuard>
  );
}
