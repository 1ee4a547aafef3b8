import type { DataExport } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { signedOut } from "../../platform/session.ts";
import { accountApi } from "./account.api.ts";

interface ExportView {
  /** The last copy asked for. */
  copy: DataExport | null;
  /** Another may be asked for, as of when this was told. */
  mayRequest: boolean;
  state: LoadState;
}
const initial: ExportView = { copy: null, mayRequest: false, state: "idle" };

/** The copy of my data (`AUTH-9`). */
export const exportStore = createStore<ExportView>()(() => initial);

const viewOf = (copy: DataExport | null): ExportView => ({
  copy,
  mayRequest: copy === null || copy.nextAt <= serverNow(),
  state: "ready",
});

/** Asks how far it is. */
export async function loadExport(): Promise<void> {
  if (exportStore.getState().state !== "ready") exportStore.setState({ state: "loading" });
  const outcome = await attempt(accountApi.lastExport());
  if (outcome.ok) exportStore.setState(viewOf(outcome.value));
  else if (exportStore.getState().state !== "ready") exportStore.setState({ state: "failed" });
}

/** Asks for a copy. */
export async function requestExport(): Promise<Failure | null> {
  const outcome = await attempt(accountApi.requestExport());
  if (!outcome.ok) return outcome.failure;
  exportStore.setState(viewOf(outcome.value));
  return null;
}

signedOut.on(() => exportStore.setState(initial, true));
