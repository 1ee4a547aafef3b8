import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { accountApi } from "./account.api.ts";

interface DeletionView {
  /** When the account is deleted; null if no deletion is scheduled. */
  leavesAt: number | null;
  state: LoadState;
}
const initial: DeletionView = { leavesAt: null, state: "idle" };

/** The scheduled deletion of this account (`AUTH-9`). */
export const deletionStore = createStore<DeletionView>()(() => initial);

/** Loads the scheduled deletion. */
export async function loadDeletion(): Promise<void> {
  if (deletionStore.getState().state !== "ready") deletionStore.setState({ state: "loading" });
  const outcome = await attempt(accountApi.deletion());
  if (outcome.ok) deletionStore.setState({ leavesAt: outcome.value.leavesAt, state: "ready" });
  else if (deletionStore.getState().state !== "ready") deletionStore.setState({ state: "failed" });
}

/** Schedules the deletion of the account and sets `leavesAt`. Resolves with the failure, or null. */
export async function requestDeletion(password: string, totp: string): Promise<Failure | null> {
  const outcome = await attempt(accountApi.requestDeletion(password, totp));
  if (!outcome.ok) return outcome.failure;
  deletionStore.setState({ leavesAt: outcome.value.leavesAt });
  return null;
}

/** Cancels the scheduled deletion. Resolves with the failure, or null. */
export async function cancelDeletion(): Promise<Failure | null> {
  const outcome = await attempt(accountApi.cancelDeletion());
  if (!outcome.ok) return outcome.failure;
  deletionStore.setState({ leavesAt: null });
  return null;
}

signedOut.on(() => deletionStore.setState(initial, true));
