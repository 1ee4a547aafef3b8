import type { AdminSettingsView } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

/** Whether people with rights must have a second factor (`AUTH-8`). */
export function SecurityForm({ view }: { view: AdminSettingsView }) {
  const [demanded, setDemanded] = useState(view.security.adminSecondFactor);
  const saving = useSaving();
  return (
    <SettingsGroupForm
      note={t("admin.securityNote")}
      right="admin"
      saving={saving}
      onSave={() => void saving.save({ security: { adminSecondFactor: demanded } })}
    >
      <div className="overflow-hidden rounded-m bg-ink-2">
        <SwitchCell
          title={t("admin.adminFactor")}
          note={t("admin.adminFactorNote")}
          checked={demanded}
          onChange={setDemanded}
        />
      </div>
    </SettingsGroupForm>
  );
}
