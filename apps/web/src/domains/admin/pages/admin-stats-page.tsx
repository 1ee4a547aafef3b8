import { ADMIN_MEASURES, type AdminStats } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../platform/i18n/numbers.ts";
import { usePage } from "../../../platform/page.ts";
import { hasRole } from "../../../platform/session.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { AdminMenu } from "../components/admin-menu.tsx";
import { Numbers } from "../components/figures.tsx";
import { HealthCard } from "../components/health-card.tsx";
import { LedgerCard } from "../components/ledger-card.tsx";
import { Plot } from "../components/plot.tsx";
import { chooseSpan, dashboardStore, loadDashboard, SPANS } from "../dashboard.store.ts";

/** Average call rating; undefined without ratings (`calls §2.8`). */
const ratingNote = ({ callRatings: { count, average } }: AdminStats): string | undefined =>
  average === null
    ? undefined
    : t("admin.callRatings", { n: shortCount(count), average: average.toFixed(1) });

const refresh = () => loadDashboard(hasRole("admin"));

function Body() {
  const { active } = usePage();
  useAdminConsole();
  const { span, stats, state, reconciliation, health } = useStore(dashboardStore);
  useEffect(() => {
    if (active) void refresh();
  }, [active]);
  const spans = SPANS.map((days) => ({ id: String(days), label: t("admin.days", { n: days }) }));
  return (
    <Page nav={<NavBar title={t("admin.dashboard")} actions={<AdminMenu current="stats" />} />}>
      <PullRefresh onRefresh={refresh}>
        <div className="mx-auto max-w-column px-4 pt-1 pb-3">
          <Segmented
            label={t("admin.span")}
            choices={spans}
            value={String(span)}
            onChange={(days) =>
              void chooseSpan(SPANS.find((one) => String(one) === days) ?? span, hasRole("admin"))
            }
          />
        </div>
        <Loaded
          state={state}
          has={stats !== null}
          skeleton={<SkeletonBlock className="mx-4 h-80 animate-late rounded-m" />}
          empty={null}
          onRetry={refresh}
        >
          {stats !== null && (
            <div className="px-4 pb-8">
              <Numbers stats={stats} />
              <div className="grid gap-3 pt-3 wide:grid-cols-2 desk:grid-cols-3">
                {health !== null && <HealthCard health={health} />}
                {hasRole("admin") && <LedgerCard last={reconciliation} />}
                {ADMIN_MEASURES.map((measure) => (
                  <Plot
                    key={measure}
                    measure={measure}
                    values={stats.days[measure] ?? []}
                    from={stats.from}
                    note={measure === "calls" ? ratingNote(stats) : undefined}
                  />
                ))}
              </div>
            </div>
          )}
        </Loaded>
      </PullRefresh>
    </Page>
  );
}

/** Statistics: people, messages, calls, AI replies, capsules, storage and errors (`ADMIN-4`). */
export function AdminStatsPage() {
  return (
    <AdminGuard permission="admin:users" title={t("admin.dashboard")}>
      <Body />
    </AdminGuard>
  );
}
