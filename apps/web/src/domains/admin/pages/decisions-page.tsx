import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { DecisionCard } from "../components/decision-card.tsx";
import { PagedRows } from "../components/paged-rows.tsx";
import { decisions } from "../decisions.store.ts";

/** Administrators' decisions about what I wrote and made; each can be appealed once (`ADMIN-3`). */
export function DecisionsPage() {
  const { active } = usePage();
  useEffect(() => {
    if (active) void decisions.load();
  }, [active]);
  return (
    <Page nav={<NavBar title={t("admin.decisions")} />}>
      <PullRefresh onRefresh={decisions.load}>
        <div className="pt-1 pb-8">
          <PagedRows
            list={decisions}
            label={t("admin.decisions")}
            empty={<EmptyState title={t("admin.noDecisions")} note={t("admin.noDecisionsNote")} />}
            row={(one) => <DecisionCard one={one} />}
          />
        </div>
      </PullRefresh>
    </Page>
  );
}
