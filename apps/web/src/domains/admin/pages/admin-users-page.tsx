import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { AdminMenu } from "../components/admin-menu.tsx";
import { Figures } from "../components/figures.tsx";
import { PeopleList } from "../components/people-list.tsx";
import { PersonView } from "../components/person-view.tsx";
import { loadStats, people, statsStore } from "../people.store.ts";

const refresh = () => Promise.all([loadStats(), people.load()]);

function Body() {
  const { active } = usePage();
  const wide = useAdminConsole();
  const [chosen, setChosen] = useState(0);
  const stats = useStore(statsStore, (state) => state.stats);
  useEffect(() => {
    if (active) void refresh();
  }, [active]);
  const open = (id: number) => (wide ? setChosen(id) : push("/pages/mine/admin-user", { id }));
  const nav = <NavBar title={t("admin.title")} actions={<AdminMenu current="users" />} />;
  if (!wide)
    return (
      <Page nav={nav}>
        <PullRefresh onRefresh={refresh}>
          <Figures stats={stats} />
          <PeopleList chosen={0} onOpen={open} />
        </PullRefresh>
      </Page>
    );
  return (
    <Page nav={nav} fixed>
      <div className="grid h-full grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="scroller border-r border-line">
          <PullRefresh onRefresh={refresh}>
            <PeopleList chosen={chosen} onOpen={open} />
          </PullRefresh>
        </div>
        <div className="scroller pt-1 pb-8">
          <Figures stats={stats} />
          {chosen === 0 ? (
            <EmptyState title={t("admin.choosePerson")} />
          ) : (
            <PersonView key={chosen} id={chosen} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** All accounts: search, view, ban and unban (`ADMIN-1`). */
export function AdminUsersPage() {
  return (
    <AdminGuard permission="admin:users" title={t("admin.title")}>
      <Body />
    </AdminGuard>
  );
}
