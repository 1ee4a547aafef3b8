import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { accountApi } from "./account.api.ts";

interface LeavingView {
  /** When the account goes; null while it stays. */
  leavesAt: number | null;
  state: LoadState;
}
const initial: LeavingView = { leavesAt: null, state: "idle" };

/** Whether this account is leaving (`AUTH-9`). */
export const leavingStore = createStore<LeavingView>()(() => initial);

/** Asks whether it is. */
export async function loadLeaving(): Promise<void> {
  if (leavingStore.getState().state !== "ready") leavingStore.setState({ state: "loading" });
  const outcome = await attempt(accountApi.leaving());
  if (outcome.ok) leavingStore.setState({ leavesAt: outcome.value.leavesAt, state: "ready" });
  else if (leavingStore.getState().state !== "ready") leavingStore.setState({ state: "failed" });
}

/** Has the account deleted. Resolves with what went wrong, or null; then `leavesAt` says when it goes. */
export async function leave(password: string, totp: string): Promise<Failure | null> {
  const outcome = await attempt(accountApi.leave(password, totp));
  if (!outcome.ok) return outcome.failure;
  leavingStore.setState({ leavesAt: outcome.value.leavesAt });
  return null;
}

/** Keeps the account after all. */
export async function stay(): Promise<Failure | null> {
  const outcome = await attempt(accountApi.stay());
  if (!outcome.ok) return outcome.failure;
  leavingStore.setState({ leavesAt: null });
  return null;
}

left.on(() => leavingStore.setState(initial, true));
