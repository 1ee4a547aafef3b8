import type { DataExport } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { signedOut } from "../../platform/session.ts";
import { accountApi } from "./account.api.ts";

interface ExportView {
  /** The last export requested. */
  copy: DataExport | null;
  /** Whether another may be requested, as of the last load. */
  mayRequest: boolean;
  state: LoadState;
}
const initial: ExportView = { copy: null, mayRequest: false, state: "idle" };

/** The export of my data (`AUTH-9`). */
export const exportStore = createStore<ExportView>()(() => initial);

const viewOf = (copy: DataExport | null): ExportView => ({
  copy,
  mayRequest: copy === null || copy.nextAt <= serverNow(),
  state: "ready",
});

/** Loads the export's state. */
export async function loadExport(): Promise<void> {
  if (exportStore.getState().state !== "ready") exportStore.setState({ state: "loading" });
  const outcome = await attempt(accountApi.lastExport());
  if (outcome.ok) exportStore.setState(viewOf(outcome.value));
  else if (exportStore.getState().state !== "ready") exportStore.setState({ state: "failed" });
}

/** Requests an export. */
export async function requestExport(): Promise<Failure | null> {
  const outcome = await attempt(accountApi.requestExport());
  if (!outcome.ok) return outcome.failure;
  exportStore.setState(viewOf(outcome.value));
  return null;
}

signedOut.on(() => exportStore.setState(initial, true));
