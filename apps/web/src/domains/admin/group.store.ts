import type { AdminGroup } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

interface GroupState {
  /** The open group; 0 for none. */
  id: number;
  group: AdminGroup | null;
  state: LoadState;
}
const initial: GroupState = { id: 0, group: null, state: "idle" };

/** The group shown in the admin console. */
export const groupStore = createStore<GroupState>()(() => initial);

/** Loads a group; another group is cleared at once. */
export async function loadGroup(id: number): Promise<void> {
  if (groupStore.getState().id !== id) groupStore.setState({ ...initial, id, state: "loading" }, true);
  const outcome = await attempt(adminApi.group(id));
  if (groupStore.getState().id !== id) return;
  if (outcome.ok) groupStore.setState({ group: outcome.value, state: "ready" });
  else groupStore.setState({ state: "failed" });
}

/** Lifts a group's ban (`ADMIN-3`). */
export async function unbanGroup(id: number, note: string): Promise<Failure | null> {
  const outcome = await attempt(adminApi.unbanGroup(id, note));
  if (!outcome.ok) {
    // Somebody was quicker: show the current state.
    void loadGroup(id);
    return outcome.failure;
  }
  if (groupStore.getState().id === id) groupStore.setState({ group: outcome.value, state: "ready" });
  return null;
}

signedOut.on(() => groupStore.setState(initial, true));
