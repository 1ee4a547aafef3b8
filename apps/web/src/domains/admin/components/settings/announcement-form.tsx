import { type AdminSettingsView, ANNOUNCEMENT_MAX } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

/** The announcement to everybody, shown in open clients at once. */
export function AnnouncementForm({ view }: { view: AdminSettingsView }) {
  const [text, setText] = useState(view.announcement);
  const saving = useSaving();
  return (
    <SettingsGroupForm
      note={t("admin.announcementNote")}
      saving={saving}
      onSave={() => void saving.save({ announcement: text.trim() })}
    >
      <TextArea label={t("admin.announcement")} value={text} max={ANNOUNCEMENT_MAX} tall onChange={setText} />
    </SettingsGroupForm>
  );
}
