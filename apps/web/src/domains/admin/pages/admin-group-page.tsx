import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { GroupView } from "../components/group-view.tsx";
import { loadGroup } from "../group.store.ts";

function Body() {
  const { query } = usePage();
  useAdminConsole();
  const id = Number(query.id);
  return (
    <Page nav={<NavBar title={t("adminGroups.title")} />}>
      <PullRefresh onRefresh={() => loadGroup(id)}>
        <div className="mx-auto max-w-180">
          <GroupView id={id} />
        </div>
      </PullRefresh>
    </Page>
  );
}

/** A group in the admin console: `?id=7` (`ADMIN-3`). */
export function AdminGroupPage() {
  return (
    <AdminGuard permission="admin:reports" title={t("adminGroups.title")}>
      <Body />
    </AdminGuard>
  );
}
