import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { GroupView } from "../components/group-view.tsx";
import { Guarded } from "../components/guarded.tsx";
import { loadGroup } from "../group.store.ts";
import { useDesk } from "../use-desk.ts";

function Body() {
  const { query } = usePage();
  useDesk();
  const id = Number(query.id);
  return (
    <Page nav={<NavBar title={t("groupDesk.title")} />}>
      <PullRefresh onRefresh={() => loadGroup(id)}>
        <div className="mx-auto max-w-180">
          <GroupView id={id} />
        </div>
      </PullRefresh>
    </Page>
  );
}

/** A group from the desk: `?id=7` (`ADMIN-3`). */
export function AdminGroupPage() {
  return (
    <Guarded permission="admin:reports" title={t("groupDesk.title")}>
      <Body />
    </Guarded>
  );
}
