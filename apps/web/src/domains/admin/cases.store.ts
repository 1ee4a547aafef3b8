import type { AdminCase, AdminCasePage, CaseDecision, CaseKind } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";
import { filteredPagedList } from "./filtered-paged-list.ts";

interface CaseQuery {
  state: "open" | "mine" | "decided";
  kind: CaseKind | null;
}

/** Cases, open and decided (`ADMIN-3`). */
export const cases = filteredPagedList<CaseQuery, AdminCase>(
  { state: "open", kind: null },
  ({ state, kind }, cursor) => adminApi.cases(state, kind, cursor),
);

export interface CaseState {
  /** The open case; 0 for none. */
  id: number;
  page: AdminCasePage | null;
  state: LoadState;
}
const initial: CaseState = { id: 0, page: null, state: "idle" };

/** The case on screen. */
export const caseStore = createStore<CaseState>()(() => initial);

/** Loads a case. Another case is cleared at once; the same one stays if the request fails. */
export async function loadCase(id: number): Promise<void> {
  if (caseStore.getState().id !== id) caseStore.setState({ ...initial, id, state: "loading" }, true);
  const outcome = await attempt(adminApi.case(id));
  if (caseStore.getState().id !== id) return;
  if (outcome.ok) return caseStore.setState({ page: outcome.value, state: "ready" });
  if (caseStore.getState().page !== null) toastFailure(outcome.failure);
  caseStore.setState({ state: "failed" });
}

async function act(work: Promise<AdminCasePage>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) {
    // Somebody was quicker: show the current state.
    void loadCase(caseStore.getState().id);
    return outcome.failure;
  }
  const page = outcome.value;
  if (caseStore.getState().id === page.id) caseStore.setState({ page, state: "ready" });
  void cases.load();
  return null;
}

/** Claims a case, so that nobody else works on it. */
export const claimCase = (id: number): Promise<Failure | null> => act(adminApi.claim(id));

/** Releases a case. Resolves once its new state is shown. */
export async function releaseCase(id: number): Promise<Failure | null> {
  const outcome = await attempt(adminApi.release(id));
  if (outcome.ok) void cases.load();
  if (caseStore.getState().id === id) await loadCase(id);
  return outcome.ok ? null : outcome.failure;
}

/** Decides a case and notifies its author. */
export const decideCase = (
  id: number,
  body: { decision: CaseDecision; note: string; strike: boolean },
): Promise<Failure | null> => act(adminApi.decide(id, body));

signedOut.on(() => caseStore.setState(initial, true));
