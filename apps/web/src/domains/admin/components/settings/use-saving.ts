import type { AdminSettingsChange } from "@4d/contract";
import { useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import {
  CONFLICT,
  pendingConflict,
  saveSystemSettings,
  systemSettingsStore,
} from "../../system-settings.store.ts";

/** Saves a group: whether it is under way, and why it was refused; `save` resolves with whether it succeeded. */
export function useSaving() {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(() =>
    pendingConflict(systemSettingsStore.getState()) === null ? null : t("admin.changedMeanwhile"),
  );
  const save = async (change: Omit<AdminSettingsChange, "revision">): Promise<boolean> => {
    setBusy(true);
    const failure = await saveSystemSettings(change);
    setBusy(false);
    if (failure === null) toast(t("admin.applied"));
    setWrong(failure?.code === CONFLICT ? t("admin.changedMeanwhile") : (failure?.message ?? null));
    return failure === null;
  };
  return { busy, wrong, save, refuse: setWrong };
}

export type Saving = ReturnType<typeof useSaving>;
