import type { AdminHealth, AdminStats, Reconciliation } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

export const SPANS = [7, 14, 30, 90] as const;
export type Span = (typeof SPANS)[number];

export interface DashboardState {
  span: Span;
  stats: AdminStats | null;
  state: LoadState;
  /** The last one; null if there was none, or I may not see it. */
  reconciliation: Reconciliation | null;
  /** Server health; null while unknown, or if I may not see it. */
  health: AdminHealth | null;
}
const initial: DashboardState = { span: 14, stats: null, state: "idle", reconciliation: null, health: null };

/** Statistics of the product (`ADMIN-4`). */
export const dashboardStore = createStore<DashboardState>()(() => initial);

/** Loads the figures; the old ones stay until then. */
export async function loadDashboard(isAdmin: boolean): Promise<void> {
  const { span, stats } = dashboardStore.getState();
  if (stats === null) dashboardStore.setState({ state: "loading" });
  const [figures, ledger, health] = await Promise.all([
    attempt(adminApi.stats(span)),
    isAdmin ? attempt(adminApi.reconciliations()) : null,
    isAdmin ? attempt(adminApi.health()) : null,
  ]);
  if (dashboardStore.getState().span !== span) return;
  if (figures.ok) dashboardStore.setState({ stats: figures.value, state: "ready" });
  else dashboardStore.setState({ state: "failed" });
  if (health?.ok) dashboardStore.setState({ health: health.value });
  if (ledger?.ok) dashboardStore.setState({ reconciliation: ledger.value[0] ?? null });
}

/** Shows another span of days. */
export async function chooseSpan(span: Span, isAdmin: boolean): Promise<void> {
  dashboardStore.setState({ span });
  await loadDashboard(isAdmin);
}

/** Reconciles the whole ledger again. */
export async function reconcile(): Promise<Failure | null> {
  const outcome = await attempt(adminApi.reconcile());
  if (!outcome.ok) return outcome.failure;
  dashboardStore.setState({ reconciliation: outcome.value });
  return null;
}

signedOut.on(() => dashboardStore.setState(initial, true));
