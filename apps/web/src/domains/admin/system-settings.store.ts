import type { AdminSettingsChange, AdminSettingsView, AiKey } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toast } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";
import { mergeTypedSettings } from "./merge-typed-settings.ts";

/** Somebody else has saved since the settings were read. */
export const CONFLICT = 409;

type Change = Omit<AdminSettingsChange, "revision">;
export type AiKeys = Partial<Record<AiKey, string>>;

/** What was typed and not taken, because somebody else had saved meanwhile. */
interface ConflictingEdit {
  /** The settings as they are now, with what was typed over them. */
  view: AdminSettingsView;
  keys: AiKeys;
}
export interface SystemSettingsState {
  view: AdminSettingsView | null;
  state: LoadState;
  conflict: ConflictingEdit | null;
}
const initial: SystemSettingsState = { view: null, state: "idle", conflict: null };

/** The system's settings (`ADMIN-2`). */
export const systemSettingsStore = createStore<SystemSettingsState>()(() => initial);

/** Fetches them anew; those shown stay until then. */
export async function loadSystemSettings(): Promise<void> {
  if (systemSettingsStore.getState().view === null) systemSettingsStore.setState({ state: "loading" });
  const outcome = await attempt(adminApi.settings());
  if (outcome.ok) return systemSettingsStore.setState({ view: outcome.value, state: "ready" });
  if (systemSettingsStore.getState().view !== null) toast(outcome.failure.message);
  systemSettingsStore.setState({ state: "failed" });
}

/** What was typed over the settings of now; null when nothing was, or they have changed again since. */
export function pendingConflict({ view, conflict: refused }: SystemSettingsState): ConflictingEdit | null {
  return refused !== null && refused.view.revision === view?.revision ? refused : null;
}

/** Lets go what was typed: a form is opened as the settings are. */
export const discardConflict = (): void => systemSettingsStore.setState({ conflict: null });

/** A change was made on settings that are no more: those of now come, and what was typed stays over them. */
async function rebaseEdit(base: AdminSettingsView, change: Change): Promise<Failure | null> {
  const outcome = await attempt(adminApi.settings());
  if (!outcome.ok) return outcome.failure;
  const view = outcome.value;
  systemSettingsStore.setState({ view, state: "ready", conflict: mergeTypedSettings(base, change, view) });
  return null;
}

/**
 * Changes settings for everybody at once. What somebody else changed meanwhile is not undone: it is fetched, under what
 * was typed, to be looked at before it is saved again.
 */
export async function saveSystemSettings(change: Change): Promise<Failure | null> {
  const base = systemSettingsStore.getState().view;
  const outcome = await attempt(adminApi.changeSettings({ revision: base?.revision ?? 0, ...change }));
  if (outcome.ok) {
    systemSettingsStore.setState({ view: outcome.value, state: "ready", conflict: null });
    return null;
  }
  const isOld = outcome.failure.code === CONFLICT && base !== null;
  return (isOld ? await rebaseEdit(base, change) : null) ?? outcome.failure;
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

signedOut.on(() => systemSettingsStore.setState(initial, true));
