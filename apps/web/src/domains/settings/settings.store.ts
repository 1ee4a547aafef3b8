import { GROUP_MEMBERS_MAX, RESUMABLE_UPLOAD_MAX, type SystemConfig } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { alertModal } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { local } from "../../platform/local.ts";
import { signedIn, signedOut } from "../../platform/session.ts";
import { frames } from "../../platform/socket/frames.ts";
import { settingsApi } from "./settings.api.ts";

export interface SettingsState {
  /** The system config: announcement, call servers, version (`rules §3.8`). */
  config: SystemConfig | null;
}

/** System config. Language, theme and sound belong to this device and live in platform. */
export const settingsStore = createStore<SettingsState>()(() => ({ config: null }));

/** The system's present limits, so that nobody tries in vain; the widest until they are known. */
export const systemLimits = (): SystemConfig["limits"] =>
  settingsStore.getState().config?.limits ?? {
    groupMembers: GROUP_MEMBERS_MAX,
    uploadBytes: RESUMABLE_UPLOAD_MAX,
  };

const SEEN_KEY = "announcement_seen";

/** Shows the announcement, once on this device (`ADMIN-2`). */
function showAnnouncement(text: string): void {
  if (text === "" || text === local.get(SEEN_KEY)) return;
  local.set(SEEN_KEY, text);
  void alertModal({ title: t("shell.announcement"), body: text });
}

/** Fetches the config; everything but calls works without it, so a failure is silent. */
export async function loadConfig(): Promise<void> {
  const outcome = await attempt(settingsApi.config());
  if (!outcome.ok) return;
  settingsStore.setState({ config: outcome.value });
  showAnnouncement(outcome.value.announcement);
}

signedIn.on(() => void loadConfig());
frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "config.changed") void loadConfig();
});
signedOut.on(() => settingsStore.setState({ config: null }));
