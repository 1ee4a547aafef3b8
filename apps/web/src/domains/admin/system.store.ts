import type { AdminSettingsChange, AdminSettingsView } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

export interface SystemState {
  view: AdminSettingsView | null;
  state: LoadState;
}
const initial: SystemState = { view: null, state: "idle" };

/** The system's settings (`ADMIN-2`). */
export const systemStore = createStore<SystemState>()(() => initial);

/** Fetches them anew; those shown stay until then. */
export async function loadSystem(): Promise<void> {
  if (systemStore.getState().view === null) systemStore.setState({ state: "loading" });
  const outcome = await attempt(adminApi.settings());
  if (outcome.ok) systemStore.setState({ view: outcome.value, state: "ready" });
  else systemStore.setState({ state: "failed" });
}

/** Changes settings for everybody at once; what somebody else changed meanwhile is fetched, not undone. */
export async function saveSystem(change: Omit<AdminSettingsChange, "revision">): Promise<Failure | null> {
  const revision = systemStore.getState().view?.revision ?? 0;
  const outcome = await attempt(adminApi.changeSettings({ revision, ...change }));
  if (outcome.ok) {
    systemStore.setState({ view: outcome.value, state: "ready" });
    return null;
  }
  if (outcome.failure.code === 409) void loadSystem();
  return outcome.failure;
}

type Verdict = Awaited<ReturnType<typeof adminApi.testWords>>;

/** What a text would be judged to be by these words; null when nobody could say. */
export async function testWords(
  text: string,
  words: AdminSettingsView["moderation"],
): Promise<Verdict | null> {
  const outcome = await attempt(adminApi.testWords(text, words));
  return outcome.ok ? outcome.value : null;
}

left.on(() => systemStore.setState(initial, true));
