import type { AdminSettingsChange } from "@4d/contract";
import { useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { saveSystem } from "../../system.store.ts";

const CONFLICT = 409;

/** The saving of a group: whether it is under way, and why it was refused. */
export function useSaving() {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async (change: Omit<AdminSettingsChange, "revision">) => {
    setBusy(true);
    const failure = await saveSystem(change);
    setBusy(false);
    if (failure === null) toast(t("admin.applied"));
    setWrong(failure?.code === CONFLICT ? t("admin.changedMeanwhile") : (failure?.message ?? null));
  };
  return { busy, wrong, save, refuse: setWrong };
}

export type Saving = ReturnType<typeof useSaving>;
