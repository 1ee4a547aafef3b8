import type { AdminSettingsView } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

/** Who may register. */
export function RegistrationForm({ view }: { view: AdminSettingsView }) {
  const [mode, setMode] = useState(view.registration);
  const saving = useSaving();
  const choices = [
    { id: "open" as const, label: t("admin.regOpen"), note: t("admin.regOpenNote") },
    { id: "approval" as const, label: t("admin.regApproval"), note: t("admin.regApprovalNote") },
    { id: "closed" as const, label: t("admin.regClosed"), note: t("admin.regClosedNote") },
  ];
  return (
    <SettingsGroupForm
      note={t("admin.registrationNote")}
      right="admin:users"
      saving={saving}
      onSave={() => void saving.save({ registration: mode })}
    >
      <ChoiceGroup title={t("admin.registration")} choices={choices} value={mode} onChange={setMode} />
    </SettingsGroupForm>
  );
}
