import { GROUP_MEMBERS_MAX, RESUMABLE_UPLOAD_MAX, type SystemConfig } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { entered, left } from "../../platform/session.ts";
import { settingsApi } from "./settings.api.ts";

export interface SettingsState {
  /** The system's own word: announcement, call servers, version (`seed §7`). */
  config: SystemConfig | null;
}

/** System config. Language, theme and sound are this device's own and live in platform. */
export const settingsStore = createStore<SettingsState>()(() => ({ config: null }));

/** What the system allows now, so that nobody tries in vain; the widest while it has not said. */
export const systemLimits = (): SystemConfig["limits"] =>
  settingsStore.getState().config?.limits ?? {
    groupMembers: GROUP_MEMBERS_MAX,
    uploadBytes: RESUMABLE_UPLOAD_MAX,
  };

/** Fetches the config; without it everything but calls works, so a failure is silent. */
export async function loadConfig(): Promise<void> {
  const outcome = await attempt(settingsApi.config());
  if (outcome.ok) settingsStore.setState({ config: outcome.value });
}

entered.on(() => void loadConfig());
left.on(() => settingsStore.setState({ config: null }));
