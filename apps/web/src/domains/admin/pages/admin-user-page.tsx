import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { PersonView } from "../components/person-view.tsx";
import { loadPerson, personStore } from "../person.store.ts";

function Body() {
  const { query } = usePage();
  useAdminConsole();
  const id = Number(query.id);
  const name = useStore(personStore, (state) => (state.id === id ? state.page?.nickName : undefined));
  return (
    <Page nav={<NavBar title={name ?? t("admin.person")} />}>
      <PullRefresh onRefresh={() => loadPerson(id)}>
        <div className="mx-auto max-w-180 pt-1 pb-8">
          <PersonView id={id} />
        </div>
      </PullRefresh>
    </Page>
  );
}

/** One person, as administrators see them: `?id=12` (`ADMIN-1`). */
export function AdminUserPage() {
  return (
    <AdminGuard permission="admin:users" title={t("admin.person")}>
      <Body />
    </AdminGuard>
  );
}
