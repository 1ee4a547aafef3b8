import type { AdminSettingsChange, AdminSettingsView, AiKey } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";
import { mergeTypedSettings } from "./merge-typed-settings.ts";

/** Somebody else has saved since the settings were read. */
export const CONFLICT = 409;

type Change = Omit<AdminSettingsChange, "revision">;
export type AiKeys = Partial<Record<AiKey, string>>;

/** Edits that were refused because somebody else had saved meanwhile. */
interface ConflictingEdit {
  /** The current settings with my edits on top. */
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

/** Reloads the settings; the old ones stay until then. */
export async function loadSystemSettings(): Promise<void> {
  if (systemSettingsStore.getState().view === null) systemSettingsStore.setState({ state: "loading" });
  const outcome = await attempt(adminApi.settings());
  if (outcome.ok) return systemSettingsStore.setState({ view: outcome.value, state: "ready" });
  if (systemSettingsStore.getState().view !== null) toastFailure(outcome.failure);
  systemSettingsStore.setState({ state: "failed" });
}

/** My edits on top of the current settings; null if there are none, or the settings have changed again since. */
export function pendingConflict({ view, conflict: refused }: SystemSettingsState): ConflictingEdit | null {
  return refused !== null && refused.view.revision === view?.revision ? refused : null;
}

/** Drops my refused edits: a form opens with the current settings. */
export const discardConflict = (): void => systemSettingsStore.setState({ conflict: null });

/** The change was made on outdated settings: loads the current ones and puts my edits on top. */
async function rebaseEdit(base: AdminSettingsView, change: Change): Promise<Failure | null> {
  const outcome = await attempt(adminApi.settings());
  if (!outcome.ok) return outcome.failure;
  const view = outcome.value;
  systemSettingsStore.setState({ view, state: "ready", conflict: mergeTypedSettings(base, change, view) });
  return null;
}

/**
 * Changes settings for everybody at once. A concurrent change by somebody else is not undone: the current settings
 * are loaded under my edits, to be reviewed before saving again.
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

/** The verdict on a text by these words; null if the check failed. */
export async function testWords(
  text: string,
  words: AdminSettingsView["moderation"],
): Promise<Verdict | null> {
  const outcome = await attempt(adminApi.testWords(text, words));
  return outcome.ok ? outcome.value : null;
}

type FoundPlace = Awaited<ReturnType<typeof adminApi.findModels>>["places"][number];

/** Models on the operator's machine, or at one address; null if nobody could look. */
export async function findModels(baseUrl: string | null): Promise<FoundPlace[] | null> {
  const outcome = await attempt(adminApi.findModels(baseUrl));
  return outcome.ok ? outcome.value.places : null;
}

/** What a model says to one line; null if nobody could ask. */
export async function tryModel(
  baseUrl: string,
  model: string,
): Promise<Awaited<ReturnType<typeof adminApi.tryModel>> | null> {
  const outcome = await attempt(adminApi.tryModel(baseUrl, model));
  return outcome.ok ? outcome.value : null;
}

signedOut.on(() => systemSettingsStore.setState(initial, true));
