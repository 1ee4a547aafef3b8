import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdjustForm } from "../components/adjust-form.tsx";
import { AdminGuard } from "../components/admin-guard.tsx";
import { BanForm } from "../components/ban-form.tsx";
import { RightsForm } from "../components/rights-form.tsx";
import { loadPerson, personStore } from "../person.store.ts";

function Body() {
  const { query } = usePage();
  useAdminConsole();
  const id = Number(query.id);
  const page = useStore(personStore, (state) => (state.id === id ? state.page : null));
  useEffect(() => {
    if (page === null) void loadPerson(id);
  }, [id, page]);
  const titles: Record<string, string> = {
    ban: t("admin.ban"),
    capsules: t("admin.adjust"),
    rights: t("admin.rights"),
  };
  const title = titles[query.act ?? ""];
  if (title === undefined)
    return (
      <Page nav={<NavBar title={t("admin.person")} />}>
        <EmptyState title={t("admin.personGone")} />
      </Page>
    );
  return (
    <Page nav={<NavBar title={title} />}>
      <div className="mx-auto max-w-120 px-4 pt-1 pb-8">
        {page !== null && query.act === "ban" && <BanForm page={page} />}
        {page !== null && query.act === "capsules" && <AdjustForm page={page} />}
        {page !== null && query.act === "rights" && <RightsForm page={page} />}
      </div>
    </Page>
  );
}

/** An action on a person that needs a form: `?id=12&act=ban`, `capsules` or `rights` (`ADMIN-1`). */
export function AdminActPage() {
  return (
    <AdminGuard permission="admin:users" title={t("admin.person")}>
      <Body />
    </AdminGuard>
  );
}
